/** A turn of Amerigo in one sentence: the action, and what came of it. */

import type { GameEvent } from "../../protocol/types";
import type { Chapter } from "../../stage/log/gameLog";
import { g, goodName } from "./texts";
import { COLOURS, GOODS } from "./view";

/** Part of a sentence; another one with the same `id` is joined with it. */
interface Clause {
  id: string;
  key: string;
  args: Record<string, unknown>;
  /** Names that are listed, the same ones counted. */
  goods?: string[];
}

type Telling = (event: GameEvent) => Clause;

const counted =
  (key: string, of: string): Telling =>
  (event) => ({ id: key, key, args: { count: Number(event[of]) } });

const CLAUSES: Record<string, Telling> = {
  placed: ({ ship, space }) => ({ id: `ship${String(ship)}`, key: "said-placed", args: { ship, space } }),
  sailed: ({ ship, to }) => ({ id: `ship${String(ship)}`, key: "said-sailed", args: { ship, to } }),
  post: ({ island }) => ({ id: `post${String(island)}`, key: "said-post", args: { island } }),
  discovered: ({ island }) => ({ id: `post${String(island)}`, key: "said-post-first", args: { island } }),
  loaded: counted("said-loaded", "count"),
  taken: () => ({ id: "taken", key: "said-taken", args: { count: 1 } }),
  advanced: counted("said-advanced", "steps"),
  picked: ({ token }) => ({ id: `picked${String(token)}`, key: "said-picked", args: { token } }),
  built: ({ island }) => ({ id: `built${String(island)}`, key: "said-built", args: { island, count: 1 } }),
  commodity: ({ good }) => ({ id: "collected", key: "said-collected", args: {}, goods: [String(good)] }),
  completed: ({ island }) => ({ id: `done${String(island)}`, key: "said-completed", args: { island } }),
  chest: () => ({ id: "chest", key: "said-chest", args: {} }),
  bought: ({ good }) => ({ id: "bought", key: "", args: {}, goods: [String(good)] }),
  ordered: counted("said-ordered", "steps"),
  jumped: () => ({ id: "jumped", key: "said-jumped", args: {} }),
  "token-used": ({ token }) => ({ id: `used${String(token)}`, key: "said-used", args: { token } }),
  gold: counted("said-gold", "count"),
  "gold-paid": counted("said-paid", "count"),
  "cubes-scored": () => ({ id: "cubes", key: "said-cubes", args: {} }),
  pirates: counted("said-pirates", "count"),
  final: () => ({ id: "final", key: "said-final", args: {} }),
};

function joined(old: Clause | undefined, now: Clause): Clause {
  if (!old) return now;
  const args = { ...now.args };
  if (typeof args["count"] === "number") args["count"] += Number(old.args["count"] ?? 0);
  return { ...now, args, goods: [...(old.goods ?? []), ...(now.goods ?? [])] };
}

/** "cotton, 2 × coffee" */
function listed(goods: string[]): string {
  const names = GOODS.map((good, i) => ({ name: goodName(i), count: goods.filter((each) => each === good).length }));
  return names
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
    .join(", ");
}

function said({ key, args, goods }: Clause): string {
  const list = goods ? listed(goods) : "";
  return key ? g(key, { ...args, goods: list }) : list;
}

/** Gold of a token is mentioned with the token. */
const twice = (event: GameEvent) => event.event === "gold" && event["why"] === "token";

const isAction = (event: GameEvent) => event.event === "chosen" || (event.event === "gold" && event["why"] === "taken");

function actionText(event: GameEvent | undefined): string {
  if (!event) return "";
  return g(event.event === "chosen" ? "said-action" : "said-gold-taken", event);
}

/** What a side did, or what befell all (seat -1), without a name. */
export function turnText(events: GameEvent[], seat: number): string {
  const clauses = new Map<string, Clause>();
  const own = events.filter((event) => event.seat === seat);
  for (const event of own.filter((each) => !isAction(each) && !twice(each))) {
    const clause = CLAUSES[event.event]?.(event);
    if (clause) clauses.set(clause.id, joined(clauses.get(clause.id), clause));
  }
  const parts = [...clauses.values()].map(said).join(", ");
  const action = actionText(own.find(isAction));
  return action && parts ? g("said-turn", { action, parts }) : action || parts;
}

const phase = (colour: unknown): Chapter => ({ phase: g(`phase-${String(colour)}`), seat: -1 });

const CHAPTERS: Record<string, (event: GameEvent) => Chapter> = {
  round: ({ round }) => ({ round: g("chapter-round", { round }), seat: -1 }),
  thrown: ({ colour }) => phase(colour),
  skipped: ({ colour }) => phase(colour),
  pirates: () => ({ phase: g("chapter-end"), seat: -1 }),
  final: () => ({ round: g("chapter-final"), seat: -1 }),
};

export const chapter = (event: GameEvent): Chapter | null => CHAPTERS[event.event]?.(event) ?? null;

/** A game begins with the first phase of its first round. */
export const opening = (): Chapter => ({ round: g("chapter-round", { round: 1 }), ...phase(COLOURS[0]) });

