/** What the server says about the map while it is drawn. */

import { call } from "../../../protocol/http";
import { problemText } from "../../../ui/problemText";
import type { Judged } from "./checkedMap";

const CALM = 300; // ms without a change before the server is asked
const AGAIN = 5000; // ms until a server that was silent is asked again

export class Report {
  judged = $state.raw<Judged | null>(null);
  /** Why there is no answer. */
  silent = $state("");
  /** The text that `judged` is about. */
  #text = $state("");

  constructor(readonly game: string) {}

  /** Whether a map with this text can be played, as far as is known. */
  playable(text: string): boolean {
    return this.#text === text && (this.judged?.playable ?? false);
  }

  /** Asks about a text as soon as it stays the same; gives what stops that. */
  watch(text: string): () => void {
    let timer = setTimeout(ask, CALM);
    let over = false;
    const judge = () => this.#judge(text, () => over);
    async function ask() {
      if (!(await judge()) && !over) timer = setTimeout(() => void ask(), AGAIN);
    }
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }

  async #judge(text: string, over: () => boolean): Promise<boolean> {
    try {
      const judged = (await call("POST /games/{game}/maps/check", { game: this.game, body: { text } })) as Judged;
      if (over()) return true;
      this.judged = judged;
      this.#text = text;
      this.silent = "";
      return true;
    } catch (problem) {
      if (!over()) this.silent = problemText(problem);
      return false;
    }
  }
}
