/** What is said to those who listen: what happened waits for a pause, what is refused is said at once. */

import { getContext, onDestroy, setContext, untrack } from "svelte";

const PAUSE = 250; // ms in which what happens together is gathered into one announcement
const HELD = 2500; // ms that a refusal has before anything else is said
const SHOWN = 9000; // ms that an answer stands on the page at least
const READ = 60; // ms that a letter of it takes to be read

/** What is to be done now is said after what has happened. */
const LAST = "asked";

/** What is said again would not be heard if nothing changed. */
const again = (text: string, before: string): string => (text && text === before ? `${text}\u00a0` : text);

export class Spoken {
  /** What the two live regions say. */
  happened = $state("");
  refused = $state("");
  /** The answer to a question, for the eye. */
  shown = $state("");
  /** What was said last, to be repeated. */
  #last = "";
  /** What waits to be said, by what it is about: newer words take the place of older ones. */
  #waiting: [about: string, text: string][] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #quietUntil = 0;
  /** Where it can be heard: an open dialog makes all around it inert, live regions too. */
  #places = $state.raw<symbol[]>([]);

  /** Whether it is heard there: in the innermost place. */
  isHeardAt(place: symbol): boolean {
    return this.#places.at(-1) === place;
  }

  /** From now on it is heard there; gives how to leave. What was said elsewhere is not said again. */
  enter(place: symbol): () => void {
    const go = (to: symbol[]) => {
      this.#places = to;
      this.happened = this.refused = "";
    };
    untrack(() => {
      go([...this.#places, place]);
    });
    return () => {
      go(this.#places.filter((each) => each !== place));
    };
  }

  /** Says what happened, after all else that happens at the same time. */
  say(about: string, text: string): void {
    this.#waiting = this.#waiting.filter(([each]) => each !== about);
    const end = about === LAST ? Infinity : this.#waiting.findIndex(([each]) => each === LAST);
    if (text) this.#waiting.splice(end < 0 ? Infinity : end, 0, [about, text]);
    this.#wait();
  }

  /** These words are no longer so: they are not said if they still wait; what others say about it is. */
  takeBack(about: string, text: string): void {
    this.#waiting = this.#waiting.filter(([each, words]) => each !== about || words !== text);
    this.#wait();
  }

  #wait(least = PAUSE): void {
    clearTimeout(this.#timer);
    if (!this.#waiting.length) return;
    this.#timer = setTimeout(() => this.#flush(), Math.max(least, this.#quietUntil - Date.now()));
  }

  #flush(): void {
    const text = this.#waiting.map(([, each]) => each).join(" ");
    this.#waiting = [];
    this.#utter(text);
  }

  #utter(text: string): void {
    this.#last = text;
    this.happened = again(text, this.happened);
  }

  /** Says what cannot be done; "" once that is no longer so. */
  refuse(text: string): void {
    if (text) {
      this.#quietUntil = Date.now() + HELD;
      this.#last = text;
    }
    this.refused = again(text, untrack(() => this.refused)); // whoever refuses does not listen
    this.#wait();
  }

  /** Answers a question, by voice and for a while in a line; what waits to be said comes after it. */
  answer(text: string): void {
    this.#utter(text);
    this.#wait(HELD);
    this.shown = text;
    this.keepShown(false);
  }

  /** The answer stands while somebody is at it, and after that for as long as it takes to read. */
  keepShown(kept: boolean): void {
    clearTimeout(this.#hiding);
    if (!kept) this.#hiding = setTimeout(() => (this.shown = ""), Math.max(SHOWN, READ * this.shown.length));
  }

  repeat(): void {
    this.answer(this.#last);
  }

  /** Nothing of all this is of use any more. */
  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#hiding);
    this.#waiting = [];
    this.happened = this.refused = this.shown = "";
  }
}

const KEY = Symbol("spoken");

export function setSpoken(): Spoken {
  const spoken = setContext(KEY, new Spoken());
  onDestroy(() => {
    spoken.stop();
  });
  return spoken;
}

/** undefined: nobody speaks here. */
export const getSpoken = (): Spoken | undefined => getContext<Spoken | undefined>(KEY);

/** Says what a part of the page shows, whenever that changes: it needs no live region of its own. */
export function speaks(about: string, words: () => string): void {
  const spoken = getSpoken();
  let before = "";
  $effect(() => {
    const now = words();
    if (now) spoken?.say(about, now);
    else if (before) spoken?.takeBack(about, before);
    before = now;
  });
}

/** The same for what goes wrong, which is said at once. */
export function refuses(words: () => string): void {
  const spoken = getSpoken();
  let before = "";
  $effect(() => {
    const now = words();
    if (now || before) spoken?.refuse(now); // what others refuse stays until they say otherwise
    before = now;
  });
}
