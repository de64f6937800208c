/**
 * Texts that a browser translates. It takes each out of the page and puts elements `font` in its place,
 * so that what is written into the text later is seen by nobody. Here such a text comes back when it
 * changes, for the browser to translate it anew.
 */

/** What stands in the place of a text that was taken out. */
const instead = new WeakMap<Node, Element>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    const font = instead.get(target);
    if (!target.isConnected) font?.replaceWith(target);
  }
});

const exchanges = new MutationObserver((records) => {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (!font) continue;
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.isConnected) continue;
      instead.set(text, font);
      changes.observe(text, { characterData: true });
    }
  }
});

const { remove } = CharacterData.prototype;

/** Keeps what changes in sight in a page that is translated. */
export function keepTranslated(page: HTMLElement): void {
  // whoever takes a text away for good means what stands in its place, too
  CharacterData.prototype.remove = function () {
    instead.get(this)?.remove();
    remove.call(this);
  };
  exchanges.observe(page, { childList: true, subtree: true });
}
