/** What of a view nobody hears, and why: the picture alone needs it, or something else that is heard says it. */

import { movable } from "../games/dutch-east-indies/cargo";
import type { DeiView } from "../games/dutch-east-indies/viewTypes";
import type { View } from "../protocol/types";
import { gameText } from "../ui/i18n.svelte";
import { changed } from "./leaves";
import type { Path } from "./leaves";
import type { Sent } from "./phrases";
import { amerigo } from "../games/amerigo/view";

interface Unheard {
  why: string;
  /** Where, or with which other value, it is not heard; never, if nothing is said here. */
  where?: (view: View, path: Path, other: unknown) => boolean;
  /** What it always is by what else is heard; if nothing is said here either, only the picture and links need it. */
  is?: (sent: Sent, path: Path) => unknown;
}

const dei = (view: View) => view as unknown as DeiView;
const isOver = ({ seat }: View) => seat < 0;
const islandOf = (view: View, path: Path) => dei(view).static.islands[Number(path[path.indexOf("islands") + 1])];
const isNoWild = (view: View, path: Path) => islandOf(view, path)?.kind !== "wild";
const isWithoutCards = (view: View, path: Path) => isNoWild(view, path) || dei(view).islands[islandOf(view, path)?.island ?? -1]?.cards === 0;
const hasNoAutomaton = (view: View) => dei(view).solo === null;
export const valueOf = (view: View, path: Path): unknown => path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], view);
const orderOf = (view: View, path: Path) => dei(view).solo?.orders[Number(path[2])];
const hasNoCard = (view: View, path: Path) => orderOf(view, path)?.card === null;
const PEPPER = 6; // the last of the items
/** The last place where nobody decides any more. */
const placeOf = (view: View) => (isOver(view) ? amerigo(view).acting : amerigo(view).order.indexOf(view.seat));
/** What may be moved now is the same with another value: it is about goods that are not there. */
const isNotMoved = (view: View, path: Path, other: unknown) => JSON.stringify(movable(dei(view))) === JSON.stringify(movable(dei(changed(view, path, other))));
const verb = (move: unknown) => String(move).split(" ")[0];

const ofAll = (name: string, sides: string): Record<string, Unheard> => ({
  game: { why: "the page of the table is called by it", is: () => name },
  players: { why: "the answers about the seats say it", is: ({ view }) => (view[sides] as unknown[]).length },
  viewer: { why: "who listens, not what is heard", is: ({ you }) => you[0] },
});

export const UNHEARD: Record<string, Record<string, Unheard>> = {
  amerigo: {
    ...ofAll("amerigo", "seats"),
    rounds: { why: "always five, which the words say", is: () => 5 },
    step: { why: "over, when nobody decides", where: (view, _, other) => isOver(view) || (view["step"] === "act" && other === "over") },
    action: { why: "over, when nobody decides", where: isOver },
    ap: { why: "over, when nobody decides", where: isOver },
    acting: { why: "the place in the order of play of whoever decides: both are heard", is: ({ view }) => placeOf(view) },
    "static.title": { why: "an edition that the page has a name for is called by that", where: (view) => gameText("amerigo", `edition-${amerigo(view).static.edition}`) !== null },
    "static.rows[]": { why: "drawing: the squares are heard" },
    "static.frame[].corner": { why: "drawing" },
    "static.frame[].neighbours[]": { why: "drawing: spaces of the frame are numbered all around" },
    "static.tiles{}.orientations[][][0]": { why: "drawing: the squares of a tile, turned and flipped" },
    "static.tiles{}.orientations[][][1]": { why: "drawing: the squares of a tile, turned and flipped" },
    "static.tokens{}.rule": { why: "where the rules open; what a token does is heard" },
  },
  "dutch-east-indies": {
    ...ofAll("dutch-east-indies", "homes"),
    seat: { why: "without a question whoever is to sail decides", where: (view, _, other) => dei(view).ask === null && !isOver(view) && Number(other) >= 0 },
    active: { why: "over, when nobody decides", where: isOver },
    "islands[].island": { why: "the place in the list of islands", is: (_, path) => path[1] },
    "islands[].cards": { why: "only wild islands have cards", where: isNoWild },
    "islands[].known": { why: "only wild islands have cards, as long as there are any", where: isWithoutCards },
    "solo.orders[].action": { why: "without a card there is no duty", where: hasNoCard },
    "solo.orders[].stage": { why: "without a card there is no duty", where: hasNoCard },
    "solo.orders[].target": { why: "without a card there is no duty", where: hasNoCard },
    "homes[].missing{}": { why: "the automaton needs no certain spices", where: (view, path) => dei(view).solo?.seat === path[1] },
    "homes[].pepper": { why: "heard among what lies on the island", is: ({ view }, path) => dei(view).homes[Number(path[1])]?.stock[PEPPER] },
    "supply[]": { why: "heard where it is limited", where: (view) => !dei(view).static.strict },
    "loading[].own_turn": { why: "whether it is the seat that is to sail, which is heard", is: ({ view }, path) => dei(view).loading[Number(path[1])]?.seat === dei(view).active },
    "loading[].ways[].move": { why: "the ship of it is heard as a place, and ways of which there are goods", where: (view, path, other) => verb(valueOf(view, path)) === verb(other) || isNotMoved(view, path, other) },
    "loading[].ways[].start": { why: "ways of which there are goods are heard", where: isNotMoved },
    "loading[].ways[].end": { why: "ways of which there are goods are heard", where: isNotMoved },
    "loading[].ways[].items[]": { why: "goods that are there are heard", where: isNotMoved },
    "static.title": { why: "a map that the game has a name for is called by that", where: (view) => gameText("dutch-east-indies", `chart-${dei(view).static.chart}`) !== null },
    "static.rows[]": { why: "drawing: the squares are heard" },
    "static.islands[].letter": { why: "drawing" },
    "static.islands[].seat": { why: "only home islands have an owner", where: (view, path) => islandOf(view, path)?.kind !== "home" },
    "static.islands[].cards": { why: "only wild islands have cards, as long as there are any", where: isWithoutCards },
    "static.solo_cards{}.action": { why: "cards of the automaton are not in play", where: hasNoAutomaton },
    "static.solo_cards{}.otherwise": { why: "cards of the automaton are not in play", where: hasNoAutomaton },
    "static.solo_cards{}.upgrades[]": { why: "cards of the automaton are not in play", where: hasNoAutomaton },
    "static.solo_cards{}.shuffle": { why: "cards of the automaton are not in play", where: hasNoAutomaton },
  },
};

/** Whether two values mean the same: of some cards there are several. */
export function isAlike(view: View, one: unknown, other: unknown): boolean {
  const { cards, solo_cards } = view["static"] as Partial<DeiView["static"]>;
  const [a, b] = [one, other].map((id) => ({ ...cards, ...solo_cards })[String(id)]);
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
