/** Lengths of time as they are written on clocks. */

import { t } from "./i18n.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;

const padded = (number: number): string => String(number).padStart(2, "0");

/** `9:05`, `1:20:00`, `3 d 4 h`: begun seconds count, so that nothing is left only when nothing is. */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / HOUR);
  if (seconds >= DAY) return t("time-days", { days: Math.floor(seconds / DAY), hours: hours % 24 });
  const minutes = Math.floor((seconds % HOUR) / 60);
  const rest = padded(seconds % 60);
  return hours ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`;
}
