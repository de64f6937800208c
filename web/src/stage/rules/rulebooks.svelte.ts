/** The numbered rules of a game in the language of the page, fetched once. */

import type { Rule } from "../../protocol/types";
import { Refused, call } from "../../protocol/http";
import { texts } from "../../ui/i18n.svelte";

class Rulebooks {
  books = $state.raw<Record<string, Rule[]>>({});
  #asked = new Set<string>();

  /** The rules, or nothing while they are on their way. */
  of(game: string): Rule[] {
    const key = `${game}/${texts.language}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      void this.#fetch(key, game, texts.language);
    }
    return this.books[key] ?? [];
  }

  /** Whether a game has no rules to read. */
  none(game: string): boolean {
    return this.books[`${game}/${texts.language}`]?.length === 0;
  }

  /** Rules that are already here. */
  add(game: string, language: string, rules: Rule[]): void {
    const key = `${game}/${language}`;
    this.#asked.add(key);
    this.books = { ...this.books, [key]: rules };
  }

  async #fetch(key: string, game: string, language: string): Promise<void> {
    try {
      const found = await call("GET /games/{game}/rules/{language}", { game, language });
      this.books = { ...this.books, [key]: found };
    } catch (problem) {
      if (problem instanceof Refused && problem.status === 404) this.books = { ...this.books, [key]: [] };
      else this.#asked.delete(key);
    }
  }
}

export const rulebooks = new Rulebooks();

export function ruleText(game: string, id: string): string {
  return rulebooks.of(game).find((rule) => rule.id === id)?.text ?? "";
}
