/** Whether the server has another build of the page than the one that runs here: it was updated meanwhile. */

import { entryOf } from "./pageEntry";

class NewerBuild {
  isThere = $state(false);
  /** Somebody has read that, and goes on with the page as it is. */
  isClosed = $state(false);
  readonly #own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  /** What could not be fetched. It is asked for again and again, but looked into until the server has answered once: who has closed the note knows. */
  readonly #missed = new Set<string>();

  constructor() {
    // a part of the page that is fetched when it is needed, and that the server no longer has
    window.addEventListener("vite:preloadError", ({ payload }) => {
      if (this.#missed.has(payload.message)) return;
      void this.look().then((answered) => answered && this.#missed.add(payload.message));
    });
  }

  /** Asks the server, and says whether it has answered; to be called when it has been away, or says what is not known here. */
  async look(): Promise<boolean> {
    try {
      const answer = await fetch("./", { cache: "no-cache" });
      const entry = answer.ok ? entryOf(await answer.text(), location.href) : "";
      if (!entry) return false;
      if (this.#own && entry !== this.#own) {
        this.isThere = true;
        this.isClosed = false;
      }
      return true;
    } catch {
      return false; // it is away again
    }
  }
}

export const newerBuild = new NewerBuild();
