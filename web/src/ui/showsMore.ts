/** A scrolled area shows where more of it lies: its content fades at that edge (page.css). */

import type { Attachment } from "svelte/attachments";

const NEAR = 1; // pixels: sizes are rounded

type Sizes = Pick<
  HTMLElement,
  "scrollTop" | "scrollHeight" | "clientHeight" | "scrollLeft" | "scrollWidth" | "clientWidth"
>;

/** The edges at which something is out of sight. */
export function hiddenAt(area: Sizes): string {
  const edges = {
    above: area.scrollTop,
    below: area.scrollHeight - area.clientHeight - area.scrollTop,
    left: area.scrollLeft,
    right: area.scrollWidth - area.clientWidth - area.scrollLeft,
  };
  return Object.entries(edges).filter(([, pixels]) => pixels > NEAR).map(([edge]) => edge).join(" ");
}

/** For the area that scrolls: keeps `data-more` up to date, whatever changes its size or what is in it. */
export const showsMore: Attachment<HTMLElement> = (area) => {
  const look = () => {
    area.dataset["more"] = hiddenAt(area);
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    for (const child of area.children) sizes.observe(child);
    look();
  };
  const children = new MutationObserver(watch);
  children.observe(area, { childList: true });
  sizes.observe(area);
  watch();
  area.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    children.disconnect();
    area.removeEventListener("scroll", look);
  };
};
