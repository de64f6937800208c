// my-bot plays the games of Carrack: one line of JSON in, one line out.
// Change `choose`. docs/bots/your-first-bot.md lists the fields of all messages.

import { createInterface } from "node:readline";

const NAME = "my-bot";
const GAMES = ["amerigo", "dutch-east-indies"];

/** Numbers from 0 to 1 that follow from a seed: the same question is to have the same answer. */
function luckOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Which legal move to make, counted from 0: here any, each with equal probability.
 *
 * `message.view` is what this seat sees, `message.legal` the moves it may make (null if they are
 * very many), `message.deadline` the milliseconds it has. Whatever `memory` holds comes back at the
 * next decision of the same seat.
 */
function choose(message, memory) {
  memory.decisions = (memory.decisions ?? 0) + 1;
  return Math.floor(luckOf(message.seed)() * message.count);
}

/** The answer to a message; undefined to those that want none (new, forget, bye). */
function answer(message) {
  if (message.type === "hello") return { type: "hello", name: NAME, games: GAMES, version: 1 };
  if (message.type !== "decide") return undefined;
  const memory = message.memory;
  return { type: "move", choice: choose(message, memory), memory };
}

// Write what you like, but with console.error: standard output is for answers.
for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line));
  if (said !== undefined) process.stdout.write(JSON.stringify(said) + "\n");
}
