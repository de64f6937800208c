/** What of a view nobody hears, and why: the picture alone needs it, or something else that is heard says it. */

import type { DeiView } from "../games/dutch-east-indies/viewTypes";
import type { View } from "../protocol/types";
import type { Path } from "./leaves";

interface Unheard {
  why: string;
  /** Where, or with which other value, it is not heard; never, if nothing is said here. */
  where?: (view: View, path: Path, other: unknown) => boolean;
}

const dei = (view: View) => view as unknown as DeiView;
const isOver = ({ seat }: View) => seat < 0;
const islandOf = (view: View, path: Path) => dei(view).static.islands[Number(path[path.indexOf("islands") + 1])];
const isNoWild = (view: View, path: Path) => islandOf(view, path)?.kind !== "wild";
const isWithoutCards = (view: View, path: Path) => isNoWild(view, path) || dei(view).islands[islandOf(view, path)?.island ?? -1]?.cards === 0;
const hasNoAutomaton = (view: View) => dei(view).solo === null;
const valueOf = (view: View, path: Path): unknown => path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], view);
const orderOf = (view: View, path: Path) => dei(view).solo?.orders[Number(path[2])];
const hasNoCard = (view: View, path: Path) => orderOf(view, path)?.card === null;
const verb = (move: unknown) => String(move).split(" ")[0];

const EVERYWHERE: Record<string, Unheard> = {
  game: { why: "the page of the table is called by it" },
  players: { why: "the answers about the seats say it" },
  viewer: { why: "who listens, not what is heard" },
  turn: { why: "a number by which the page knows that another turn has begun; rounds and phases are heard" },
};

export const UNHEARD: Record<string, Record<string, Unheard>> = {
  amerigo: {
    ...EVERYWHERE,
    rounds: { why: "always five, which the words say" },
    step: { why: "over, when nobody decides", where: (view, _, other) => isOver(view) || (view["step"] === "act" && other === "over") },
    action: { why: "over, when nobody decides", where: isOver },
    ap: { why: "over, when nobody decides", where: isOver },
    acting: { why: "the place in the order of play of whoever decides: both are heard" },
    "static.title": { why: "an edition that the page has a name for is called by that" },
    "static.rows[]": { why: "drawing: the squares are heard" },
    "static.frame[].corner": { why: "drawing" },
    "static.frame[].neighbours[]": { why: "drawing: spaces of the frame are numbered all around" },
    "static.tiles{}.orientations[][][0]": { why: "drawing: the squares of a tile, turned and flipped" },
    "static.tiles{}.orientations[][][1]": { why: "drawing: the squares of a tile, turned and flipped" },
    "static.tokens{}.rule": { why: "where the rules open; what a token does is heard" },
  },
  "dutch-east-indies": {
    ...EVERYWHERE,
    seat: { why: "without a question whoever is to sail decides", where: (view, _, other) => dei(view).ask === null && !isOver(view) && Number(other) >= 0 },
    active: { why: "over, when nobody decides", where: isOver },
    "islands[].island": { why: "the place in the list of islands" },
    "islands[].cards": { why: "only wild islands have cards", where: isNoWild },
    "islands[].known": { why: "only wild islands have cards, as long as there are any", where: isWithoutCards },
    "solo.orders[].action": { why: "without a card there is no duty", where: hasNoCard },
    "solo.orders[].stage": { why: "without a card there is no duty", where: hasNoCard },
    "solo.orders[].target": { why: "without a card there is no duty", where: hasNoCard },
    "homes[].missing{}": { why: "the automaton needs no certain spices", where: (view, path) => dei(view).solo?.seat === path[1] },
    "homes[].pepper": { why: "heard among what lies on the island" },
    "supply[]": { why: "heard where it is limited", where: (view) => !dei(view).static.strict },
    "loading[].own_turn": { why: "whether it is the seat that is to sail, which is heard" },
    "loading[].ways[].move": { why: "the ship of it is heard as a place", where: (view, path, other) => verb(valueOf(view, path)) === verb(other) },
    "static.chart": { why: "the map is called by its title" },
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
