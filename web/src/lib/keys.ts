/** Keys with a meaning, heard where the person is: on our own page anywhere, elsewhere in the board alone. */

import type { Attachment } from "svelte/attachments";

type Root = Document | ShadowRoot;

const rootOf = (element: Element): Root => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
};

/** Hands on the keys that are pressed while no dialog is open. */
export function keys(pressed: (event: KeyboardEvent) => void): Attachment<Element> {
  return (element) => {
    const root = rootOf(element);
    const listener = (event: Event) => {
      if (event instanceof KeyboardEvent && !root.querySelector("dialog[open]")) pressed(event);
    };
    root.addEventListener("keydown", listener);
    return () => {
      root.removeEventListener("keydown", listener);
    };
  };
}

/** Whether somebody is typing, or choosing from a list: keys belong there then. */
export const typing = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
