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

/** Whether a key may mean something here: single characters only where they are wanted. */
export const isHeeded = (event: KeyboardEvent): boolean => settings.letters || !isSingle(event);

/** Hands on the keys that are pressed while no dialog is open; single characters only where they are wanted. */
export function keys(pressed: (event: KeyboardEvent) => void): Attachment<Element> {
  return (element) => {
    const root = rootOf(element);
    const listener = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || root.querySelector("dialog[open]")) return;
      if (isHeeded(event)) pressed(event);
    };
    root.addEventListener("keydown", listener);
    return () => {
      root.removeEventListener("keydown", listener);
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

/** Something that was pressed is gone: the keyboard stays in its box instead of falling back to the top. */
export const keepFocus: Attachment<HTMLElement> = (box) => {
  let inside = false;
  box.addEventListener("focusin", () => (inside = true));
  box.addEventListener("focusout", (event) => {
    inside = event.relatedTarget === null;
  });
  const watch = new MutationObserver(() => {
    if (inside && document.activeElement === document.body) box.focus();
  });
  watch.observe(box, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
  };
};
