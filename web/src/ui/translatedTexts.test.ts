import { expect, test } from "vitest";
import { keepTranslated } from "./translatedTexts";

const settled = () => new Promise((done) => setTimeout(done));

/** Takes a text out as Chrome's translation does: all at once, or one after the other. */
const ways: Record<string, (text: Text, font: Element) => void> = {
  "at once": (text, font) => {
    text.replaceWith(font);
  },
  "in two steps": (text, font) => {
    text.parentNode?.insertBefore(font, text);
    text.remove();
  },
};

test.each(Object.keys(ways))("a text that was translated, %s, is seen again when it changes", async (way) => {
  document.body.innerHTML = "<main>Gold: <b>3</b></main>";
  const main = document.querySelector("main") as HTMLElement;
  keepTranslated(main);
  const [text, other] = [main.querySelector("b")?.firstChild, main.firstChild] as [Text, Text];
  for (const [each, words] of [[text, "drei"], [other, "Gold auf Deutsch: "]] as const) {
    const font = document.createElement("font");
    font.innerHTML = `<font>${words}</font>`;
    ways[way]?.(each, font);
  }
  await settled();
  expect(main.textContent).toBe("Gold auf Deutsch: drei");
  text.nodeValue = "4";
  await settled();
  expect(main.textContent).toBe("Gold auf Deutsch: 4");
  other.remove();
  expect(main.textContent).toBe("4");
});
