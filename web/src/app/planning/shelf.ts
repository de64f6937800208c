/** The plans of a seat, by name: kept on this device, and garbled ones passed over. */

import type { TriedMove } from "../../protocol/types";
import { requestId } from "../../protocol/retry";
import { keepPlans, keepsPlans, keptPlans } from "../../table/keptPlans";

export interface Kept {
  id: string;
  name: string;
  /** The step that it rests on. */
  at: number;
  moves: TriedMove[];
  /** The number of what is imagined in it; null: nothing is. */
  imagined: number | null;
}

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

const isMove = (value: unknown): value is TriedMove =>
  isLoose(value) && isCount(value["seat"]) && typeof value["move"] === "string" && ["boolean", "undefined"].includes(typeof value["command"]);

const isPlan = (value: unknown): value is Kept =>
  isLoose(value) &&
  typeof value["id"] === "string" &&
  typeof value["name"] === "string" &&
  isCount(value["at"]) &&
  (value["imagined"] === null || isCount(value["imagined"])) &&
  Array.isArray(value["moves"]) &&
  value["moves"].every(isMove);

/** What was kept, without whatever is no plan. */
export function read(text: string): Kept[] {
  try {
    const found: unknown = JSON.parse(text || "[]");
    return Array.isArray(found) ? found.filter(isPlan) : [];
  } catch {
    return [];
  }
}

/** Where the plans of one seat lie; another tab may have changed them meanwhile. */
export class Shelf {
  constructor(
    readonly table: string,
    readonly token: string,
  ) {}

  /** Whether they are there after a reload. */
  get lasting(): boolean {
    return keepsPlans(this.table, this.token);
  }

  /** The newest first. */
  all(): Kept[] {
    return read(keptPlans(this.table, this.token));
  }

  put(plan: Kept): void {
    this.#write([plan, ...this.all().filter(({ id }) => id !== plan.id)]);
  }

  remove(id: string): void {
    this.#write(this.all().filter((plan) => plan.id !== id));
  }

  #write(plans: Kept[]): void {
    keepPlans(this.table, this.token, JSON.stringify(plans));
  }
}

export const newPlan = (name: string, at: number): Kept => ({ id: requestId(), name, at, moves: [], imagined: null });

/** A name that no other plan has: the first of a row of them that is free. */
export function freeName(plans: Kept[], name: (number: number) => string): string {
  const taken = new Set(plans.map((plan) => plan.name));
  let number = 1;
  while (taken.has(name(number))) number += 1;
  return name(number);
}
