/** Lengths of time as they are written on clocks. */

import { t, texts } from "./i18n.svelte";

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

/** When something will be, here: the time of the day, with the day of the week if it is another one, far off the date. */
export function momentText(ms: number, now: number): string {
  const away = (ms - now) / 1000;
  const clock: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  if (away > 6 * DAY) return new Date(ms).toLocaleDateString(texts.language, { day: "numeric", month: "short" });
  return new Date(ms).toLocaleString(texts.language, away < DAY ? clock : { weekday: "short", ...clock });
}
