/** Whether the server has another build of the page than the one that runs here: it was updated meanwhile. */

import { entryOf } from "./pageEntry";

class NewerBuild {
  isThere = $state(false);
  readonly #own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  /** What could not be fetched. It is asked for again and again, but looked into once: who has closed the note knows. */
  readonly #missed = new Set<string>();

  constructor() {
    // a part of the page that is fetched when it is needed, and that the server no longer has
    window.addEventListener("vite:preloadError", ({ payload }) => {
      if (this.#missed.has(payload.message)) return;
      this.#missed.add(payload.message);
      void this.look();
    });
  }

  /** Asks the server; to be called when it has been away. */
  async look(): Promise<void> {
    try {
      const answer = await fetch("./", { cache: "no-cache" });
      const entry = answer.ok ? entryOf(await answer.text(), location.href) : "";
      if (entry && this.#own && entry !== this.#own) this.isThere = true;
    } catch {
      // it is away again
    }
  }
}

export const newerBuild = new NewerBuild();
