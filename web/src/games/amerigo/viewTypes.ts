/** Written by web/generate_types.py from src/carrack/games/amerigo/readers/view_types.py: change it there. */

export type Cell = [number, number];

/** An island: what is still free, and whose posts are there. */
export interface IslandView {
  island: number;
  squares: number[];
  big: boolean;
  chest: boolean;
  complete: boolean;
  free: number;
  posts: number[];
}

/** A tile on the board. */
export interface BuiltTile {
  tile: string;
  seat: number;
  squares: number[];
}

/** A ship and its node; null before it is placed. */
export interface ShipAt {
  seat: number;
  ship: number;
  node: string | null;
  /**
   * Of each island with a free post space the nearest anchor space of one, and how many spaces
   * it is away.
   */
  away: [number, number][];
}

/** The islands and everything on and around them. */
export interface BoardView {
  width: number;
  height: number;
  islands: IslandView[];
  /** Square and good. */
  commodities: [number, number][];
  /** Square, anchor and whether a post may be built there. */
  post_spaces: ([number, number, "free" | "taken" | "built"])[];
  /** Square and seat. */
  posts: [number, number][];
  tiles: BuiltTile[];
  ships: ShipAt[];
}

/** A progress token on a player sheet. */
export interface HeldToken {
  id: string;
  used: boolean;
}

/** A player sheet and the personal supply; all of it is open. */
export interface SeatView {
  points: number;
  gold: number;
  cannons: number;
  progress: number;
  special: number;
  posts_left: number;
  chests: number;
  tokens: HeldToken[];
  commodities: number[];
  production: number[];
  villages: Record<string, number>;
  supply: Record<string, number>;
}

/** A kind of tile: its cells, all its orientations, cost and points. */
export interface TileShape {
  village: boolean;
  cells: Cell[];
  orientations: Cell[][];
  cost: number;
  small: number;
  big: number;
}

/** A space of the frame around the board. */
export interface FrameSpaceView {
  space: number;
  corner: boolean;
  touches: number[];
  neighbours: number[];
}

/** The progress track, with the points of each field. */
export interface ProgressTrack {
  steps: number;
  points: Cell[];
}

/** The special action track. */
export interface SpecialTrack {
  steps: number;
  points: Cell[];
  colours: number[];
}

/** The effect of a progress token. */
export interface TokenKind {
  rule: string;
  use: string;
  actions: number[];
}

/** Constants of a game: map, frame, shapes and tracks, with provenance. */
export interface Static {
  edition: string;
  title: string;
  rows: string[];
  frame: FrameSpaceView[];
  tiles: Record<string, TileShape>;
  progress: ProgressTrack;
  special: SpecialTrack;
  tokens: Record<string, TokenKind>;
  gold_limit: number;
  cannon_limit: number;
  provenance: Record<string, string>;
}

/** Face-up markers, what each seat faces, and which values may still come. */
export interface PiratesView {
  shown: number[];
  hidden: number;
  strength: number[];
  odds: number[];
}

/** The progress tokens on display, null for a gap, and how many are still to come. */
export interface TokensView {
  left: (string | null)[];
  right: (string | null)[];
  deck: number;
}

/** A production token on display. */
export interface ProductionToken {
  good: number;
  cost: number;
}

/** The position as a seat or a spectator (`viewer` null) sees it. */
export interface AmerigoView {
  game: "amerigo";
  players: number;
  viewer: number | null;
  seat: number;
  turn: number;
  round: number;
  rounds: number;
  phase: number;
  step: "choose" | "act" | "pick" | "done" | "over";
  action: string | null;
  ap: number;
  order: number[];
  acting: number;
  board: BoardView;
  storage: number[];
  space: number[];
  tower: number[];
  pirates: PiratesView;
  time: number;
  tokens: TokensView;
  production: ProductionToken[];
  production_left: number;
  supply: Record<string, number>;
  track: number[];
  seats: SeatView[];
  static: Static;
}
