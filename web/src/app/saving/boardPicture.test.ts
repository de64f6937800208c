import { afterEach, expect, test } from "vitest";
import { boardOnPage, drawing, fileName, paints, pictureSize, unfold, written } from "./boardPicture";

const SYMBOLS = `<svg><defs>
  <symbol id="hut" viewBox="0 0 24 24"><path id="door" d="M0 0h1" fill="red"></path></symbol>
  <symbol id="twice" viewBox="0 0 24 24"><use href="#hut" x="1"></use></symbol>
  <pattern id="sail" width="2" height="2"><rect width="2" height="2" fill="url(#sheen)"></rect></pattern>
  <linearGradient id="sheen"><stop offset="0" stop-color="blue"></stop></linearGradient>
  <pattern id="unused" width="2" height="2"></pattern>
</defs></svg>`;
const BOARD = `<svg data-picture role="img" aria-label="The sea" viewBox="-1 -1 20 10" onclick="boo()">
  <g data-passing><rect fill="gold" data-offer="sail A b4"></rect></g>
  <g data-thing="ship:0-0"><path fill="url(#sail)" d="M0 0h9" onclick="boo()"></path></g>
  <use href="#twice" x="3" y="4" width="5" height="6" fill="green"></use><text x="1">  Ada </text>
</svg>`;

afterEach(() => {
  document.body.innerHTML = "";
});

const drawn = (title = "Amerigo, turn 3") => {
  document.body.innerHTML = SYMBOLS + BOARD;
  for (const [name, said] of [["script", "boo()"], ["title", "Ada's secret"], ["foreignObject", "boo()"]] as const) {
    const hidden = document.createElementNS("http://www.w3.org/2000/svg", name);
    hidden.textContent = said;
    document.querySelector("[data-thing]")?.append(hidden);
  }
  return drawing(boardOnPage(), title);
};

test("a drawing says what it shows, and how large it is", () => {
  const made = drawn("Amerigo & Co., turn 3");
  expect(made.querySelector("title")?.textContent).toBe("Amerigo & Co., turn 3");
  expect(made.querySelectorAll("title")).toHaveLength(1);
  expect(["viewBox", "width", "height"].map((name) => made.getAttribute(name))).toEqual(["-1 -1 20 10", "1200", "600"]);
});

test("nothing of the page goes along: no scripts, no names of things, no offers, no words", () => {
  const text = written(drawn());
  for (const hidden of ["boo", "onclick", "data-", "aria-", "class", "style", "<use", "href", "secret", "gold"]) expect(text).not.toContain(hidden);
  expect(text).toContain("Ada");
});

test("what a drawing is painted with comes along, also what that is painted with, and nothing else", () => {
  const made = drawn();
  expect(paints(made).sort()).toEqual(["sail", "sheen"]);
  expect([...made.querySelectorAll("defs > *")].map(({ id }) => id)).toEqual(["sail", "sheen"]);
});

test("the page is left as it was", () => {
  drawn();
  for (const theme of ["dark", "light", null]) {
    if (theme) document.documentElement.setAttribute("data-theme", theme);
    else document.documentElement.removeAttribute("data-theme");
    const before = document.documentElement.outerHTML;
    drawing(boardOnPage(), "again");
    expect(document.documentElement.outerHTML).toBe(before);
  }
});

test("what is only named is drawn where it is used, however deep", () => {
  document.body.innerHTML = SYMBOLS + BOARD;
  const [board] = boardOnPage();
  if (!board) throw new Error("no board");
  unfold(board, (id) => document.getElementById(id));
  expect(board.querySelectorAll("use")).toHaveLength(0);
  expect(board.querySelector("g[fill=green] > svg[x='3'][height='6'] > g > svg[x='1'] > path")).not.toBeNull();
});

test("a board that stands in words has no picture", () => {
  document.body.innerHTML = `${SYMBOLS}${BOARD}<div class="in-words"></div>`;
  expect(boardOnPage()).toEqual([]);
  document.querySelector(".in-words")?.classList.add("closed");
  expect(boardOnPage()).toHaveLength(1);
});

test("files are called by game and step", () => {
  expect(fileName("dutch-east-indies", 57, "png")).toBe("carrack-dutch-east-indies-step57.png");
});

test("a picture is twice as large as its drawing, and never wider than 2,400 pixels", () => {
  expect(pictureSize(600, 400)).toEqual([1200, 800]);
  expect(pictureSize(1200, 800)).toEqual([2400, 1600]);
  expect(pictureSize(4800, 1000)).toEqual([2400, 500]);
});
