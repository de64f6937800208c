/** Texts: the page's own, the server's and the engine's (here, by language), the game's (from the server): all Fluent. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";

import type { Message } from "../protocol/types";
import { gameTitles } from "../protocol/catalogue";
import { RETRY_LONGEST, isRefusal } from "../protocol/retry";
import { callText, heed } from "../protocol/http";
import modules from "virtual:texts";
import english from "../locales/en.ftl?raw";
import { fitting } from "./fitting";
import { isolated } from "./isolated";
import { readable } from "./readable";
import { settings } from "./settings.svelte";

/** What of a language comes together (textModules.ts). */
type Group = "table" | "refused" | "pages";

export const LANGUAGES = ["en", ...Object.keys(modules).flatMap((name) => (name.endsWith("/table") ? [name.slice(0, -6)] : []))].sort();

/** What the page says in another language than English, as Fluent. */
export async function translated(language: string, groups: Iterable<Group> = ["table", "refused", "pages"]): Promise<string> {
  const found = await Promise.all([...groups].map((group) => modules[`${language}/${group}`]?.()));
  return found.map((module) => module?.default ?? "").join("\n");
}

/** What a language calls itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language of those who look for sentences that no translation reaches: English, with all letters accented. */
export const PSEUDO = "en-XA";

const accented = (text: string) => text.replace(/[a-z]/gi, (letter) => `${letter}\u0301`);

function bundle(language: string, text: string): FluentBundle {
  const transform = settings.language === PSEUDO ? accented : (plain: string) => plain;
  const made = new FluentBundle([language, "en"], { useIsolating: false, transform });
  made.addResource(new FluentResource(text));
  return made;
}

/** The language that this device speaks, as far as there are texts. */
export function preferred(): string {
  const wanted = [settings.language, ...navigator.languages].filter(Boolean);
  return wanted.map((each) => fitting(each, LANGUAGES)).find(Boolean) ?? "en";
}

/** How the keys begin of what is hardly ever said at a table: it is fetched when it is. */
const RARELY = ["box-", "draw-", "edit-", "explain-", "fault-", "file-", "lesson-", "map-", "wrong-"];

class Texts {
  language = $state(preferred());
  /** Bundles of the page, by language: English, and what has been spoken. */
  pages = $state.raw<Record<string, FluentBundle>>({ en: bundle("en", english) });
  /** The language that was wanted last, if its texts could not be fetched. */
  away = $state("");
  /** Bundles of games, `game/language`. */
  games = $state.raw<Record<string, FluentBundle>>({});

  /** What of each language has been wanted, and what is here, `language/group`. */
  readonly #wanted = new Set<Group>(["table"]);
  readonly #here = new Set<string>();

  /** Fetches what the page says in a language, as far as it has been wanted. */
  async learn(language: string): Promise<void> {
    const lacking = [...this.#wanted].filter((group) => !this.#here.has(`${language}/${group}`));
    if (language === "en" || !lacking.length) return;
    const found = await translated(language, lacking);
    for (const group of lacking) this.#here.add(`${language}/${group}`);
    const made = this.pages[language] ?? bundle(language, "");
    made.addResource(new FluentResource(found));
    this.pages = { ...this.pages, [language]: made };
  }

  /** More texts of the page, in English; and in the reader's language, unless its texts cannot be fetched. */
  async teach(text: string, group: Group = "pages"): Promise<void> {
    this.pages["en"]?.addResource(new FluentResource(text));
    this.#wanted.add(group);
    await this.learn(this.language).catch(() => undefined);
  }

  /** Games whose texts are here or on their way: they come in each language that is chosen. */
  readonly #games = new Set<string>();

  /** Games of which RARELY is not here, `game/language`; and what `lacks` has asked for. */
  readonly #brief = new Set<string>();
  readonly #asked = new Set<string>();

  /** Fetches a game's texts, in English too if it does not speak the reader's language; `briefly` all but what is rarely said. */
  async load(game: string, briefly = false, language = this.language): Promise<void> {
    this.#games.add(game);
    await this.#loadOne(game, language, briefly);
    // the words of all games come in the reader's language even then
    if (!this.games[`${game}/${language}`]?.hasMessage("game-title")) await this.#loadOne(game, "en", briefly);
  }

  /** Fetches a game's texts; while the server is away, again and again. */
  want(game: string, briefly = false, language = this.language): void {
    void this.#attempt(game, briefly, language);
  }

  /** Ends with the first attempt. */
  #attempt(game: string, briefly = false, language = this.language): Promise<void> {
    return this.load(game, briefly, language).catch((problem: unknown) => {
      if (!isRefusal(problem)) setTimeout(() => this.want(game, briefly, language), RETRY_LONGEST);
    });
  }

