/** What the first page shows at once, its cards and their pictures, is fetched before the engine fills a slow line. */

const PATIENCE = 15_000; // ms: a tab behind others draws no pictures

export class SeenFirst {
  #waiting = 0;
  #done: () => void = () => undefined;
  readonly #all = new Promise<void>((resolve) => (this.#done = resolve));

  /** Something has yet to be seen; the answer says that it is, or that nobody looks at it. */
  begin(): () => void {
    let isOpen = true;
    this.#waiting += 1;
    return () => {
      if (isOpen) this.#waiting -= 1;
      isOpen = false;
      if (!this.#waiting) this.#done();
    };
  }

  /** Resolved when all of it has been seen, or takes too long. */
  over(): Promise<void> {
    return Promise.race([this.#all, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
  }
}

export const seenFirst = new SeenFirst();
