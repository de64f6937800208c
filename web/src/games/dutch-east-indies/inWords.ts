/** The chart of The Dutch East Indies in words: squares, islands, ships, pirates, and what a square is chosen for. */

import type { Seat } from "../../protocol/types";
import type { BoardWords, GameInWords, Landmark, WordSquare } from "../../stage/inWords";
import type { Explanation, Thing } from "../../stage/things";
import { focusSeat, seatName } from "../../table/gameView";
import type { GameView } from "../../table/gameView";
import { columnName, squareName, squareOf } from "./geometry";
import { isPort, islandNames, islandText, islandSentence, portMarks, wayText } from "./islandsInWords";
import type { Session } from "./session.svelte";
import { box, sheet, table } from "./tableInWords";
import { g, goodsText, wayName } from "./texts";
import { explain } from "./things";
import { t } from "../../ui/i18n.svelte";
import { afloat, dei, islandAt } from "./view";
import type { DeiView } from "./view";

/** What lies on a square, the uppermost thing first. */
export function thingsAtSquare(square: number, view: DeiView): Thing[] {
  const things = [
    ...view.ships.filter((ship) => ship.square === square).map(({ ship }) => ({ kind: "ship", id: String(ship) })),
    ...view.pirates.filter((pirate) => pirate.square === square).map(({ size }) => ({ kind: "pirate", id: size })),
  ];
  if (view.afloat.some(([at]) => at === square)) things.push({ kind: "cargo", id: String(square) });
  return [...things, { kind: "square", id: String(square) }];
}

const explanations = (square: number, view: DeiView, seats: Seat[]): { thing: Thing; told: Explanation }[] =>
  thingsAtSquare(square, view).flatMap((thing) => {
    const told = explain(thing, view, seats);
    return told ? [{ thing, told }] : [];
  });

/** A thing by its name, with what a glance at the picture would show. */
function thingText({ kind, id }: Thing, { title, text }: Explanation, view: DeiView): string {
  const facing = kind === "ship" ? view.ships[Number(id)]?.facing : view.pirates.find(({ size }) => kind === "pirate" && size === id)?.facing;
  if (facing !== undefined) return `${title}, ${g("label-facing", { way: wayName(facing) })}`;
  return kind === "cargo" ? text.replace(/\.$/, "") : title;
}

function squareText(square: number, view: DeiView, seats: Seat[]): string {
  const plan = islandAt(view.static, square);
  const told = explanations(square, view, seats).map(({ thing, told }) =>
    thing.kind === "square" && !plan ? g("label-square") : thingText(thing, told, view),
  );
  if (isPort(square, plan, view)) told.push(g("label-port"));
  if (view.pirates.some(({ threatens }) => threatens.includes(square))) told.push(g("label-threatened"));
  return told.join(", ");
}

function board(shown: GameView, session: Session): BoardWords {
  const view = dei(shown.view);
  const fixed = view.static;
  const square = (at: number): WordSquare => ({
    name: squareName(at, fixed),
    words: squareText(at, view, shown.seats),
    choice: wayText(session.goals.get(at)?.[0], view) || pickText(at, view, session),
  });
  return {
    columns: Array.from({ length: fixed.width }, (_, x) => columnName(x)),
    rows: Array.from({ length: fixed.height }, (_, y) => ({
      name: String(y + 1),
      squares: Array.from({ length: fixed.width }, (_, x) => square(y * fixed.width + x)),
    })),
    beside: [],
    landmarks: landmarks(shown, session),
  };
}

/** An own ship that may sail and is not the one whose ways are shown. */
const other = (square: number, view: DeiView, session: Session): number | undefined =>
  session.movable.find((ship) => ship !== session.ship && view.ships[ship]?.square === square);

const pickText = (square: number, view: DeiView, session: Session): string =>
  other(square, view, session) === undefined ? "" : g("label-turn");

function shipMark(ship: number, view: DeiView, seats: Seat[]): Landmark {
  const told = explain({ kind: "ship", id: String(ship) }, view, seats);
  const at = view.ships[ship]?.square ?? -1;
  return { words: told ? `${told.title}${t("colon")} ${inLine(told.text)}` : "", at: squareName(at, view.static) };
}

