/** Looking back at a table: its replay, whether the analysis stands beside it, and the address of the moment. */

import { call } from "../protocol/http";
import type { Replay } from "../table/replay.svelte";
import { router } from "../ui/route.svelte";
import { untilLoaded } from "../ui/untilLoaded";
import type { TableStore } from "../table/store.svelte";
import type ReplayControls from "./ReplayControls.svelte";

const SETTLES = 150; // ms that a moment is shown before it gets into the address: browsers count changes

/** What replays, and what steers it. */
const fetched = () => Promise.all([untilLoaded(() => import("../table/replay.svelte")), untilLoaded(() => import("./ReplayControls.svelte"))]);

export class Review {
  replay = $state.raw<Replay | null>(null);
  /** What steers it: there before a replay is shown. */
  Controls = $state.raw<typeof ReplayControls | null>(null);
  /** The analysis is shown beside the replay. */
  analysing = $state(false);
  /** The moment that the address named last, as far as it was named here. */
  #named: number | null = null;
  #timer = 0;

  constructor(readonly table: TableStore) {}

  /** The replay of all that has happened, at a moment, by default the newest. */
  async open(seq = Infinity): Promise<void> {
    const { game, seats, you, tokens } = this.table;
    const known = this.table.steps.filter(({ seq }) => seq <= (this.table.position?.seq ?? Infinity)); // a move that waits is no step yet
    const steps = known.length ? known : (await call("GET /tables/{table}/steps", { table: this.table.table, tokens, query: { from: 0 } })).steps;
    const load = (step: number) => call("GET /tables/{table}/at/{step}", { table: this.table.table, tokens, step });
    const [{ Replay }, { default: Controls }] = await fetched();
    const made = new Replay(game, seats, you, steps, load);
    await made.goSeq(seq);
    this.Controls = Controls;
    this.replay?.close();
    this.replay = made;
  }

  /** Shows a moment: in the replay that is open, else in a new one. */
  async go(seq: number): Promise<void> {
    this.replay?.pause();
    if (this.replay) await this.replay.goSeq(seq);
    else await this.open(seq);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.replay?.close();
    this.replay = null;
    this.analysing = false;
    this.#named = null;
    router.see(null);
  }

  toggle(): void {
    if (this.replay) this.leave();
    else void this.open();
  }

  /** Opens the analysis; without a seat one only looks whether there is one. */
  async analyse(mayBegin: boolean): Promise<void> {
    this.analysing = true;
    void (mayBegin ? this.table.analysis.start() : this.table.analysis.find());
    if (!this.replay?.endsWith(this.table.steps)) await this.open(); // it may have begun while they played
  }

  closeAnalysis(): void {
    this.analysing = false;
    if (this.replay) this.replay.marks = [];
  }

  /** The address has changed: somebody came by a link, or went back. */
  follow(step: number | null): void {
    if (step === this.#named) return;
    this.#named = step;
    if (step === null) this.leave();
    else void this.go(step);
  }

  /** The moment that is shown gets into the address, once it stands still. */
  name(seq: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#named = seq;
      router.see(seq);
    }, SETTLES);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.replay?.close();
  }
}
