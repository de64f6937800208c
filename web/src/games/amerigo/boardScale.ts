/** How large the board is on the screen. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "../../stage/coast";

export interface Scale {
  /** Pixels to a square. */
  unit: number;
  /** The whole board is in sight: a finger that moves need not scroll it. */
  whole: boolean;
}

/** Tells the scale now and whenever it changes; `size` is that of the drawing, in squares. */
export function measured(size: () => Point, tell: (scale: Scale) => void): Attachment<SVGSVGElement> {
  return (svg) => {
    const watch = new ResizeObserver(() => {
      const { width, height } = svg.getBoundingClientRect();
      const frame = svg.parentElement?.parentElement; // scrolls where the board is enlarged
      const whole =
        !frame || (frame.scrollWidth <= frame.clientWidth + 1 && frame.scrollHeight <= frame.clientHeight + 1);
      tell({ unit: Math.min(width / size().x, height / size().y), whole });
    });
    watch.observe(svg);
    return () => {
      watch.disconnect();
    };
  };
}
