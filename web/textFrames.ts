/** In which frame of the page each message stands, read from the components: a module for the page that shows all messages. */

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:text-frames";
/** From the narrowest on: a message that stands in several is measured in the first. */
const NARROW = ["tab", "th", "option", "button", "summary", "legend", "label", "h4", "h3", "h2", "h1"] as const;
export type Frame = (typeof NARROW)[number];

/** Chosen among with others, so that no component names them one by one. */
const TABS = ["tab-board", "tab-players", "tab-displays", "tab-log"];

const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const ELEMENT = new RegExp(String.raw`<([a-z]\w*)(?:[^<>"{}]|"[^"]*"|${BRACES})*>([^<]*)`, "g");
const DIALOG = /<(?:Dialog|Slip|Panel|Page|FormPage) [^>]*?title=\{([^}]*)\}/g;
const KEYS = /\b[tg]\("([\w.-]+)"/g;

/** Key of a message, and the narrowest frame in which a component shows it. */
export function framesOf(sources: string[]): Record<string, Frame> {
  const found: Record<string, Frame> = Object.fromEntries(TABS.map((key) => [key, "tab"]));
  const note = (words: string, frame: Frame) => {
    for (const [, key = ""] of words.matchAll(KEYS)) {
      const known = found[key];
      if (!known || NARROW.indexOf(frame) < NARROW.indexOf(known)) found[key] = frame;
    }
  };
  for (const source of sources) {
    for (const [, tag = "", words = ""] of source.matchAll(ELEMENT)) {
      const frame = NARROW.find((each) => each === tag);
      if (frame) note(words, frame);
    }
    for (const [, words = ""] of source.matchAll(DIALOG)) note(words, "h2");
  }
  return found;
}

export function textFrames(): Plugin {
  return {
    name: "text-frames",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const files = globSync("src/**/*.svelte", { cwd: import.meta.dirname });
      const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));
      return `export default ${JSON.stringify(framesOf(sources))}`;
    },
  };
}
