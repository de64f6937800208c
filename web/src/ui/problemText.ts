/** What the server refuses, in the language of the page: in the words of the game, or by its code. */

import { Refused } from "../protocol/api";
import { gameText, t } from "./i18n.svelte";

export function problemText(problem: unknown, game = ""): string {
  if (problem instanceof TypeError) return t("problem-silence"); // what fetch throws
  if (!(problem instanceof Refused)) return String(problem);
  const message = gameText(game, problem.key, problem.args) ?? problem.message;
  const key = `problem-${problem.code}`;
  const said = t(key, { message });
  return said === key ? message : said;
}
