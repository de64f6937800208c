/** What this device has learnt: lessons that are done, and the one that is taken now. */

const KEY = "carrack.lessons";

export interface CourseProgress {
  done: string[];
  /** The lesson under way: its table, and how many of its steps are behind. */
  now: { lesson: string; table: string; at: number } | null;
  /** The first games after it, by table, and what was explained there. */
  games: string[];
  told: string[];
  /** Nothing shall be explained any more. */
  silent: boolean;
}

const NOTHING: CourseProgress = { done: [], now: null, games: [], told: [], silent: false };

/** What a browser refuses to store (private windows may) is known until the page is reloaded. */
let unkept: Record<string, Partial<CourseProgress>> | null = null;

function all(): Record<string, Partial<CourseProgress>> {
  if (unkept) return unkept;
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<CourseProgress>>;
  } catch {
    return {};
  }
}

export const progressOf = (game: string): CourseProgress => ({ ...NOTHING, ...all()[game] });

/** Adds what is new to what this device has learnt of a game. */
export function keep(game: string, news: Partial<CourseProgress>): void {
  const next = { ...all(), [game]: { ...progressOf(game), ...news } };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    unkept = null;
  } catch {
    unkept = next;
  }
}

export function keepDone(game: string, lesson: string): void {
  keep(game, { done: [...new Set([...progressOf(game).done, lesson])] });
}

/** Whether somebody here has begun a game's course, and wants to hear more. */
export const learns = (game: string): boolean => progressOf(game).done.length > 0 && !progressOf(game).silent;
