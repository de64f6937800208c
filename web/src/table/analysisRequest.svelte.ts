/** The analysis of a finished game: asked for, waited for, and there. */

import type { Analysis, AnalysisState } from "../protocol/types";
import { RETRY_FIRST, isRefusal, sleep } from "../protocol/retry";

/** While it is made the server reports how far it is; after this many ms without a report the page asks. */
const PATIENCE = 4000;

export class AnalysisRequest {
  state = $state.raw<AnalysisState | null>(null);
  problem = $state.raw<unknown>(null);
  #closed = false;
  #asking = false;

  constructor(
    readonly begin: () => Promise<AnalysisState>,
    readonly look: () => Promise<AnalysisState>,
  ) {}

  get found(): Analysis | null {
    return this.state?.analysis ?? null;
  }

  /** What was found so far, while it is made. */
  get soFar(): Analysis | null {
    return this.running ? (this.state?.so_far ?? null) : null;
  }

  /** Somebody has asked, and it is not there yet. */
  get running(): boolean {
    const status = this.state?.status;
    return this.#asking || status === "waiting" || status === "running";
  }

  /** Whether it has been made, or is being made, already; nothing begins. */
  async find(): Promise<void> {
    await this.#attempt(this.look);
    await this.#wait();
  }

  /** Begins it where nobody has, and waits until it is there. */
  async start(): Promise<void> {
    if (this.found || this.running) return;
    this.#asking = true;
    await this.#attempt(this.begin);
    this.#asking = false;
    await this.#wait();
  }

  async #wait(): Promise<void> {
    for (let wait = RETRY_FIRST; this.running && !this.#closed; wait = Math.min(wait * 2, PATIENCE)) {
      await sleep(wait);
      if (this.running && !this.#closed) await this.#follow();
    }
  }

  /** The server says how far it is. */
  heard({ status, done, total }: Pick<AnalysisState, "status" | "done" | "total">): void {
    if (!this.state || this.found) return;
    const wasRunning = this.running;
    const all = { ...this.state, done, total };
    if (status === "waiting" || status === "running") this.state = { ...all, status };
    else void this.#follow();
    if (!wasRunning) void this.#wait();
  }

  close(): void {
    this.#closed = true;
  }

  async #attempt(ask: () => Promise<AnalysisState>): Promise<void> {
    try {
      this.state = await ask();
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
      this.state = null;
    }
  }

  /** Looks again while it is made; a server that is silent for a while is asked again. */
  async #follow(): Promise<void> {
    try {
      this.state = await this.look();
    } catch (problem) {
      if (isRefusal(problem)) this.problem = problem;
      if (isRefusal(problem)) this.state = null;
    }
  }
}
