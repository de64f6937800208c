/** The drawing in words: squares, islands with what they lack, ships, and what the check says. */

import type { BoardWords, DrawingInWords, Landmark } from "../../../stage/inWords";
import { columnName, squareName, squareOf } from "../geometry";
import { g, wayName } from "../texts";
import { squaresIn } from "./checkedMap";
import type { Judged, Problem } from "./checkedMap";
import type { MapDesigner } from "./designer.svelte";
import { islandOf, kindOf, markAt, pairOf, PIRATES, SIZES, squaresOf } from "./draft";
import type { Draft, Island } from "./draft";
import { key } from "./keyboard";
import { plansOf } from "./preview";
import { contentText, findingText, islandText, pieceName, sentence, squareText, sumText, toolText } from "./texts";
import { t } from "../../../ui/i18n.svelte";

const NAMED = 4; // squares of one change that are named; more are counted

const inLine = (text: string) => text.replaceAll("\n", " ");

/** What is in hand, and where a ship will face. */
export function handText({ draft, tool, facing }: MapDesigner): string {
  const more = tool.kind === "ship" ? [wayName(facing)] : [];
  return g("draw-in-hand", { tool: [toolText(draft, tool), ...more].join(", ") });
}

/** What has become of the squares, islands and size of a drawing. */
export function changeText(before: Draft, now: Draft): string {
  if (before.width !== now.width || before.height !== now.height) return `${now.width} × ${now.height}`;
  const squares = Array.from(now.marks, (_, square) => square);
  const changed = squares.filter((square) => contentText(before, square) !== contentText(now, square));
  const islands = now.islands.filter(({ letter, cards }) => islandOf(before, letter)?.cards !== cards);
  return [
    ...changed.slice(0, NAMED).map((square) => squareText(now, square)),
    ...(changed.length > NAMED ? [g("draw-more-squares", { count: changed.length - NAMED })] : []),
    ...islands.map((island) => [islandText(now, island.letter), ...cardsText(island)].join(": ")),
  ].join(". ");
}

const cardsText = ({ letter, cards }: Island): string[] =>
  kindOf(letter) === "wild" ? [g("draw-cards-total", { cards })] : [];

function problemText(problem: Problem): string {
  const { wrong, right } = findingText(problem);
  return inLine([wrong, right, (problem.squares ?? []).join(", ")].filter((each) => each).join(" "));
}

/** An island with its size, its ports, and all that the check says about a square of it. */
function islandMark(draft: Draft, island: Island, problems: Problem[]): Landmark {
  const { letter } = island;
  const land = squaresOf(draft, letter);
  const plan = plansOf(draft).find(({ squares }) => squares.some((square) => land.includes(square)));
  const ports = plan?.ports ?? [];
  const told = problems.filter((problem) => squaresIn(problem, draft).some((at) => land.includes(at) || ports.includes(at)));
  const size = [g("draw-lands", { count: land.length }), g("draw-ports", { count: ports.length }), ...cardsText(island)];
  const [first] = land;
  return {
    words: [`${islandText(draft, letter)}${t("colon")} ${size.join(", ")}`, ...told.map((each) => inLine(findingText(each).wrong))].join(". "),
    at: first === undefined ? "" : squareName(first, draft),
  };
}

function shipMarks(draft: Draft): Landmark[] {
  const seats = [...draft.ships.map((_, seat) => seat), PIRATES];
  return seats.flatMap((seat) =>
    SIZES.map((_, size) => {
      const berth = pairOf(draft, seat)[size];
      const name = sentence(pieceName(seat, size));
      if (!berth) return { words: `${name}${t("colon")} ${g("draw-no-place")}`, at: "" };
      const at = squareName(berth.square, draft);
      return { words: `${name}${t("colon")} ${at}, ${wayName(berth.facing)}`, at };
    }),
  );
}

function board(draft: Draft, problems: Problem[]): BoardWords {
  const ports = new Map(plansOf(draft).flatMap((plan) => plan.ports.map((at) => [at, markAt(draft, plan.squares[0] ?? -1)])));
  const square = (at: number) => {
    const mark = ports.get(at);
    const whose = mark === undefined ? [] : [islandText(draft, mark)];
    return { name: squareName(at, draft), words: [contentText(draft, at), ...whose].join(", "), choice: "" };
  };
  return {
    columns: Array.from({ length: draft.width }, (_, x) => columnName(x)),
    rows: Array.from({ length: draft.height }, (_, y) => ({
      name: String(y + 1),
      squares: Array.from({ length: draft.width }, (_, x) => square(y * draft.width + x)),
    })),
    beside: [],
    landmarks: [
      {
        kind: "checks",
        entries: problems.map((problem) => {
          const [at] = squaresIn(problem, draft);
          return { words: problemText(problem), at: at === undefined ? "" : squareName(at, draft) };
        }),
      },
      { kind: "islands", entries: draft.islands.map((island) => islandMark(draft, island, problems)) },
      { kind: "ships", entries: shipMarks(draft) },
    ],
  };
}

const ERASERS = ["Delete", "Backspace"];

/** A sign takes a tool wherever somebody is; a square is cleared by whoever is there. */
const isTool = (event: KeyboardEvent, within: boolean): boolean =>
  event.key.length === 1 ? event.key !== " " : within && ERASERS.includes(event.key);

const keys = (): [string, string][] => [
  ["1 2 3 4 M a–z", g("draw-land")],
  ["+", g("draw-port")],
  [".", g("draw-sea")],
  ["Shift+B", g("draw-key-big")],
  ["Shift+S", g("draw-key-small")],
  ["Shift+R", g("draw-key-turn")],
  ["Shift+N", g("draw-new-island")],
  ["Del", g("draw-key-clear")],
  ["Ctrl+Z", g("draw-undo")],
  ["Ctrl+Y", g("draw-redo")],
];

/** What is drawn, and what the server has said of it last; null: nothing yet. */
export function inWords(designer: MapDesigner, judged: Judged | null): DrawingInWords {
  const { draft } = designer;
  const problems = judged?.problems ?? [];
  const islandAt = (name: string): Island | undefined => {
    const square = squareOf(name, draft);
    const plan = plansOf(draft).find(({ squares, ports }) => [...squares, ...ports].includes(square));
    return islandOf(draft, markAt(draft, plan?.squares[0] ?? square));
  };
  return {
    anywhere: true,
    board: () => board(draft, problems),
    choose: (name) => {
      const square = squareOf(name, draft);
      designer.use(square);
      return designer.draft === draft ? squareText(draft, square) : "";
    },
    about: (name) => {
      const square = squareOf(name, draft);
      const told = problems.filter((problem) => squaresIn(problem, draft).includes(square));
      return [squareText(draft, square), ...told.map(problemText), handText(designer)].join(". ");
    },
    island: (name) => {
      const found = islandAt(name);
      return found ? islandMark(draft, found, problems).words : "";
    },
    check: () => (judged ? [sumText(judged), ...problems.map(problemText)].join("\n") : ""),
    enter: (name) => (designer.cursor = Math.max(squareOf(name, designer.draft), 0)),
    press: (event, within) => isTool(event, within) && key(designer, event),
    keys: keys(),
  };
}
