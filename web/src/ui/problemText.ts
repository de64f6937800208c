/** What the server refuses, in the language of the page: in its own words, or those of the game. */

import { Refused } from "../protocol/api";
import { gameText, t } from "./i18n.svelte";

export function problemText(problem: unknown, game = ""): string {
  if (problem instanceof TypeError) return t("problem-silence"); // what fetch throws
  if (!(problem instanceof Refused)) return String(problem);
  const said = t(problem.key, problem.args);
  if (said !== problem.key) return said;
  return gameText(game, problem.key, problem.args) ?? problem.message;
}
