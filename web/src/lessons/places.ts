/** Where on the screen the things are that a lesson names: squares, pieces, parts of the page. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AROUND = 3; // pixels between a thing and its ring
const FLAT = 6; // pixels: an element without content, which nobody sees
const ATTRIBUTES = ["data-thing", "data-place", "data-part", "data-testid"];

/** The boxes of some things, as far as they are on this page. */
export const places = (names: string[]): Box[] =>
  names.map((name) => ofElement(name) ?? ofSquare(name)).filter((box) => box !== null);

/** An element that is called so; if a tab hides it, that tab. */
function ofElement(name: string): Box | null {
  const called = ATTRIBUTES.map((attribute) => `[${attribute}="${CSS.escape(name)}"]`).join();
  const found = [...document.querySelectorAll(called)];
  const seen = found.find((each) => each.getBoundingClientRect().height > FLAT);
  if (seen) return around(seen.getBoundingClientRect());
  const tab = found[0]?.closest("[data-part]")?.getAttribute("data-part");
  return tab ? ofElement(`tab-${tab}`) : null;
}

/** A square like c4 on a board that is drawn with squares of size one. */
function ofSquare(name: string): Box | null {
  const [, column = "", row = ""] = /^([a-z])(\d{1,2})$/.exec(name) ?? [];
  const matrix = document.querySelector<SVGSVGElement>("svg[data-testid=board]")?.getScreenCTM();
  if (!row || !matrix) return null;
  const x = column.charCodeAt(0) - 97;
  const corner = new DOMPoint(x, Number(row) - 1).matrixTransform(matrix);
  const opposite = new DOMPoint(x + 1, Number(row)).matrixTransform(matrix);
  return around({ x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y });
}

const around = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x) - AROUND,
  y: Math.round(y) - AROUND,
  width: Math.round(width) + 2 * AROUND,
  height: Math.round(height) + 2 * AROUND,
});
