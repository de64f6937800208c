/** The longest that a message can become: of every choice the longest variant, of every value a long one. */

import { FluentResource } from "@fluent/bundle";

type Pattern = FluentResource["body"][number]["value"];
type Element = Exclude<NonNullable<Pattern>, string>[number];

/** Long values, by what they are called; anything else is a number. */
const SAMPLES: Record<string, string> = {
  player: "Maximiliane",
  players: "Maximiliane, Bartholomew, Wilhelmina",
  host: "Maximiliane",
  name: "Bartholomew",
  names: "Maximiliane, Bartholomew",
  game: "The Dutch East Indies",
  title: "The Dutch East Indies",
  club: "Thursday Evening Sailors",
  season: "Thursday Evening Sailors 2027",
  file: "a-game-of-last-november.jsonl",
  day: "30/11/2027",
  time: "30/11/2027, 23:59",
  square: "d12",
  to: "d12",
  bot: "helmsman",
};
const NUMBER = "88";

/** All messages of a Fluent text by `key`, or `key.attribute`, each as long as it gets. */
export function longest(text: string): Map<string, string> {
  const { body } = new FluentResource(text);
  const messages = new Map(body.map((message) => [message.id, message]));
  const said = (pattern: Pattern | undefined): string =>
    typeof pattern === "string" ? pattern : (pattern ?? []).map(part).join("");
  const part = (element: Element): string => {
    if (typeof element === "string") return element;
    switch (element.type) {
      case "select":
        return element.variants.map(({ value }) => said(value)).reduce((one, other) => (other.length > one.length ? other : one));
      case "var":
        return SAMPLES[element.name] ?? NUMBER;
      case "mesg": {
        const named = messages.get(element.name);
        return said(element.attr ? named?.attributes[element.attr] : named?.value);
      }
      case "str":
        return element.value;
      default:
        return NUMBER;
    }
  };
  const found = new Map<string, string>();
  for (const { id, value, attributes } of body) {
    if (value) found.set(id, said(value));
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, said(pattern));
  }
  return found;
}
