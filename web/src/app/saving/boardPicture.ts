/** The board as it is drawn: as SVG that needs no page around it, and as a picture. */

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 1200;
const MOST = 2400; // pixels of a picture from side to side

/** What draws shapes or says how they are painted; nothing else leaves the page. */
const DRAWN = new Set(
  "svg g path rect circle ellipse line polyline polygon text tspan defs pattern linearGradient radialGradient stop clipPath mask".split(" "),
);
const GEOMETRY =
  "x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr dx dy d points rotate textLength lengthAdjust pathLength offset viewBox preserveAspectRatio patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits".split(" ");
/** Elements whose own attribute moves them. */
const PAINTS = new Set(["pattern", "linearGradient", "radialGradient"]);

const NONE = { stroke: "none", "stroke-dasharray": "none", "clip-path": "none", mask: "none", filter: "none" };
const INHERITED: Record<string, string> = {
  fill: "rgb(0, 0, 0)", "fill-opacity": "1", "fill-rule": "nonzero", "clip-rule": "nonzero",
  stroke: NONE.stroke, "stroke-width": "1px", "stroke-opacity": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter",
  "stroke-miterlimit": "4", "stroke-dasharray": NONE["stroke-dasharray"], "stroke-dashoffset": "0px", "paint-order": "normal",
  "font-family": "", "font-size": "", "font-style": "normal", "font-weight": "400", "letter-spacing": "normal",
  "text-anchor": "start", visibility: "visible",
};
const OWN: Record<string, string> = {
  opacity: "1", "clip-path": NONE["clip-path"], mask: NONE.mask, filter: NONE.filter, "mix-blend-mode": "normal",
  "vector-effect": "none", "dominant-baseline": "auto", "stop-color": "rgb(0, 0, 0)", "stop-opacity": "1",
};

type Values = Record<string, string>;

export const fileName = (game: string, step: number, ending: "svg" | "png"): string => `carrack-${game}-step${step}.${ending}`;

/** The size of a picture of a drawing: twice as large, if that is not too wide. */
export function pictureSize(width: number, height: number): [number, number] {
  const scale = Math.min(2, MOST / width);
  return [Math.round(width * scale), Math.round(height * scale)];
}

/** The drawings that lie on each other as the board; none where it stands in words only. */
export function boardOnPage(): SVGSVGElement[] {
  if (document.querySelector(".in-words:not(.closed)")) return []; // the words lie over it
  return [...document.querySelectorAll<SVGSVGElement>("svg[data-picture]")];
}

/** A colour as every program that opens SVG understands it. */
function portable(value: string): string {
  if (!/^(color|ok|lab|lch|hwb)/.test(value)) return value.replace(/url\("(#[^"]+)"\)/g, "url($1)");
  const brush = document.createElement("canvas").getContext("2d");
  if (!brush) return value;
  brush.fillStyle = value;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 255] = brush.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
}

/** Puts what `<use>` only names in its place, so that it can be asked how it looks there. */
export function unfold(drawing: Element, named: (id: string) => Element | null): void {
  for (let use = drawing.querySelector("use"); use; use = drawing.querySelector("use")) {
    const target = named((use.getAttribute("href") ?? "").slice(1));
    const group = document.createElementNS(SVG, "g");
    const at = ["x", "y", "width", "height"];
    for (const { name, value } of [...use.attributes]) if (name !== "href" && !at.includes(name)) group.setAttribute(name, value);
    const inner = document.createElementNS(SVG, target?.localName === "symbol" ? "svg" : "g");
    if (inner.localName === "svg") {
      for (const name of at) if (use.hasAttribute(name)) inner.setAttribute(name, use.getAttribute(name) ?? "");
      inner.setAttribute("viewBox", target?.getAttribute("viewBox") ?? "");
      inner.append(...[...(target?.childNodes ?? [])].map((each) => each.cloneNode(true)));
    } else if (target) {
      inner.setAttribute("transform", `translate(${use.getAttribute("x") ?? 0} ${use.getAttribute("y") ?? 0})`);
      inner.append(target.cloneNode(true));
    }
    group.append(inner);
    use.replaceWith(group);
  }
}

/** Where the style sheet puts an element, as an attribute. */
function moved(style: CSSStyleDeclaration): string {
  const { transform, transformOrigin } = style;
  if (!transform || transform === "none") return "";
  const [x = 0, y = 0] = transformOrigin.split(" ").map(parseFloat);
  return x || y ? `translate(${x} ${y}) ${transform} translate(${-x} ${-y})` : transform;
}

