/** What a thing is called where nobody wrote a text for it: its key without what all keys of its kind begin with. */

const KINDS = /^(?:move|group|event|said|chapter|source|option|prompt|final|left|won)-(?=.)/;

const isPlain = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** "hand_cards" as "Hand cards"; `move-sail` with `{ to: "Goa" }` as "Sail Goa". */
export function readable(key: string, args: Record<string, unknown> = {}): string {
  const words = key.replace(KINDS, "").replaceAll(/[-_]+/g, " ").trim();
  const values = Object.values(args).filter(isPlain);
  return [words.charAt(0).toUpperCase() + words.slice(1), ...values].join(" ");
}
