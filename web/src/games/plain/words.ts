/** The words of any game: its package's messages, and where it has none something that can be read. */

import type { Described, GameEvent, Seat, Word } from "../../protocol/types";
import type { Chapter } from "../../stage/log/gameLog";
import { textOf, withNames, wordOf } from "../../stage/say";
import type { Words } from "../../stage/words";
import type { Group } from "../../table/moveTree";
import { gameText, t } from "../../ui/i18n.svelte";
import { readable } from "../../ui/readable";

type Args = Record<string, unknown>;

/** What is said of an event elsewhere than in its sentence: who, why, for how many points. */
const BESIDE = ["event", "rule", "seat", "points", "source"];

/** How a game says things at one table. */
export class PlainWords implements Words {
  constructor(
    readonly game: string,
    readonly seats: () => Seat[],
  ) {}

  #text(key: string, args: Args): string | null {
    return textOf(this.game, key, args, this.seats());
  }

  word = (word: Word): string => wordOf(this.game, word, this.seats());

  /** What stands before what somebody has. */
  label = (key: string): string => {
    const own = this.#text(key, {});
    if (own !== null) return own;
    return key === "points" ? t("plain-points") : readable(key);
  };

  move = (move: Described): string => this.word(move);

  group = ({ part }: Group): string => (part ? this.word(part) : "");

  source = (source: string): string => this.#text(`source-${source}`, {}) ?? readable(source);

  event = (event: GameEvent): string => this.#text(`event-${event.event}`, event) ?? this.#bare(event);

  /** An event without a text: what it is called, and its numbers. */
  #bare(event: GameEvent): string {
    const about = Object.entries(event).filter(
      ([field, value]) => !BESIDE.includes(field) && (typeof value === "string" || typeof value === "number"),
    );
    const values = about.map(([field, value]) => `${readable(field).toLowerCase()} ${String(value)}`).join(", ");
    return values ? `${readable(event.event)} (${values})` : readable(event.event);
  }

  /** What a side did, without its name. What befalls all stands in the log alone. */
  turn = (events: GameEvent[], seat: number): string => {
    if (seat < 0) return "";
    const said = events.filter((event) => event.seat === seat).map((event) => this.#said(event));
    return said.filter((each, i) => each && each !== said[i - 1]).join(", ");
  };

  #said(event: GameEvent): string {
    const nameless = this.#text(`said-${event.event}`, event);
    if (nameless !== null) return nameless;
    const own = gameText(this.game, `event-${event.event}`, { ...withNames(event, this.seats()), player: "" });
    return own?.replace(/^[\s,:;]+|[\s.]+$/g, "") ?? this.#bare(event).toLowerCase();
  }

  chapter = (event: GameEvent): Chapter | null => {
    const round = this.#text(`chapter-${event.event}`, event);
    return round === null ? null : { round, seat: -1 };
  };

  opening = (): Chapter => ({ seat: -1 });

  continues = (): boolean => false;
}
