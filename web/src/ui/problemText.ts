/** What the server refuses, in the language of the page as far as it can be said by its code. */

import { Refused } from "../protocol/api";
import { t } from "./i18n.svelte";

export function problemText(problem: unknown): string {
  if (problem instanceof TypeError) return t("problem-silence"); // what fetch throws
  if (!(problem instanceof Refused)) return String(problem);
  const key = `problem-${problem.code}`;
  const said = t(key, { message: problem.message });
  return said === key ? problem.message : said;
}
