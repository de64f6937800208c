/** A map as the text of its file (games/dutch_east_indies/maps/*.toml). */

import { columnName, WAYS } from "../geometry";
import { kindOf, PIRATES, pairOf, seatOf, SIZES, squaresOf } from "./draft";
import type { Berth, Draft, Island } from "./draft";

const HEAD = `# A map for The Dutch East Indies, drawn with Carrack.
#
# In the drawing . is sea, + a port of the island that it touches along a side, and every other
# character land of the island with that letter: numbers the home islands, M the Market, small
# letters the wild islands. A square is named by its column letter and its row, a1 at the top left;
# ships start on a square with a facing ("c11 NE").`;

/** The whole file. Ships that are not placed and islands that are not drawn are left out. */
export function written(draft: Draft): string {
  const homes = draft.islands.filter(({ letter }) => kindOf(letter) === "home");
  const wild = draft.islands.filter(({ letter }) => kindOf(letter) === "wild");
  const market = draft.islands.find(({ letter }) => kindOf(letter) === "market");
  const parts = [
    HEAD,
    headOf(draft),
    `chart = """\n${rowsOf(draft).join("\n")}\n"""`,
    ...homes.map((home) => homeOf(draft, home)),
    `[market]\nname = ${quoted(market?.name ?? "")}`,
    ...wild.filter(({ letter }) => squaresOf(draft, letter).length).map(wildOf),
    lines("[pirates]", ...berthsOf(draft, PIRATES)),
  ];
  return `${parts.join("\n\n")}\n`;
}

export function rowsOf({ marks, width, height }: Draft): string[] {
  return Array.from({ length: height }, (_, row) => marks.slice(row * width, (row + 1) * width));
}

function headOf(draft: Draft): string {
  return lines(
    'game = "dutch-east-indies"',
    `name = ${quoted(fileName(draft.title))}`,
    `title = ${quoted(draft.title)}`,
    `provenance = "${draft.printed ? "printed" : "own"}"`,
    `players = ${draft.players}`,
  );
}

const homeOf = (draft: Draft, home: Island) =>
  lines("[[homes]]", `name = ${quoted(home.name)}`, ...berthsOf(draft, seatOf(home.letter)));

const wildOf = (island: Island) =>
  lines("[[wild]]", `letter = ${quoted(island.letter)}`, `name = ${quoted(island.name)}`, `cards = ${island.cards}`);

function berthsOf(draft: Draft, seat: number): string[] {
  return pairOf(draft, seat).flatMap((berth, size) =>
    berth ? [`${SIZES[size] ?? ""} = ${quoted(berthName(draft, berth))}`] : [],
  );
}

function berthName({ width }: Draft, { square, facing }: Berth): string {
  const row = Math.floor(square / width) + 1;
  return `${columnName(square % width)}${row} ${WAYS[facing] ?? ""}`;
}

const lines = (...all: string[]) => all.join("\n");

/** A basic string of TOML: what JSON escapes, without the characters that neither may hold. */
const quoted = (text: string) => JSON.stringify(text.replace(/[\p{Cc}\p{Cs}]/gu, "").trim());

/** A title as a short name without spaces, for the map and its file. */
export function fileName(title: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, 40).replace(/-$/, "") || "my-map";
}
