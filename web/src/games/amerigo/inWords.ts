/** The board of Amerigo in words: squares, islands, ships, and what a square is chosen for. */

import type { Described, Seat } from "../../protocol/types";
import type { BoardWords, GameInWords, Landmark, WordSquare } from "../../stage/inWords";
import { spot } from "../../stage/things";
import type { PointerPlace, Thing } from "../../stage/things";
import { focusSeat, seatName } from "../../table/gameView";
import type { GameView } from "../../table/gameView";
import { buildMarks, islandOf, islandText, islandSentence, nearestPorts, portMarks, postsText } from "./islandsInWords";
import type { Session } from "./session.svelte";
import { box, sheet, table } from "./tableInWords";
import { t } from "../../ui/i18n.svelte";
import { FIRST } from "./sailing";
import { arrivalText, g, landingSentence } from "./texts";
import { explain } from "./things";
import { amerigo, islandAt, islandNumber, nodeSquare, squareName } from "./view";
import type { AmerigoView, ShipAt } from "./view";

const FEW = 3; // choices of one square that are named

/** What lies on each square, the uppermost thing first. */
export function thingsOf(view: AmerigoView): Map<number, Thing[]> {
  const { board } = view;
  const found = new Map<number, Thing[]>();
  const put = (square: number, kind: string, id: string | number) => {
    if (square < 0) return; // in the frame, whose spaces are told apart
    const there = found.get(square);
    if (there) there.push({ kind, id: String(id) });
    else found.set(square, [{ kind, id: String(id) }]);
  };
  for (const ship of board.ships) if (ship.node !== null) put(nodeSquare(ship.node, board.width), "ship", `${ship.seat}-${ship.ship}`);
  for (const [square] of board.posts) put(square, "post", square);
  for (const tile of board.tiles) for (const square of tile.squares) put(square, "tile", tile.squares[0] ?? square);
  for (const [square, anchor, state] of board.post_spaces) {
    if (state === "free") put(square, "post-space", square);
    put(anchor, "anchor", anchor);
  }
  for (const [square] of board.commodities) put(square, "commodity", square);
  for (const island of board.islands) for (const square of island.squares) put(square, "island", island.island);
  return found;
}

/** The islands that a ship at an anchor space can found a post on. */
function anchorText(square: number, view: AmerigoView): string {
  const posts = view.board.post_spaces.filter(([, anchor]) => anchor === square).map(([post]) => post);
  const near = view.board.islands.filter(({ squares }) => posts.some((post) => squares.includes(post)));
  return near.map(({ island }) => g("island-name", { island: islandNumber(island) })).join(", ");
}

/** A thing by its name. Whose it is has to be said with it: there is no colour to see. */
function thingText(thing: Thing, view: AmerigoView, seats: Seat[]): string {
  const told = explain(thing, view, seats);
  if (!told) return "";
  if (thing.kind === "ship") return `${told.title}, ${seatName(seats, Number(thing.id.split("-")[0]))}`;
  if (thing.kind === "anchor") return `${told.title} (${anchorText(Number(thing.id), view)})`;
  return thing.kind === "tile" ? `${told.title} (${told.text.replace(/\.$/, "")})` : told.title;
}

/** A square in words: what lies there, else sea. */
function squareText(things: Thing[], view: AmerigoView, seats: Seat[]): string {
  const told = things.map((thing) => thingText(thing, view, seats)).filter(Boolean);
  const isLand = things.some(({ kind }) => kind === "island");
  return [...(isLand ? [] : [g("space-water")]), ...new Set(told)].join(", ");
}

/** The moves that choosing a square may mean: putting the tile in the hand there, or what a click does. */
function choices(name: string, view: AmerigoView, session: Session): Described[] {
  const square = nodeSquare(name, view.board.width);
  if (session.tile) return session.placements.filter((move) => move.squares?.includes(square));
  const { others, sails } = session.movesAt(square, name);
  return [...others, ...sails];
}

function choiceText(moves: Described[]): string {
  const told = moves.slice(0, FEW).map(arrivalText).join(" / ");
  return moves.length > FEW ? `${told} …` : told;
}

function board(shown: GameView, session: Session): BoardWords {
  const view = amerigo(shown.view);
  const { width, height } = view.board;
  const things = thingsOf(view);
  const square = (at: number): WordSquare => {
    const name = squareName(at, width);
    return { name, words: squareText(things.get(at) ?? [], view, shown.seats), choice: choiceText(choices(name, view, session)) };
  };
  return {
    columns: Array.from({ length: width }, (_, x) => squareName(x, width).slice(0, 1)),
    rows: Array.from({ length: height }, (_, y) => ({
      name: String(y + 1),
      squares: Array.from({ length: width }, (_, x) => square(y * width + x)),
    })),
    beside: view.static.frame.map(({ space }) => frameSquare(`@${space}`, view, shown, session)),
    landmarks: landmarks(shown, session),
  };
}

function frameSquare(name: string, view: AmerigoView, shown: GameView, session: Session): WordSquare {
  return { name, words: frameText(name, view, shown.seats), choice: choiceText(choices(name, view, session)) };
}

function frameText(name: string, view: AmerigoView, seats: Seat[]): string {
  const ships = view.board.ships.filter(({ node }) => node === name).map((ship) => shipText(ship, view, seats));
  return [g("space-frame", { number: name }), ...ships].join(", ");
}

