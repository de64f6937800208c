/** What the server refuses, in the language of the page: in its own words, or those of the game. */

import { Refused } from "../protocol/http";
import { gameText, t } from "./i18n.svelte";

/** A message with the same in English; others may be its arguments, and name the rule that refuses. */
export interface Said {
  key: string;
  args: Record<string, unknown>;
  message: string;
  rule?: string;
}

export function problemText(problem: unknown, game = ""): string {
  if (problem instanceof TypeError) return t("problem-silence"); // what fetch throws
  return problem instanceof Refused ? saidText(problem, game) : String(problem);
}

export function saidText({ key, args, message }: Said, game = ""): string {
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value, game)]));
  const said = t(key, given);
  return said === key ? (gameText(game, key, given) ?? message) : said;
}

function argument(value: unknown, game: string): unknown {
  if (Array.isArray(value)) {
    const said = value.map((each) => argument(each, game));
    return value.some(isSaid) ? said.join("\n") : said; // each sentence on its own line
  }
  if (!isSaid(value)) return value;
  const said = saidText(value, game);
  return value.rule ? `${value.rule}: ${said}` : said;
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "key" in value && "message" in value;
}
