/** Reading English sentences back: a text is taken apart to the last letter, or not understood. */

/** How a part of a text is read: what it looks like, and the fact that it states ("" for none). */
export type Reading = [pattern: RegExp, fact: (...parts: string[]) => string];

/** The facts of a text, in a fixed order. Whatever no reading understands is an error. */
export function factsIn(text: string, readings: Reading[]): string[] {
  const facts: string[] = [];
  let rest = text;
  for (const [pattern, fact] of readings) {
    rest = rest.replaceAll(new RegExp(pattern, `${pattern.flags}g`), (_, ...found: unknown[]) => {
      facts.push(fact(...found.map(String)));
      return "";
    });
  }
  if (/[^\s,.;]/.test(rest)) throw new Error(`"${rest}" of "${text}" is not understood`);
  return facts.filter(Boolean).sort();
}

/** What the groups of a pattern match; an error where it does not. */
export function read(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(text);
  if (!found) throw new Error(`no ${String(pattern)} in "${text}"`);
  return found.slice(1).map((part: string | undefined) => part ?? "");
}

export const numbers = (text: string, pattern: RegExp): number[] => read(text, pattern).map(Number);

/** The parts of a list; of a dash none. */
export const parts = (text: string, by = ", "): string[] => (text === "nothing" ? [] : text.split(by));

/** "3 Blue, 1 Red" by name. */
export const countsOf = (text: string): Record<string, number> =>
  Object.fromEntries(parts(text).map((part) => {
    const [count = "", ...name] = part.split(/ (?:× )?/);
    return [name.join(" "), Number(count)];
  }));

/** The words of a game by what they mean: `token-red2 = Planning +2` of its file of messages. */
export function meanings(messages: string, kind: string): Record<string, string> {
  return Object.fromEntries([...messages.matchAll(new RegExp(`^${kind}-([\\w-]+) = (.+)$`, "gm"))].map(([, id, words]) => [words, id]));
}

/** What is not there is left out, on both sides of a comparison. */
export const present = (counts: Record<string, number>): Record<string, number> => Object.fromEntries(Object.entries(counts).filter(([, count]) => count));