const shipText = ({ seat, ship }: ShipAt, view: AmerigoView, seats: Seat[]) =>
  thingText({ kind: "ship", id: `${seat}-${ship}` }, view, seats);

const shipMark = (ship: ShipAt, view: AmerigoView, seats: Seat[]): Landmark => ({
  words: `${shipText(ship, view, seats)}${t("colon")} ${ship.node ?? t("not-on-board")}`,
  at: ship.node ?? "",
});

function landmarks(shown: GameView, session: Session): BoardWords["landmarks"] {
  const view = amerigo(shown.view);
  const { width, ships, posts } = view.board;
  const me = focusSeat(shown);
  const piecesOf = (mine: boolean): Landmark[] => [
    ...ships.filter(({ seat }) => (seat === me) === mine).map((ship) => shipMark(ship, view, shown.seats)),
    ...posts.filter(([, seat]) => (seat === me) === mine).map(([square]) => ({
      words: `${thingText({ kind: "post", id: String(square) }, view, shown.seats)}${t("colon")} ${squareName(square, width)}`,
      at: squareName(square, width),
    })),
  ];
  return [
    { kind: "own", entries: piecesOf(true) },
    { kind: "goals", entries: portMarks(shown, session.helm.sails) },
    { kind: "builds", entries: buildMarks(shown) },
    { kind: "islands", entries: view.board.islands.map((island) => ({ words: islandText(island.island, view, shown.seats), at: squareName(island.squares[0] ?? 0, width) })) },
    { kind: "others", entries: piecesOf(false) },
  ];
}

/** The water beside a space of the frame: from there ships sail in. */
function edgeText(name: string, { board, static: fixed }: AmerigoView): string {
  const touches = fixed.frame.find(({ space }) => `@${space}` === name)?.touches ?? [];
  return g("frame-beside", { squares: touches.map((square) => squareName(square, board.width)).join(", ") });
}

/** All about a square: everything there, and how its island stands. */
function about(name: string, shown: GameView): string {
  const view = amerigo(shown.view);
  const square = nodeSquare(name, view.board.width);
  if (square < 0) return `${frameText(name, view, shown.seats)}. ${edgeText(name, view)}`;
  const things = thingsOf(view).get(square) ?? [];
  const island = islandAt(view.board, square);
  const more = island ? (explain({ kind: "island", id: String(island.island) }, view, shown.seats)?.text ?? "") : "";
  return [`${name}${t("colon")} ${squareText(things, view, shown.seats)}`, postsText(square, view), more].filter(Boolean).join(". ");
}

function standings(shown: GameView): string[] {
  const view = amerigo(shown.view);
  return view.seats.map((seat, i) => {
    const facts = [
      `${seat.points} ${g("label-vp")}`,
      `${g("label-gold")} ${seat.gold}`,
      `${g("label-cannons")} ${seat.cannons}`,
      `${g("track-progress")} ${seat.progress}`,
      `${g("track-special")} ${seat.special}`,
      g("posts-left", { count: seat.posts_left }),
    ];
    return `${seatName(shown.seats, i)}${t("colon")} ${facts.join(", ")}`;
  });
}

/** The ships of this device, or all others; who only watches asks about all at once. */
function shipsOf(shown: GameView, mine: boolean): string[] {
  const view = amerigo(shown.view);
  const me = focusSeat(shown);
  return view.board.ships.filter(({ seat }) => (me < 0 ? mine : (seat === me) === mine)).map((ship) => shipMark(ship, view, shown.seats).words);
}

/** Does what a click there does; of several moves the person is asked which. */
function choose(name: string, at: PointerPlace, shown: GameView, session: Session): void {
  const [only, second, ...more] = choices(name, amerigo(shown.view), session);
  if (only && second) session.popover = { ...spot(at), things: [], moves: [only, second, ...more] };
  else if (only) session.follow(only);
}

export function inWords(shown: GameView, session: Session): GameInWords {
  return {
    board: () => board(shown, session),
    choose: (name, at) => {
      choose(name, at, shown, session);
      return "";
    },
    about: (name) => about(name, shown),
    first: () => session.helm.landings.slice(0, FIRST).map(landingSentence),
    ships: () => shipsOf(shown, true),
    afloat: () => shipsOf(shown, false),
    ports: () => nearestPorts(shown, session.helm.sails),
    island: (name) => {
      const view = amerigo(shown.view);
      return islandSentence(islandOf(nodeSquare(name, view.board.width), view), view, shown.seats);
    },
    islands: () => amerigo(shown.view).board.islands.map(({ island }) => g("island-name", { island: islandNumber(island) })),
    numbered: (number) => islandSentence(number - 1, amerigo(shown.view), shown.seats),
    beside: (number) => (amerigo(shown.view).static.frame[number] ? about(`@${number}`, shown) : ""),
    standings: () => standings(shown),
    sheet: (seat) => sheet(seat, amerigo(shown.view), shown.seats),
    table: () => table(amerigo(shown.view), shown.seats),
    box: () => box(amerigo(shown.view)),
    keys: [["F 0 …", t("question-beside")], ["R", g("label-rotate")]],
  };
}