/** An element without the page: what it is, where it is, and how the page's style sheets have it painted. */
export function plain(element: Element, around: Values = INHERITED): Element | null {
  const style = getComputedStyle(element);
  if (!DRAWN.has(element.localName) || style.display === "none") return null;
  const made = document.createElementNS(SVG, element.localName);
  for (const name of GEOMETRY) {
    const value = element.getAttribute(name);
    if (value !== null) made.setAttribute(name, value);
  }
  const where = PAINTS.has(element.localName) ? "" : moved(style) || (style.transform ? "" : (element.getAttribute("transform") ?? ""));
  if (where) made.setAttribute("transform", where);
  const here: Values = {};
  for (const [name, usual] of Object.entries({ ...INHERITED, ...OWN })) {
    const value = style.getPropertyValue(name) || element.getAttribute(name) || (around[name] ?? usual);
    if (name in INHERITED) here[name] = value;
    if (value !== (name in INHERITED ? around[name] : usual)) made.setAttribute(name, portable(value));
  }
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) made.append((child.textContent ?? "").replace(/\s+/g, " "));
    else if (child instanceof Element && child.localName !== "defs") made.append(plain(child, here) ?? "");
  }
  return made;
}

/** The names of patterns, gradients and clippings that a drawing is painted with. */
export const paints = (drawing: Element): string[] => [...new Set([...drawing.outerHTML.matchAll(/url\(#([\w-]+)\)/g)].map(([, id = ""]) => id))];

/** Runs something on a copy of a drawing that lies beside it for as long, by day and without what passes. */
function besides<Made>(board: SVGSVGElement, run: (copy: SVGSVGElement) => Made): Made {
  const copy = board.cloneNode(true) as SVGSVGElement;
  for (const each of copy.querySelectorAll("[data-passing], defs")) each.remove();
  const { documentElement: page } = document;
  const theme = page.getAttribute("data-theme");
  page.setAttribute("data-theme", "light"); // the build decides day and night there, not where a colour is used
  board.after(copy);
  try {
    return run(copy);
  } finally {
    copy.remove();
    if (theme === null) page.removeAttribute("data-theme");
    else page.setAttribute("data-theme", theme);
  }
}

/** Has nothing move: an animation would begin anew in the copy. */
function still(drawing: Element): void {
  for (const each of drawing.querySelectorAll<SVGElement>("*")) {
    each.style.animation = "none";
    each.style.transition = "none";
  }
}

/** A whole drawing as a group: what it hands down to its parts stays, its place on the page does not. */
function asLayer(whole: Element | null): Element {
  const layer = document.createElementNS(SVG, "g");
  for (const { name, value } of whole?.attributes ?? []) if (name in INHERITED) layer.setAttribute(name, value);
  layer.append(...(whole?.childNodes ?? []));
  return layer;
}

/** The drawings that make up a board as one, which looks the same wherever it is opened. */
export function drawing(boards: SVGSVGElement[], title: string): SVGSVGElement {
  const made = document.createElementNS(SVG, "svg");
  const box = boards[0]?.getAttribute("viewBox") ?? "0 0 1 1";
  const [, , width = 1, height = 1] = box.split(" ").map(Number);
  for (const [name, value] of Object.entries({ viewBox: box, width: WIDTH, height: Math.round((WIDTH * height) / width) })) made.setAttribute(name, `${value}`);
  const called = document.createElementNS(SVG, "title");
  called.textContent = title;
  const defs = document.createElementNS(SVG, "defs");
  made.append(called, defs);
  const named = (id: string) => document.getElementById(id);
  const copied = (board: SVGSVGElement, source: SVGElement | null) =>
    besides(board, (copy) => {
      const kept = source?.cloneNode(true) as SVGElement | undefined;
      if (kept) copy.replaceChildren(kept);
      unfold(copy, named);
      still(copy);
      if (kept) return plain(kept);
      return asLayer(plain(copy));
    });
  made.append(...boards.map((board) => copied(board, null) ?? ""));
  const done = new Set<string>();
  for (let missing = paints(made); missing.length; missing = paints(made).filter((id) => !done.has(id))) {
    for (const id of missing) {
      done.add(id);
      const source = named(id);
      const paint = boards[0] && source instanceof SVGElement ? copied(boards[0], source) : null;
      paint?.setAttribute("id", id);
      defs.append(paint ?? "");
    }
  }
  return made;
}

/** The drawing as a file. */
export const written = (made: SVGSVGElement): string => new XMLSerializer().serializeToString(made);

/** A picture of a drawing. */
export async function painted(made: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([written(made)], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = pictureSize(image.width, image.height);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
