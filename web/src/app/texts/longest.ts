/** The longest that a message can become: of every choice the longest variant, of every value the longest one. */

import { FluentResource } from "@fluent/bundle";

type Message = FluentResource["body"][number];
type Pattern = Message["value"];
type Element = Exclude<NonNullable<Pattern>, string>[number];

/** As long as the server lets somebody's name be (NAME_LENGTH), and in five words. */
const NAME = "Benedita da Conceição Guimarães de Souza";
const NAMES = `${NAME}, Maximiliane, Bartolomeu Dias`;
const GAME = "The Dutch East Indies";
const BOX = "The Dutch East Indies, our box of 2026";
const SHORT_NAMES = "reconstructed, dutch-east-indies, amerigo";
const TYPED = "'dutch-east-indies-of-2026'";
const FILE = "a-game-of-last-november.jsonl";

/** Values that are the same in every language, by what they are called. */
export const SAMPLES: Record<string, string> = {
  player: NAME,
  players: NAMES,
  host: NAME,
  name: NAME,
  names: NAMES,
  game: GAME,
  title: BOX,
  edition: BOX,
  chart: BOX,
  standard: BOX,
  club: NAME,
  group: NAME,
  season: `${NAME} 2027`,
  file: FILE,
  path: `/${FILE}`,
  stem: FILE,
  day: "30/11/2027",
  time: "30/11/2027, 23:59",
  when: "30/11/2027, 23:59",
  zone: "America/Argentina/Buenos_Aires",
  tables: "aa24bb48cc62dd, ee24ff48gg62hh",
  square: "aa24",
  from: "aa24",
  to: "aa24",
  squares: "aa24, ab24, ac24, ad24, ae24",
  near: "aa24, ab24, ac24",
  far: "aa24, ab24, ac24",
  ports: "aa24, ab24",
  ships: "1A, 2B, 3A, 4B",
  cells: `${BOX}, ${BOX}, ${BOX}`,
  prices: "10, 10, 10, 10, 10, 10, 10, 10",
  distances: "10, 10",
  order: "1, 2, 3, 4",
  letters: "ABCDEFGHIJKLMNOPQRST",
  shape: "4 × 2",
  letter: "W",
  mark: "W",
  character: "U+FE0F (VARIATION SELECTOR-16)",
  seed: "18446744073709551615",
  commitment: "515dcb430e136aa89ec92e11770f008f",
  dice: "10+6 : 10+6",
  odds: "0 1 2 3 4 5 6",
  percent: "100 %",
  mail: "benedita.da.conceicao@mail.example.org",
  services: "ntfy.sh, mastodon.example.org",
  address: "https://table.example.org:8443",
  hosts: "table.example.org, tisch.example.org",
  language: "Nederlands",
  island: "Paardeneiland",
  card: "Paardeneiland",
  bot: "navigator",
  strong: "navigator",
  bots: "deckhand, helmsman, navigator, admiral",
  others: "Deckhand 88, Helmsman 88, Navigator 88, Admiral 88",
  table: "aa24bb48",
  format: "carrack-record-2",
  rule: "DEI-UPGRADE-12",
  rules: "DEI-UPGRADE-12",
  method: "DELETE",
  key: "provenance.islands",
  where: "provenance.islands",
  field: "provenance.islands",
  option: "map_seed",
  type: "integer",
  noun: "map",
  id: TYPED,
  value: TYPED,
  given: TYPED,
  made: TYPED,
  written: TYPED,
  recorded: TYPED,
  outcome: TYPED,
  held: TYPED,
  expected: TYPED,
  found: TYPED,
  example: TYPED,
  close: TYPED,
  entry: TYPED,
  draw: "tower 10 yellow",
  same: SHORT_NAMES,
  known: SHORT_NAMES,
  allowed: SHORT_NAMES,
  choices: SHORT_NAMES,
  shipped: SHORT_NAMES,
  numbers: SHORT_NAMES,
  part: SHORT_NAMES,
  kinds: SHORT_NAMES,
  was: "reconstructed",
  now: "reconstructed",
  here: GAME,
  scheme: "entered",
  lesson: "taking-turns",
  form: "bgsplay",
};

