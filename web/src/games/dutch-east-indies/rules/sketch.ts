/** A small chart for the figures of the rules, and what lies and sails on it. */

import { squareOf } from "../geometry";
import type { DeiView, IslandView, PirateView, ShipView, Size, Static } from "../view";

export interface Sketch {
  /** Whose (a seat), how big, where, heading where (0 north, clockwise). */
  ships?: [number, Size, string, number][];
  pirates?: [Size, string, number][];
  /** What floats: square, item, how many. */
  afloat?: [string, number, number][];
  /** Squares that a ship may move onto, and those that it may not. */
  open?: string[];
  barred?: string[];
  /** A course, square by square. */
  way?: string[];
}

const SIZE = { width: 12, height: 5 };
export const at = (name: string) => squareOf(name, SIZE);
const squares = (names: string) => names.split(" ").map(at);

const plan = (island: number, kind: IslandView["kind"], name: string, land: string, ports: string): IslandView => ({
  island, kind, name, letter: "", seat: kind === "home" ? 0 : -1, cards: kind === "wild" ? 3 : 0,
  squares: squares(land), ports: squares(ports),
});

const FIXED = {
  ...SIZE,
  islands: [
    plan(0, "home", "Noordkerk", "a1 b1 a2", "b2"),
    plan(1, "wild", "Batu Senja", "k1 l1 l2 k2", "j2"),
    plan(2, "market", "Pasar Raja", "f5 g5", "f4 g4"),
  ],
} as unknown as Static;

/** The squares around a pirate, on which it attacks. */
function around(square: number): number[] {
  const [x, y] = [square % SIZE.width, Math.floor(square / SIZE.width)];
  const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [x + right, y + down] as const));
  const inside = near.filter(([column, row]) => column >= 0 && row >= 0 && column < SIZE.width && row < SIZE.height);
  return inside.map(([column, row]) => row * SIZE.width + column).filter((each) => each !== square);
}

export function viewOf({ ships = [], pirates = [], afloat = [] }: Sketch): DeiView {
  const sailing = ships.map(([seat, size, name, facing]) => ({
    ship: seat * 2 + (size === "small" ? 1 : 0), seat, size, square: at(name), facing, must_leave: false,
  })) as unknown as ShipView[];
  const hunting: PirateView[] = pirates.map(([size, name, facing]) => ({
    size, square: at(name), facing, cannons: 5, threatens: around(at(name)),
  }));
  return {
    static: FIXED,
    ships: sailing,
    pirates: hunting,
    afloat: afloat.map(([name, item, count]) => [at(name), item, count]),
    islands: [{ island: 0, cards: 0 }, { island: 1, cards: 3 }, { island: 2, cards: 0 }],
  } as unknown as DeiView;
}
