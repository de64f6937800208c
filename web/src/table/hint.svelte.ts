/** A hint: what a bot would play now, asked of the server for the decision at hand. */

import type { Assessment, Course, Described } from "../protocol/types";
import { MARKED, marked, wayOf } from "./marks";
import type { Mark } from "./marks";

/** What a hint is about: the decision that stands. */
export interface Asking {
  legal: Described[];
  courses: Course[];
}

/** The best moves of an assessment, as far as they are legal here. */
export function marksOf(found: Assessment, { legal, courses }: Asking): Mark[] {
  const known = found.moves.filter(({ move }) => legal.some((each) => each.move === move));
  return known.slice(0, MARKED).map((each, i) => marked(i + 1, each, wayOf(each.line, courses)));
}

export class Hint {
  waiting = $state(false);
  answer = $state.raw<Assessment | null>(null);
  /** Why there is none. */
  problem = $state.raw<unknown>(null);
  /** Answers to earlier questions are too late. */
  #question = 0;

  constructor(
    readonly now: () => Asking,
    readonly fetch: () => Promise<Assessment>,
  ) {}

  readonly marks = $derived.by(() => (this.answer ? marksOf(this.answer, this.now()) : []));

  /** Something is shown, or on its way. */
  get open(): boolean {
    return this.waiting || !!this.answer || this.problem !== null;
  }

  async ask(): Promise<void> {
    this.clear();
    const mine = this.#question;
    this.waiting = true;
    try {
      const answer = await this.fetch();
      if (mine === this.#question) this.answer = answer;
    } catch (problem) {
      if (mine === this.#question) this.problem = problem;
    } finally {
      if (mine === this.#question) this.waiting = false;
    }
  }

  clear(): void {
    this.#question += 1;
    this.waiting = false;
    this.answer = null;
    this.problem = null;
  }
}
