/** What the server has been told to play for the own seats of a table, as it says it itself. */

import { call } from "../../protocol/http";
import type { Instruction, Instructions } from "../../protocol/types";
import type { TableStore } from "../../table/store.svelte";

type Shown = Pick<TableStore, "table" | "tokens">;

export class Orders {
  told = $state.raw<Instructions | null>(null);

  constructor(readonly table: Shown) {}

  get seats(): Instruction[] {
    return this.told?.possible ? this.told.seats : [];
  }

  async ask(): Promise<void> {
    this.told = await call("GET /tables/{table}/instructions", { table: this.table.table, tokens: this.table.tokens });
  }

  async give({ seat, ends, forced }: Pick<Instruction, "seat" | "ends" | "forced">): Promise<void> {
    this.told = await call("PUT /tables/{table}/instructions", { table: this.table.table, tokens: this.table.tokens, body: { seat, ends, forced } });
  }
}

const known = new WeakMap<Shown, Orders>();

/** One for each table: what is changed in one place is seen in the other. */
export function ordersOf(table: Shown): Orders {
  const orders = known.get(table) ?? new Orders(table);
  known.set(table, orders);
  return orders;
}
