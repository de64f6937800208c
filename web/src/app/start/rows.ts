/** One's tables as the first page lists them. */

import type { MyTable } from "../../protocol/types";
import { named, namesOf } from "../../table/gameView";
import type { KnownTable } from "../../table/knownTables";
import { t, texts } from "../../ui/i18n.svelte";
import { isolated } from "../../ui/isolated";

const HALF_A_DAY = 12 * 3_600_000;

export interface Row extends MyTable {
  known: KnownTable;
}

export const isOver = ({ status }: MyTable): boolean => status === "over" || status === "ended";

/** Those where it is one's turn first, then those where something happened last. */
export function byTurnAndTime(one: Row, other: Row): number {
  return Number(other.your_turn) - Number(one.your_turn) || moment(other) - moment(one);
}

/** Those where somebody waits for one: the clock that runs out first, then without clock whoever has waited longest. */
export const waitingFor = (rows: Row[]): Row[] =>
  rows
    .filter((row) => row.status === "running" && row.your_turn)
    .sort((one, other) => left(one) - left(other) || moment(one) - moment(other));

/** A number even where no clock runs: two of them are compared. */
const left = ({ due_in }: Row): number => due_in ?? Number.MAX_SAFE_INTEGER;

/** Who takes part; of a game that is over in order of places, with points. */
export function names(row: Row): string {
  const { result } = row;
  const seats = named(row.game, row.seats);
  if (!result) return seats.map((seat) => isolated(seat.name)).join(", ");
  return seats
    .sort((one, other) => (result.places[one.seat] ?? 0) - (result.places[other.seat] ?? 0))
    .map((seat) => t("name-and-points", { player: seat.name, points: result.points[seat.seat] ?? 0 }))
    .join(", ");
}

export function stateOf(row: Row): string {
  const { result } = row;
  const first = result ? row.seats.filter((seat) => result.places[seat.seat] === 1).map((seat) => seat.seat) : [];
  if (first.length > 1) return t("over-shared", { players: namesOf(named(row.game, row.seats), first) });
  // at a limit of rounds nobody has won
  if (first.length) return t("came-first", { player: namesOf(named(row.game, row.seats), first) });
  if (row.status === "over") return t("finished");
  if (row.status === "ended") return t("not-begun");
  if (row.status === "waiting" && row.awaited.length) return t("waiting", { player: namesOf(row.seats, row.awaited) });
  if (row.status === "waiting") return t("room-drawing");
  if (row.your_turn) return t("your-turn");
  if (row.awaited.length) return t("waiting-to-sit", { players: namesOf(row.seats, row.awaited) });
  return t("waiting", { player: row.seats.find((seat) => seat.seat === row.deciding)?.name ?? "" });
}

/** Until when one's own clock lasts, if it runs; the list is asked for again often enough. */
export function clockOf({ due_in }: MyTable, now = Date.now()): string {
  if (due_in === null) return "";
  const soon = due_in < HALF_A_DAY;
  return new Date(now + due_in).toLocaleString(texts.language, { dateStyle: soon ? undefined : "medium", timeStyle: "short" });
}

/** When something happened last, in ms; 0 where nobody said. */
function moment(row: Row): number {
  return new Date(row.updated).getTime() || 0;
}

export function when(row: Row): string {
  const ms = moment(row);
  return ms ? new Date(ms).toLocaleString(texts.language, { dateStyle: "medium", timeStyle: "short" }) : "";
}
