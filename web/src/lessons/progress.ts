/** What this device has learnt: lessons that are done, and the one that is taken now. */

const KEY = "carrack.lessons";

export interface CourseProgress {
  done: string[];
  /** The lesson under way: its table, and how many of its steps are behind. */
  now: { lesson: string; table: string; at: number } | null;
}

/** What a browser refuses to store (private windows may) is known until the page is reloaded. */
let unkept: Record<string, CourseProgress> | null = null;

function all(): Record<string, CourseProgress> {
  if (unkept) return unkept;
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, CourseProgress>;
  } catch {
    return {};
  }
}

export const progressOf = (game: string): CourseProgress => all()[game] ?? { done: [], now: null };

function keep(game: string, news: Partial<CourseProgress>): void {
  const next = { ...all(), [game]: { ...progressOf(game), ...news } };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    unkept = null;
  } catch {
    unkept = next;
  }
}

/** The lesson that is taken from now on. */
export const keepNow = (game: string, now: CourseProgress["now"]): void => {
  keep(game, { now });
};

export function keepDone(game: string, lesson: string): void {
  keep(game, { done: [...new Set([...progressOf(game).done, lesson])] });
}
