/** Reads solo games of The Dutch East Indies (lists of steps) and prints how many presses by hand each needs. */

import { json } from "node:stream/consumers";
import { createServer } from "vite";

const vite = await createServer({ root: import.meta.dirname, server: { middlewareMode: true, ws: false, watch: null }, appType: "custom", logLevel: "error" });
const load = async (name) => vite.ssrLoadModule(`/src/${name}.ts`);
const { logItems } = await load("stage/log/gameLog");
const { actsOf } = await load("stage/log/acts");
const { together, sailsOn: continues } = await load("games/dutch-east-indies/acts");

const [HUMAN, AUTOMATON] = [0, 1];
const chapter = ({ event, seat }) => (event === "turn" ? { seat } : null); // as sentences.ts, without its words
const games = await json(process.stdin);
const presses = games.map((steps) => {
  const items = logItems(steps, 2, { chapter, opening: () => ({ seat: -1 }), continues });
  const walks = steps.filter(({ kind, events }) => kind === "move" && events.some(({ seat }) => seat === AUTOMATON));
  return walks.reduce((sum, step) => sum + actsOf(items, [step], [HUMAN], { together }).length, 0);
});
console.log(JSON.stringify(presses));
await vite.close();
