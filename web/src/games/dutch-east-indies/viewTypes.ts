/** Written by web/generate_types.py from src/carrack/games/dutch_east_indies/readers/view_types.py: change it there. */

export type Size = "big" | "small";

export type Item = "crate" | "coin" | "clove" | "cardamom" | "cinnamon" | "nutmeg" | "pepper";

export type Stat = "sail" | "cargo" | "cannons";

/** A question to the deciding seat other than how to act in its turn. */
export interface Ask {
  ask: "first" | "lower" | "drop" | "dump" | "take" | "card";
  pirate?: Size;
  ship?: number;
  loser?: number;
  fields?: number;
  island?: number;
  /** Only for the seat that looks. */
  card?: string;
}

/** A ship: place, facing, statistics, hold. All of it is open. */
export interface ShipView {
  ship: number;
  seat: number;
  size: Size;
  square: number;
  facing: number;
  /** Fields of the tracks, by statistic. */
  fields: number[];
  sail: number;
  cargo: number;
  cannons: number;
  /** Counts by item. */
  hold: number[];
  load: number;
  /** 0 at rest, 1 under way, 2 arrived: its movement in this turn. */
  moved: number;
  /** Movement points left. */
  points: number;
  stays: number;
  must_leave: boolean;
  /** The island in whose port it is, or -1. */
  port: number;
  /** By island, movement points to its nearest port if nobody were in the way; -1: no way. */
  away: number[];
}

/** A pirate, and the squares on which it would attack a ship. */
export interface PirateView {
  size: Size;
  square: number;
  facing: number;
  cannons: number;
  threatens: number[];
}

/** Cards left, and the top one if the viewer has seen it. */
export interface IslandState {
  island: number;
  cards: number;
  known: string | null;
  port: boolean;
}

/** A home island: its stock, and what is still missing. */
export interface HomeView {
  stock: number[];
  missing: Record<string, number>;
  pepper: number;
  points: number;
}

/** An island of the chart. */
export interface IslandView {
  island: number;
  letter: string;
  name: string;
  kind: "home" | "market" | "wild";
  seat: number;
  cards: number;
  squares: number[];
  ports: number[];
}

/** A ship's track of one statistic; `start` by size. */
export interface Track {
  values: number[];
  prices: number[];
  start: number[];
}

/** A trade card: what it costs in crates, and the items that it gives. */
export interface Card {
  crates: number;
  gives: number[];
}

/** A card of the automaton. */
export interface SoloCardView {
  action: string;
  otherwise: string;
  upgrades: string[];
  shuffle: boolean;
}

/** The duty of a ship of the automaton. */
export interface Order {
  ship: number;
  card: string | null;
  action: "wild" | "market" | "hunt" | null;
  stage: "outward" | "homeward" | null;
  target: number | null;
}

/** The automaton's open cards; its deck only as a number of cards. */
export interface Solo {
  level: string;
  seat: number;
  orders: Order[];
  deck: number;
  discard: string[];
}

/** Constants of a game: chart, tracks and cards, with provenance. */
export interface Static {
  edition: string;
  chart: string;
  title: string;
  width: number;
  height: number;
  rows: string[];
  strict: boolean;
  islands: IslandView[];
  tracks: Record<Stat, Track>;
  cards: Record<string, Card>;
  solo_cards: Record<string, SoloCardView>;
  provenance: Record<string, string>;
  chart_provenance: string;
}

/** A pair of places between which a seat's goods may be moved. */
export interface LoadingWay {
  /** The moves along it, without the item. */
  move: string;
  /** A ship, or -1 for the home island. */
  start: number;
  end: number;
  /** The items that may go this way. */
  items: Item[];
}

/** The goods that one seat may move. */
export interface Loading {
  seat: number;
  own_turn: boolean;
  /** In the order in which a sequence of moves finds room. */
  ways: LoadingWay[];
  /** Ships whose movement would end, and the points that they have left. */
  lapses: [number, number][];
}

/** The position as a seat or a spectator (`viewer` null) sees it. */
export interface DeiView {
  game: "dutch-east-indies";
  players: number;
  viewer: number | null;
  seat: number;
  active: number;
  start: number;
  winner: number;
  turn: number;
  round: number;
  rounds: number;
  /** Spices at home that count towards the goal, and how many win (DEI-WIN-1, DEI-SOLO-14). */
  goal: number;
  ask: Ask | null;
  ships: ShipView[];
  pirates: PirateView[];
  islands: IslandState[];
  /** Square, item, count. */
  afloat: [number, number, number][];
  homes: HomeView[];
  discard: string[];
  aside: number;
  supply: number[];
  loading: Loading[];
  solo: Solo | null;
  static: Static;
}
