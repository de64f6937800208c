/** What is said to those who listen: what happened waits for a pause, what is refused is said at once. */

import { getContext, setContext, untrack } from "svelte";

const PAUSE = 250; // ms in which what happens together is gathered into one announcement
const HELD = 2500; // ms that a refusal has before anything else is said
const SHOWN = 9000; // ms that an answer stands on the page

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

  /** Says what happened, after all else that happens at the same time. */
  say(about: string, text: string): void {
    this.#waiting = this.#waiting.filter(([each]) => each !== about);
    const end = about === LAST ? Infinity : this.#waiting.findIndex(([each]) => each === LAST);
    if (text) this.#waiting.splice(end < 0 ? Infinity : end, 0, [about, text]);
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
    clearTimeout(this.#hiding);
    this.#hiding = setTimeout(() => (this.shown = ""), SHOWN);
  }

  repeat(): void {
    this.answer(this.#last);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#hiding);
  }
}

const KEY = Symbol("spoken");

export const setSpoken = (): Spoken => setContext(KEY, new Spoken());

/** undefined: nobody speaks here. */
export const getSpoken = (): Spoken | undefined => getContext<Spoken | undefined>(KEY);
