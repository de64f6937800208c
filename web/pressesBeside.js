/** Reads solo games beside the board and prints how many presses besides one's own moves each needs, by what they are for. */

import { json } from "node:stream/consumers";
import { createServer } from "vite";

const vite = await createServer({ root: import.meta.dirname, server: { middlewareMode: true, ws: false, watch: null }, appType: "custom", logLevel: "error" });
const load = async (name) => vite.ssrLoadModule(`/src/${name}.ts`);
const { logItems } = await load("stage/log/gameLog");
const { actsOf } = await load("stage/log/acts");
const { tabletopTogether: together, sailsOn: continues } = await load("games/dutch-east-indies/acts");
const { answerOf, begun, isAtOnce, isGrid, picked } = await load("app/entered/answer");
const { allAnnounced, announcedAtFirst, announcedCount, hasAutomaton, walked } = await load("app/entered/announced");

const SEATS = [{ seat: 0, kind: "human" }, { seat: 1, kind: "automaton" }];
const chapter = ({ event, seat }) => (event === "turn" ? { seat } : null); // as sentences.ts, without its words

/** How many presses an answer takes: of each value, or of all at once, and what sends it. */
function pressesOf(question, answer) {
  if (isGrid(question)) return 1;
  let [picks, presses] = [begun(question), isAtOnce(question) ? 0 : 1];
  for (const [row, choice] of answer.entries()) {
    if (picks[row] === choice && answerOf(picks)) continue;
    picks = picked(question, picks, row, choice);
    presses += 1;
  }
  return Math.max(presses, 1);
}

/** A game is its steps, and the moments at which its page stands still: how many were made, which waits, what is answered. */
function counted({ steps, moments }) {
  const presses = {};
  const add = (what, count) => (presses[what] = (presses[what] ?? 0) + count);
  let told = null;
  for (const { made, waiting, asked, answer } of moments) {
    const now = waiting ? [...steps.slice(0, made), waiting] : steps.slice(0, made);
    const last = now.at(-1);
    if (last) {
      told ??= announcedAtFirst(now, true);
      if (hasAutomaton(last, SEATS)) {
        const acts = actsOf(logItems(now, 2, { chapter, opening: () => ({ seat: -1 }), continues }), [last], [0], { together });
        add("steps", walked(acts, announcedCount(told, last)).length);
      }
      told = allAnnounced(now);
    }
    if (asked) add(asked.about.key ?? asked.about, pressesOf(asked, answer));
  }
  return { ...presses, keep: 1 };
}

console.log(JSON.stringify((await json(process.stdin)).map(counted)));
await vite.close();
