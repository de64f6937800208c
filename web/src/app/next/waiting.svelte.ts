/** The other tables of whoever is here: how many wait, and the way to the next. */

import { tick } from "svelte";
import { knownTables, wayTo } from "../../table/knownTables";
import { gameTitle, t } from "../../ui/i18n.svelte";
import { problemText } from "../../ui/problemText";
import { router } from "../../ui/route.svelte";
import type { Spoken } from "../../ui/spoken.svelte";
import { myTables } from "../start/myTables";
import { isOver, names, waitingFor } from "../start/rows";
import type { Row } from "../start/rows";

class Waiting {
  #running = $state.raw<Row[]>([]);
  /** Tables that are over stay so: nobody asks about them again. */
  readonly #over = new Set<string>();
  #at = -Infinity;
  #asking: Promise<void> | null = null;

  /** Asks which tables wait, unless the answer is younger than some ms. */
  async ask(age = 0): Promise<void> {
    if (!this.#asking && Date.now() - this.#at >= age) this.#asking = this.#ask().finally(() => (this.#asking = null));
    await this.#asking;
  }

  async #ask(): Promise<void> {
    const rows = await myTables(knownTables().filter(({ table }) => !this.#over.has(table)));
    for (const { table } of rows.filter(isOver)) this.#over.add(table);
    this.#running = rows.filter((row) => !isOver(row));
    this.#at = Date.now();
  }

  /** Whether there is another table that runs. */
  others(here: string): boolean {
    return this.#running.some(({ table }) => table !== here);
  }

  /** Those that wait, beside the one where somebody is, in order. */
  beside(here: string): Row[] {
    return waitingFor(this.#running).filter(({ table }) => table !== here);
  }
}

export const waiting = new Waiting();

/** Goes to the next table that waits, or says that none does; whoever is asked here stays. */
export async function goOn(here: string, asked: boolean, spoken: Spoken | undefined): Promise<void> {
  if (asked) {
    spoken?.answer(t("your-turn"));
    return;
  }
  const place = location.hash;
  try {
    await waiting.ask();
  } catch (problem) {
    spoken?.refuse(problemText(problem));
    return;
  }
  if (location.hash !== place) return; // whoever has gone elsewhere meanwhile stays there
  const [next] = waiting.beside(here);
  if (next) go(next, spoken);
  else spoken?.answer(t("next-table-none"));
}

/** Which table that is, is said once it is there: what was said at the last one is cut short. */
function go(row: Row, spoken: Spoken | undefined): void {
  const arrived = async () => {
    await tick();
    spoken?.say("next", `${gameTitle(row.game, row.title)}${t("colon")} ${names(row)}`);
  };
  addEventListener("hashchange", () => void arrived(), { once: true });
  router.go(...wayTo(row.known));
}
