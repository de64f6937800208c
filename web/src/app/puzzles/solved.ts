/** Which puzzles were solved, and which only tried: kept on this device alone. */

const KEY = "carrack.puzzles";

type Outcome = "solved" | "tried";
type Stored = Record<string, Record<string, Outcome>>;

/** What a browser refuses to store is known until the page is reloaded. */
let unkept: Stored | null = null;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whatever else stands there counts for nothing: others may have written it. */
function all(): Stored {
  if (unkept) return unkept;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return isObject(kept) ? (kept as Stored) : {};
  } catch {
    return {};
  }
}

/** What came of the puzzles of a game, by their seeds. */
export function outcomes(game: string): Partial<Record<string, Outcome>> {
  const kept: unknown = all()[game];
  return isObject(kept) ? Object.fromEntries(Object.entries(kept).filter(([, what]) => what === "solved" || what === "tried")) : {};
}

/** What was solved stays so. */
export function keepOutcome(game: string, seed: number, outcome: Outcome): void {
  const before = outcomes(game);
  if (before[seed] === "solved") return;
  const next = { ...all(), [game]: { ...before, [seed]: outcome } } as Stored;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    unkept = null;
  } catch {
    unkept = next;
  }
}
