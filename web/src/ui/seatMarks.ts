/** What marks the seats everywhere, beside colour and pattern: a digit on a plate of a shape of its own. */

export const SEAT_MARKS = ["1", "2", "3", "4"];

type Point = readonly [number, number];

const DISC: Point[] = Array.from({ length: 36 }, (_, i) => [Math.sin((i * Math.PI) / 18), -Math.cos((i * Math.PI) / 18)]);
const SQUARE: Point[] = [[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]];
const LOZENGE: Point[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const SHIELD: Point[] = [[-0.95, -0.9], [0.95, -0.9], [0.95, 0.2], [0, 1], [-0.95, 0.2]];

/** The corners of each seat's plate, in a field from -1 to 1. */
const OUTLINES = [DISC, SQUARE, LOZENGE, SHIELD];
/** A lozenge has little room for its digit: it is drawn larger. */
export const PLATE_SCALES = [1, 1, 1.3, 1.08];

const outline = (seat: number) => OUTLINES[seat] ?? DISC;

/** The plate of a seat as points of a polygon in SVG. */
export const platePoints = (seat: number) => outline(seat).map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(" ");

/** The plate of a seat as a `clip-path` that fills its element. */
export const plateClip = (seat: number) =>
  `polygon(${outline(seat).map(([x, y]) => `${((x + 1) * 50).toFixed(1)}% ${((y + 1) * 50).toFixed(1)}%`).join(",")})`;
