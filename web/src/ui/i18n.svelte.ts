/** Texts: the page's own, the server's and the engine's (here, by language), the game's (from the server): all Fluent. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";

import type { Message } from "../protocol/types";
import { gameTitles, messages } from "../protocol/api";
import english from "../locales/en.ftl?raw";
import { readable } from "./readable";
import { settings } from "./settings.svelte";

/** The page's texts in other languages, and those of server and engine, which say themselves what they say in English. */
const translations = import.meta.glob<string>(
  ["../locales/*.ftl", "../app/*/locale/*.ftl", "../../../src/carrack/{core,server,tab}/locale/*.ftl", "!../**/en.ftl", "!../../../src/carrack/*/locale/en.ftl"],
  { query: "?raw", import: "default" },
);
const translated = Object.keys(translations).filter((path) => path.startsWith("../locales/"));

export const LANGUAGES = ["en", ...translated.map((path) => path.slice(11, -4))].sort();

/** What the languages call themselves. */
export const LANGUAGE_NAMES: Record<string, string> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
};

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle([language, "en"], { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** The language that this device speaks, as far as there are texts. */
export function preferred(): string {
  const wanted = [settings.language, ...navigator.languages.map((each) => each.slice(0, 2))];
  return wanted.find((each) => LANGUAGES.includes(each)) ?? "en";
}

class Texts {
  language = $state(preferred());
  /** Bundles of the page, by language: English, and what has been spoken. */
  pages = $state.raw<Record<string, FluentBundle>>({ en: bundle("en", english) });
  /** Bundles of games, `game/language`. */
  games = $state.raw<Record<string, FluentBundle>>({});

  /** Fetches what the page says in a language. */
  async learn(language: string): Promise<void> {
    if (this.pages[language]) return;
    const paths = Object.keys(translations).filter((path) => path.endsWith(`/${language}.ftl`));
    const found = await Promise.all(paths.map((path) => translations[path]?.()));
    this.pages = { ...this.pages, [language]: bundle(language, found.join("\n")) };
  }

  /** More texts of the page, in English. */
  teach(text: string): void {
    this.pages["en"]?.addResource(new FluentResource(text));
  }

  async load(game: string): Promise<void> {
    const wanted = this.language === "en" ? ["en"] : [this.language, "en"];
    await Promise.all(wanted.map((language) => this.#loadOne(game, language)));
  }

  async #loadOne(game: string, language: string): Promise<void> {
    const key = `${game}/${language}`;
    if (!this.games[key]) this.add(game, language, await messages(game, language));
  }

  /** A game's texts that are already here. */
  add(game: string, language: string, text: string): void {
    this.games = { ...this.games, [`${game}/${language}`]: bundle(language, text) };
  }

  async choose(language: string): Promise<void> {
    settings.language = language;
    settings.save();
    await this.learn(language);
    const known = new Set(Object.keys(this.games).map((key) => key.split("/")[0] ?? ""));
    this.language = language;
    document.documentElement.lang = language;
    await Promise.all([...known].map((game) => this.load(game)));
  }
}

export const texts = new Texts();

type Args = Record<string, unknown>;

/** Fluent takes strings and numbers; lists become words, nothing is nothing. */
function plain(args: Args): Record<string, FluentVariable> {
  const flat: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "string" || typeof value === "number") flat[key] = value;
    else if (Array.isArray(value)) flat[key] = value.join(", ");
    else if (value === null || value === undefined) flat[key] = "";
    else flat[key] = JSON.stringify(value);
  }
  return flat;
}

function format(made: FluentBundle | undefined, key: string, args: Args): string | null {
  const [name = "", attribute] = key.split(".");
  const message = made?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!made || !pattern) return null;
  return made.formatPattern(pattern, plain(args), []);
}

/** A text of the page. */
export function t(key: string, args: Args = {}): string {
  return format(texts.pages[texts.language], key, args) ?? format(texts.pages["en"], key, args) ?? key;
}

/** A text of a game (`key`, or `key.attribute`), or null where the game has none. */
export function gameText(game: string, key: string, args: Args = {}): string | null {
  const own = format(texts.games[`${game}/${texts.language}`], key, args);
  return own ?? format(texts.games[`${game}/en`], key, args);
}

/** What a game is called: by its texts, by the list of games, or else as the server says it in English. */
export function gameTitle(game: string, english: string): string {
  return gameText(game, "game-title") ?? (gameTitles.get(game)?.[texts.language] || english);
}

export function say(game: string, message: Message, more: Args = {}): string {
  return gameText(game, message.key, { ...message.args, ...more }) ?? readable(message.key, message.args);
}
