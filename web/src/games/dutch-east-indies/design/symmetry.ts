/** Drawing once, seeing it twice or four times: where the images of a square and of an island are. */

import type { Chart } from "../geometry";
import { homeLetter, islandOf, kindOf, markAt, seatOf, squaresOf } from "./draft";
import type { Draft } from "./draft";

export type Symmetry = "none" | "turn" | "mirror" | "mirrors";

/** How an image comes about: half a turn, left and right exchanged, top and bottom exchanged. */
export type Image = "turn" | "across" | "down";

const IMAGES: Record<Symmetry, readonly Image[]> = {
  none: [],
  turn: ["turn"],
  mirror: ["across"],
  mirrors: ["across", "down", "turn"],
};

export const imagesOf = (symmetry: Symmetry) => IMAGES[symmetry];

/** Three homes cannot lie alike after half a turn, nor in both mirrors. */
export function symmetriesFor(players: number): Symmetry[] {
  return players === 3 ? ["none", "mirror"] : ["none", "turn", "mirror", "mirrors"];
}

export function imageSquare(square: number, image: Image, { width, height }: Chart): number {
  const column = square % width;
  const row = Math.floor(square / width);
  const across = image === "down" ? column : width - 1 - column;
  const down = image === "across" ? row : height - 1 - row;
  return down * width + across;
}

/** Ways count clockwise from north. */
export function imageWay(way: number, image: Image): number {
  if (image === "turn") return (way + 4) % 8;
  return image === "across" ? (8 - way) % 8 : (12 - way) % 8;
}

/** The seats whose homes lie opposite, when nothing is drawn that says so: seats go clockwise. */
const OPPOSITE: Record<number, Record<Image, readonly number[]>> = {
  2: { turn: [1, 0], across: [1, 0], down: [0, 1] },
  3: { turn: [0, 1, 2], across: [0, 2, 1], down: [0, 1, 2] },
  4: { turn: [2, 3, 0, 1], across: [1, 0, 3, 2], down: [3, 2, 1, 0] },
};

/** The seat whose home is the image of a seat's home. */
export function imageSeat(draft: Draft, seat: number, image: Image): number {
  const drawn = drawnImage(draft, homeLetter(seat), image);
  return drawn === "" ? (OPPOSITE[draft.players]?.[image][seat] ?? seat) : seatOf(drawn);
}

/** The island that is the image of an island, or "" if there is none yet. */
export function imageIsland(draft: Draft, letter: string, image: Image): string {
  const kind = kindOf(letter);
  if (kind === "market") return letter;
  if (kind === "home") return homeLetter(imageSeat(draft, seatOf(letter), image));
  return drawnImage(draft, letter, image) || (touchesItself(draft, letter, image) ? letter : "");
}

/** The island of the same kind that lies where most of this one's image would, or "". */
function drawnImage(draft: Draft, letter: string, image: Image): string {
  const counts = new Map<string, number>();
  for (const square of squaresOf(draft, letter)) {
    const there = markAt(draft, imageSquare(square, image, draft));
    if (islandOf(draft, there) && kindOf(there) === kindOf(letter)) counts.set(there, (counts.get(there) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}

/** Whether an island and its image are one: they share a square or a side. */
function touchesItself(draft: Draft, letter: string, image: Image): boolean {
  const land = squaresOf(draft, letter);
  return land.some((square) => {
    const other = imageSquare(square, image, draft);
    return land.some((each) => distance(each, other, draft.width) <= 1);
  });
}

function distance(a: number, b: number, width: number): number {
  const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return rows + Math.abs((a % width) - (b % width));
}
