/** The tables of the day that this device has begun, by game; those of earlier days are forgotten. */

const KEY = "carrack.day";

interface Stored {
  day: string;
  tables: Record<string, string>;
}

let unkept: Stored | null = null;

export function dayTables(day: string): Record<string, string> {
  try {
    const found = unkept ?? (JSON.parse(localStorage.getItem(KEY) ?? "null") as Stored | null);
    return found?.day === day ? found.tables : {};
  } catch {
    return {};
  }
}

export function keepDayTable(day: string, game: string, table: string): void {
  const next = { day, tables: { ...dayTables(day), [game]: table } };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    unkept = null;
  } catch {
    unkept = next;
  }
}
