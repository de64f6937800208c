/** What a tool does to a square, with everything that the chosen symmetry draws along with it. */

import { islandOf, kindOf, marked, pairOf, PIRATES, placedShips, PORT, SEA, withBerth, withIsland, withNewIsland } from "./draft";
import type { Berth, Draft } from "./draft";
import { imageIsland, imageSeat, imagesOf, imageSquare, imageWay } from "./symmetry";
import type { Image, Symmetry } from "./symmetry";

export type Tool =
  | { kind: "land"; letter: string }
  | { kind: "port" }
  | { kind: "sea" }
  | { kind: "ship"; seat: number; size: number }
  | { kind: "hand" };

/** The same tool, whichever object says so. */
export function sameTool(a: Tool, b: Tool): boolean {
  return toolName(a) === toolName(b);
}

/** A short name, the same for the same tool. */
export function toolName(tool: Tool): string {
  if (tool.kind === "land") return `land-${tool.letter}`;
  return tool.kind === "ship" ? `ship-${tool.seat}-${tool.size}` : tool.kind;
}

/** A square drawn with a tool for land, ports or sea, and its images. */
export function drawn(draft: Draft, tool: Tool, square: number, symmetry: Symmetry): Draft {
  if (tool.kind === "land") return drawnLand(draft, tool.letter, square, symmetry);
  if (tool.kind !== "port" && tool.kind !== "sea") return draft;
  const mark = tool.kind === "port" ? PORT : SEA;
  const images = imagesOf(symmetry).map((image) => imageSquare(square, image, draft));
  return [square, ...images].reduce((made, each) => marked(made, each, mark), draft);
}

function drawnLand(draft: Draft, letter: string, square: number, symmetry: Symmetry): Draft {
  let made = marked(draft, square, letter);
  for (const image of imagesOf(symmetry)) {
    const at = imageSquare(square, image, draft);
    if (at === square) continue;
    const [next, other] = matching(made, letter, image);
    made = other === "" ? next : marked(next, at, other);
  }
  return made;
}

/** The island that matches one in an image; a wild island that has none yet gets a new one. */
function matching(draft: Draft, letter: string, image: Image): [Draft, string] {
  const found = imageIsland(draft, letter, image);
  if (found !== "") return [draft, found];
  const next = withNewIsland(draft, islandOf(draft, letter)?.cards);
  return [next, next === draft ? "" : (next.islands.at(-1)?.letter ?? "")];
}

/** A wild island with another number of cards, and with the symmetry those that match it. */
export function withCards(draft: Draft, letter: string, cards: number, symmetry: Symmetry): Draft {
  const others = imagesOf(symmetry).map((image) => imageIsland(draft, letter, image));
  const wild = [letter, ...others].filter((each) => each !== "" && kindOf(each) === "wild");
  return wild.reduce((made, each) => withIsland(made, each, { cards }), draft);
}

/** A ship put on a square, or with null taken off the board, and the ships that match it. */
export function withShip(draft: Draft, seat: number, size: number, berth: Berth | null, symmetry: Symmetry): Draft {
  const made = withBerth(draft, seat, size, berth);
  if (seat === PIRATES) return withOtherPirate(made, size, berth, symmetry);
  return imagesOf(symmetry).reduce((next, image) => {
    const other = imageSeat(draft, seat, image);
    return other === seat ? next : withBerth(next, other, size, imageBerth(draft, berth, image));
  }, made);
}

/** There are two pirates: one is the image of the other. */
function withOtherPirate(draft: Draft, size: number, berth: Berth | null, symmetry: Symmetry): Draft {
  const image = imagesOf(symmetry).at(-1);
  if (!image) return draft;
  const other = imageBerth(draft, berth, image);
  return other?.square === berth?.square && berth ? draft : withBerth(draft, PIRATES, 1 - size, other);
}

function imageBerth(draft: Draft, berth: Berth | null, image: Image): Berth | null {
  if (!berth) return null;
  return { square: imageSquare(berth.square, image, draft), facing: imageWay(berth.facing, image) };
}

/** A click of the ship tool: a ship that stands there already turns by one way, else it comes here. */
export function shipPut(draft: Draft, tool: Tool, square: number, facing: number, symmetry: Symmetry): Draft {
  if (tool.kind !== "ship") return draft;
  const berth = pairOf(draft, tool.seat)[tool.size];
  const turned = berth?.square === square ? (berth.facing + 1) % 8 : facing;
  return withShip(draft, tool.seat, tool.size, { square, facing: turned }, symmetry);
}

/** The ship that stands on a square. */
export const shipAt = (draft: Draft, square: number) => placedShips(draft).find((ship) => ship.square === square);
