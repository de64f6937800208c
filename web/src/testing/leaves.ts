/** The leaves of a view: where they are, and the same view with one of them changed. */

import type { View } from "../protocol/types";

export type Path = (string | number)[];

interface Place {
  path: Path;
  value: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** All places of a view that a leaf's path, such as seats[].supply{} or afloat[][0], names. */
export function placesOf(leaf: string, view: View): Place[] {
  let found: Place[] = [{ path: [], value: view }];
  for (const [step] of leaf.matchAll(/\[\d*\]|\{\}|\w+/g)) found = found.flatMap((place) => stepped(place, step));
  return found;
}

function stepped({ path, value }: Place, step: string): Place[] {
  if (step === "[]") return Array.isArray(value) ? value.map((each: unknown, i) => ({ path: [...path, i], value: each })) : [];
  if (step === "{}") return isRecord(value) ? Object.entries(value).map(([key, each]) => ({ path: [...path, key], value: each })) : [];
  const key = step.startsWith("[") ? Number(step.slice(1, -1)) : step;
  const parent = value as Record<string | number, unknown> | null | undefined;
  return parent && key in parent ? [{ path: [...path, key], value: parent[key] }] : [];
}

/** A copy in which one place has another value; all else is shared. */
export function changed<Whole>(whole: Whole, [key, ...rest]: Path, value: unknown): Whole {
  if (key === undefined) return value as Whole;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...whole }) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, value);
  return copy as Whole;
}

/** Other values that a place might have: those few that its form has, else one seen elsewhere, else one made up. */
export function others(value: unknown, few: unknown[], seen: unknown[]): unknown[] {
  if (few.length > 1) return few.filter((each) => each !== value);
  const after = seen.indexOf(value) + 1;
  const other = [...seen.slice(after), ...seen].find((each) => each !== value);
  if (other !== undefined) return [other];
  return [typeof value === "number" ? value + 1 : `${String(value)}x`];
}