/** Values that are words of the language themselves: how the keys of the messages begin. */
export const WORDS: Record<string, readonly string[]> = {
  action: ["the-action", "phase-"],
  colour: ["colour-", "the-colour"],
  colours: ["colour-", "the-colour"],
  fault: ["box-", "map-"],
  good: ["the-good"],
  item: ["the-item"],
  kind: ["island-", "tell-kind"],
  lacking: ["supply-lacks"],
  lead: ["again-loss"],
  left: ["left-"],
  level: ["the-level"],
  loss: ["again-loss"],
  message: ["problem-", "refusal-"],
  move: ["move-"],
  moves: ["move-"],
  parts: ["said-"],
  pirate: ["the-pirate"],
  reason: ["refusal-", "fault-"],
  said: ["wrong-", "fault-"],
  ship: ["the-ship"],
  size: ["the-size"],
  source: ["source-", "provenance-"],
  stat: ["the-stat"],
  stats: ["the-stat"],
  strength: ["strength-"],
  target: ["the-target"],
  tile: ["the-tile"],
  token: ["token-"],
  tool: ["draw-"],
  wanted: ["the-wanted", "the-item"],
  way: ["the-way"],
  went: ["the-went"],
  what: ["move-"],
  why: ["the-why", "fault-"],
  wind: ["the-wind"],
  wrong: ["box-", "map-"],
  right: ["box-", "map-"],
  problems: ["wrong-", "map-"],
};

/** Values that are several things of the language: "8 × …, 8 × …, 8 × …". */
export const COUNTED: Record<string, readonly string[]> = {
  commodities: ["the-good"],
  gains: ["the-item"],
  goods: ["the-item", "the-good"],
  production: ["the-good"],
  spices: ["the-item"],
};

/** Values that are numbers. */
export const NUMBERS: readonly string[] = [
  "ahead", "all", "ap", "apart", "bank", "before", "best", "big", "blocks", "cannons", "cap", "cards", "cargo", "chests", "coins", "column",
  "cost", "costs", "count", "counted", "crates", "credit", "days", "deciding", "decision", "deck", "discard", "done",
  "draws", "fallen", "far_cards", "fields", "first", "free", "games", "gold", "height", "hidden", "high", "homes",
  "hours", "islands", "last", "least", "leastApart", "leastMeetings", "leastSeats", "leastSpread", "limit", "line",
  "load", "longest", "low", "meetings", "members", "most", "near_cards", "needed", "newest", "next", "number", "pair",
  "place", "played", "points", "posts", "pr", "price", "rank", "room", "round", "rounds", "row", "rows", "sail", "seat",
  "seats", "seconds", "side", "small", "solved", "space", "spread", "status", "stays", "step", "steps", "total", "turn", "turns", "usual",
  "width", "win", "won", "year", "yours",
];
const NUMBER = "888";

/** All messages of a Fluent text by `key`, or `key.attribute`, each as long as it gets. */
export function longest(text: string): Map<string, string> {
  const { body } = new FluentResource(text);
  const messages = new Map(body.map((message) => [message.id, message]));
  const words = new Map<string, string>();

  /** The longest message whose key begins so; what stands within it is no longer looked up. */
  function word(starts: readonly string[]): string {
    const known = words.get(starts.join());
    if (known !== undefined) return known;
    words.set(starts.join(), NUMBER);
    const all = body.filter(({ id }) => starts.some((start) => id.startsWith(start)));
    const found = all.map(({ value }) => said(value)).reduce(longer, "") || SAMPLES["value"] || NUMBER;
    words.set(starts.join(), found);
    return found;
  }

  function value(name: string): string {
    const counted = COUNTED[name];
    if (counted) return Array(3).fill(`8 × ${word(counted)}`).join(", ");
    const starts = WORDS[name];
    return starts ? word(starts) : (SAMPLES[name] ?? NUMBER);
  }

  const said = (pattern: Pattern | undefined): string =>
    typeof pattern === "string" ? pattern : (pattern ?? []).map(part).join("");
  const part = (element: Element): string => {
    if (typeof element === "string") return element;
    switch (element.type) {
      case "select":
        return element.variants.map((variant) => said(variant.value)).reduce(longer);
      case "var":
        return value(element.name);
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

const longer = (one: string, other: string) => (other.length > one.length ? other : one);