  /** A game has no text for a key: it may be among those that were not fetched, or there in English alone. */
  lacks(game: string, key: string): void {
    const rare = RARELY.some((start) => key.startsWith(start));
    if (!this.games[`${game}/${this.language}`]) return; // it is on its way
    for (const language of [this.language, "en"]) {
      const name = `${game}/${language}`;
      if (this.games[name] && !(rare && this.#brief.has(name))) continue;
      if (!this.#asked.has(`${name}/${rare}`)) this.want(game, !rare, language);
      this.#asked.add(`${name}/${rare}`);
      return;
    }
  }

  async #loadOne(game: string, language: string, briefly: boolean): Promise<void> {
    const name = `${game}/${language}`;
    const here = () => this.games[name] && (briefly || !this.#brief.has(name));
    if (here()) return;
    try {
      const text = await callText("GET /games/{game}/messages/{language}", { game, language, query: briefly ? { without: RARELY.join() } : {} });
      if (here()) return;
      this.add(game, language, text);
      if (briefly) this.#brief.add(name);
      else this.#brief.delete(name);
    } catch (problem) {
      if (language === "en" || !isRefusal(problem)) throw problem; // a game need not speak every language
    }
  }

  /** A game's texts that are already here. */
  add(game: string, language: string, text: string): void {
    this.#games.add(game);
    this.games = { ...this.games, [`${game}/${language}`]: bundle(language, text) };
  }

  /** Speaks the language of this device; English if its texts cannot be fetched. */
  async begin(): Promise<void> {
    if (await this.#learned(this.language)) return;
    this.language = "en";
  }

  /** Whether the page can say everything in a language now. */
  async #learned(language: string): Promise<boolean> {
    this.away = "";
    try {
      await this.learn(language);
      return true;
    } catch {
      this.away = language;
      return false;
    }
  }

  async choose(language: string): Promise<void> {
    if (!(await this.#learned(language))) return;
    settings.language = language;
    settings.save();
    this.language = language;
    document.documentElement.lang = language;
    await Promise.all([...this.#games].map((game) => this.#attempt(game)));
  }
}

export const texts = new Texts();
heed(() => texts.teach("", "refused")); // the server says itself in English what it refuses

type Args = Record<string, unknown>;

/** Fluent takes strings and numbers; lists become words, nothing is nothing. */
function plain(args: Args): Record<string, FluentVariable> {
  const flat: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "number") flat[key] = value;
    else if (typeof value === "string") flat[key] = isolated(value);
    else if (Array.isArray(value)) flat[key] = value.map((each) => isolated(String(each))).join(", ");
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
  const own = format(texts.games[`${game}/${texts.language}`], key, args) ?? format(texts.games[`${game}/en`], key, args);
  if (own === null) texts.lacks(game, key);
  return own;
}

/** What a game is called: by its texts, by the list of games, or else as the server says it in English. */
export function gameTitle(game: string, english: string): string {
  return gameText(game, "game-title") ?? (gameTitles.get(game)?.[texts.language] || english);
}

export function say(game: string, message: Message, more: Args = {}): string {
  return gameText(game, message.key, { ...message.args, ...more }) ?? readable(message.key, message.args);
}
