/** How one thing stands in another that does not know what it is made of. */

import { mount, unmount, untrack } from "svelte";
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import { untilLoaded } from "../ui/untilLoaded";

export interface Mounted<Props> {
  /** Called with all properties again whenever one has changed. */
  update: (props: Props) => void;
  destroy: () => void;
}

export type Mount<Props> = (element: HTMLElement, props: Props) => Mounted<Props>;

/** What components look up around them is handed on under this name. */
interface Around {
  context?: Map<unknown, unknown>;
}

class Property {
  now: unknown = $state.raw();

  constructor(first: unknown) {
    this.now = first;
  }
}

/** A component that is fetched when it is needed. What has not changed stays as it is in an update. */
export function mounting<Props extends object>(load: () => Promise<{ default: Component<Props> }>): Mount<Props & Around> {
  return (element, first) => {
    const kept: Record<string, Property> = {};
    const props = {} as Props;
    for (const [name, value] of Object.entries(first)) {
      const property = (kept[name] = new Property(value));
      Object.defineProperty(props, name, { get: () => property.now, enumerable: true });
    }
    const { context } = first;
    let component: object | null = null;
    let isGone = false;
    void untilLoaded(load).then(({ default: Loaded }) => {
      if (!isGone) component = mount(Loaded, { target: element, props, ...(context ? { context } : {}) });
    });
    return {
      update(next) {
        for (const [name, value] of Object.entries(next)) {
          const property = kept[name];
          if (property) property.now = value;
        }
      },
      destroy() {
        isGone = true;
        if (component) void unmount(component);
      },
    };
  };
}

/** Puts something into an element for as long as that is there. */
export const placed =
  <Props>(into: Mount<Props>, props: () => Props): Attachment<HTMLElement> =>
  (element) => {
    const made = untrack(() => into(element, props()));
    $effect(() => {
      const now = props();
      untrack(() => made.update(now));
    });
    return () => {
      made.destroy();
    };
  };
