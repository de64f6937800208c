/** Where the values of a box come from, as it is said. */

import { gameText, t } from "../ui/i18n.svelte";
import { countsOf, unprinted, unprintedOf } from "./things";

type Provenance = Record<string, string>;

const NAMED = 12; // values of a part that are named: how many there are has been said

/** How many values of a box are not the printed ones. */
export function printedText(provenance: Provenance): string {
  const count = unprinted(provenance).length;
  return count ? t("unprinted", { count }) : t("all-printed");
}

/** Where the values of a part come from, how many from where, and which are not the printed ones. */
export function sourceText(game: string, part: string, provenance: Provenance): string {
  const counts = countsOf(part, provenance);
  const sources = counts.map(([source, count]) => `${gameText(game, `provenance-${source}`) ?? source}${counts.length > 1 ? ` (${count})` : ""}`).join(", ");
  const ours = unprintedOf(game, part, provenance);
  if (!ours.length) return sources;
  const named = ours.slice(0, NAMED).join(", ");
  return `${sources}. ${t("unprinted-of", { count: ours.length })}${t("colon")} ${named}${ours.length > NAMED ? ", …" : ""}`;
}
