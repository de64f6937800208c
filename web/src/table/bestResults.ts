/** What came of the games that ended on this device: what one's best so far is. */

const KEY = "carrack.results";
const KEPT = 500; // games; the oldest are forgotten first

export interface FinishedGame {
  table: string;
  game: string;
  players: number;
  points: number;
  place: number;
  /** Missing in what was stored before limits were told apart. */
  won?: boolean;
}

export interface Standing {
  played: number;
  won: number;
  best: number;
}

function stored(): FinishedGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as FinishedGame[];
  } catch {
    return [];
  }
}

/** Keeps a result once, and gives what all results of this game with as many players come to. */
export function record(ended: FinishedGame): Standing {
  const all = [ended, ...stored().filter((each) => each.table !== ended.table)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a device that stores nothing has no best so far
  }
  const alike = all.filter((each) => each.game === ended.game && each.players === ended.players);
  return {
    played: alike.length,
    won: alike.filter((each) => each.won ?? each.place === 1).length,
    best: Math.max(...alike.map((each) => each.points)),
  };
}
