/** Keys with a meaning, heard where the person is: on our own page anywhere, elsewhere in the board alone. */

import type { Attachment } from "svelte/attachments";
import { settings } from "./settings.svelte";

type Root = Document | ShadowRoot;

const rootOf = (element: Element): Root => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
};

/** A letter, digit or sign alone: what somebody who dictates may say by chance. */
const isSingle = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

const OURS = /^[a-z\d?+. ]$/i;

/**
 * The key that was pressed: by what it writes, or by its place where it writes nothing that means
 * something here: unshifted digits of a French keyboard, letters of a Greek one.
 */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const [, digit, letter] = /^(?:Digit(\d)|Key([A-Z]))$/.exec(code) ?? [];
  if (key.length > 1 || OURS.test(key)) return key;
  return digit ?? (shiftKey ? letter : letter?.toLowerCase()) ?? key;
}

/** Whether a key may mean something here: single characters only where they are wanted. */
export const isHeeded = (event: KeyboardEvent): boolean => settings.letters || !isSingle(event);

interface Hearing {
  /** Hears keys while a dialog is open. */
  over?: (event: KeyboardEvent) => void;
  /** Whether it hears of them before all others, whoever came earlier. */
  first?: boolean;
}

/** Hands on the keys that are pressed while no dialog is open; single characters only where they are wanted. */
export function keys(pressed: (event: KeyboardEvent) => void, { over, first = false }: Hearing = {}): Attachment<Element> {
  return (element) => {
    const root = rootOf(element);
    const listener = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !isHeeded(event)) return;
      if (root.querySelector("dialog[open]")) over?.(event);
      else pressed(event);
    };
    root.addEventListener("keydown", listener, first);
    return () => {
      root.removeEventListener("keydown", listener, first);
    };
  };
}

/** Whether somebody is typing, or choosing from a list: keys belong there then. */
export const typing = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement;

/** A key that is held down presses once: what comes to stand under the finger must not be pressed too. */
export const pressedOnce: Attachment<Element> = (element) => {
  const listener = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !event.repeat || typing(event)) return;
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener("keydown", listener, true);
  return () => {
    element.removeEventListener("keydown", listener, true);
  };
};

const HAS_A_USE = "a, button, summary, input, select, textarea, [role=group], [role=button]";

/** Whether a key was pressed on nothing in particular, or on the board: only there may Enter confirm. */
export function onBoard(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || target.closest(HAS_A_USE)) return false;
  if (target.matches("[data-part=actions]")) return true; // it has caught the focus of a button that is gone
  return target === document.body || target.closest("[data-part=board]") !== null;
}

/** A button that is off, or waits, and keeps the focus all the same: pressed then, it does nothing. */
export const offWhile = (off: boolean, press: () => void) => ({
  "aria-disabled": off || undefined,
  onclick: () => {
    if (!off) press();
  },
});
