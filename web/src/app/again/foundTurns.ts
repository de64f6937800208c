/** Which turns were found: kept on this device alone, and dropped with the table. */

import { keepPlans, keptPlans } from "../../table/keptPlans";
import { knownTable } from "../../table/knownTables";

/** Beside the plans of a table; what this device does not have could not take them along: they last as long as the page. */
const slot = (table: string): [string, string] => [`${table}/again`, knownTable(table) ? "found" : ""];

export function foundTurns(table: string): number[] {
  try {
    const kept: unknown = JSON.parse(keptPlans(...slot(table)) || "[]");
    return Array.isArray(kept) ? kept.filter((each): each is number => Number.isInteger(each)) : [];
  } catch {
    return [];
  }
}

export function addFound(table: string, at: number): void {
  keepPlans(...slot(table), JSON.stringify([...new Set([...foundTurns(table), at])]));
}