const inLine = (text: string) => text.replaceAll("\n", " ");

/** The ships of this device, or all others; who only watches asks about all at once. */
function shipMarks(shown: GameView, mine: boolean): Landmark[] {
  const view = dei(shown.view);
  const me = focusSeat(shown);
  const wanted = view.ships.filter(({ seat }) => (me < 0 ? mine : (seat === me) === mine));
  return wanted.map(({ ship }) => shipMark(ship, view, shown.seats));
}

/** Pirates, and goods overboard. */
function nobodys(shown: GameView): Landmark[] {
  const view = dei(shown.view);
  const pirates = view.pirates.map(({ size, square }) => {
    const told = explain({ kind: "pirate", id: size }, view, shown.seats);
    return { words: told ? `${told.title}${t("colon")} ${inLine(told.text)}` : "", at: squareName(square, view.static) };
  });
  const cargo = afloat(view).map(({ square }) => ({
    words: explain({ kind: "cargo", id: String(square) }, view, shown.seats)?.text ?? "",
    at: squareName(square, view.static),
  }));
  return [...pirates, ...cargo];
}

function landmarks(shown: GameView, session: Session): BoardWords["landmarks"] {
  const view = dei(shown.view);
  const isMine = focusSeat(shown) >= 0;
  return [
    { kind: "own", entries: isMine ? shipMarks(shown, true) : [] },
    { kind: "goals", entries: portMarks(shown, session) },
    {
      kind: "islands",
      entries: view.static.islands.map((plan) => ({
        words: islandText(plan, view, shown.seats),
        at: squareName(plan.ports[0] ?? plan.squares[0] ?? 0, view.static),
      })),
    },
    { kind: "others", entries: [...shipMarks(shown, !isMine), ...nobodys(shown)] },
  ];
}

function about(name: string, shown: GameView): string {
  const view = dei(shown.view);
  const found = explanations(squareOf(name, view.static), view, shown.seats);
  const told = found.map(({ told: { title, text } }) => (text ? `${title}${t("colon")} ${inLine(text)}` : title));
  return `${name}${t("colon")} ${told.join(" ")}`;
}

function standings(shown: GameView): string[] {
  const view = dei(shown.view);
  return view.homes.map((home, seat) => {
    const told = explain({ kind: "home", id: String(seat) }, view, shown.seats);
    const points = `${g("label-points")} ${home.points} / ${view.goal}`;
    return `${seatName(shown.seats, seat)}${t("colon")} ${points}. ${told ? inLine(told.text) : goodsText(home.stock)}`;
  });
}

/** What a click there does: an own ship is taken in hand, a way is shown, and sailed by a second time. */
function choose(name: string, shown: GameView, session: Session): string {
  const view = dei(shown.view);
  const square = squareOf(name, view.static);
  if (session.goals.has(square)) {
    session.click(square, false);
    return "";
  }
  const ship = other(square, view, session);
  if (ship === undefined) return "";
  session.uses([{ kind: "ship", id: String(ship) }]);
  return `${g("label-turn")}${t("colon")} ${shipMark(ship, view, shown.seats).words}`;
}

export function inWords(shown: GameView, session: Session): GameInWords {
  return {
    board: () => board(shown, session),
    choose: (name) => choose(name, shown, session),
    about: (name) => about(name, shown),
    ships: () => shipMarks(shown, true).map(({ words }) => words),
    afloat: () => [...shipMarks(shown, false), ...nobodys(shown)].map(({ words }) => words),
    ports: () => portMarks(shown, session).map(({ words }) => words),
    island: (name) => {
      const view = dei(shown.view);
      return islandSentence(islandAt(view.static, squareOf(name, view.static))?.island ?? -1, view, shown.seats);
    },
    islands: () => islandNames(dei(shown.view)),
    numbered: (number) => islandSentence(number - 1, dei(shown.view), shown.seats),
    beside: () => "",
    standings: () => standings(shown),
    sheet: (seat) => sheet(seat, dei(shown.view), shown.seats),
    table: () => table(dei(shown.view), shown.seats),
    box: () => box(dei(shown.view)),
    keys: [],
  };
}
