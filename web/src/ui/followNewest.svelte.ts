/** A list that keeps its newest line in sight, or the one that is looked at, until somebody reads elsewhere. */

import type { Attachment } from "svelte/attachments";

const NEAR = 40; // pixels from the place within which somebody reads what is kept in sight
const HAND = 1000; // ms after a touch, a wheel or a key during which a list still runs on by itself
const DRAG = 15_000; // ms for a bar that is dragged: of which only the beginning is reported

export class Follow {
  /** Whether the place is kept in sight; false while somebody reads elsewhere. */
  following = $state(true);
  #list: HTMLElement | null = null;
  /** How far it was scrolled when it came to rest, and until when a person may have scrolled it. */
  #top = 0;
  #hand = 0;

  /** `place`: how far the list is scrolled when what is to be seen is in sight; usually that is its end. */
  constructor(readonly place: (list: HTMLElement) => number = (list) => list.scrollHeight) {}

  /** For the list: its first child holds all lines, so that both sizes can be watched. */
  readonly attach: Attachment<HTMLElement> = (list) => {
    this.#list = list;
    const sizes = new ResizeObserver(() => this.#settle());
    sizes.observe(list);
    if (list.firstElementChild) sizes.observe(list.firstElementChild);
    const touched = ({ type, target }: Event) => {
      this.#handed(type === "pointerdown" && target === list ? DRAG : HAND);
    };
    const scrolled = () => this.#scrolled(list);
    const hands = ["wheel", "touchstart", "touchmove", "pointerdown", "keydown", "focusin"] as const;
    for (const hand of hands) list.addEventListener(hand, touched, { passive: true });
    list.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      sizes.disconnect();
      for (const hand of hands) list.removeEventListener(hand, touched);
      list.removeEventListener("scroll", scrolled);
      this.#list = null;
    };
  };

  /** Back to the newest line, or to the one that is looked at. */
  toPlace(): void {
    this.following = true;
    this.#settle();
  }

  /** List or lines have another size: the place stays in sight if it was in sight. */
  #settle(): void {
    const list = this.#list;
    if (!list) return;
    if (this.following) list.scrollTop = this.place(list);
    this.#top = list.scrollTop;
  }

  #handed(ms: number): void {
    this.#hand = Math.max(this.#hand, performance.now() + ms);
  }

  /**
   * Only a person leaves the place. A list is scrolled by its browser too, when it or its lines change
   * their size, and that is said late: without a hand at the list it is set right again.
   */
  #scrolled(list: HTMLElement): void {
    const gap = Math.min(this.place(list), list.scrollHeight - list.clientHeight) - list.scrollTop;
    const byHand = performance.now() < this.#hand;
    if (Math.abs(gap) < NEAR) this.following = true;
    else if (byHand && (list.scrollTop - this.#top) * gap < 0) this.following = false;
    if (byHand) this.#handed(HAND);
    if (this.following && !byHand) this.#settle();
    this.#top = list.scrollTop;
  }
}
