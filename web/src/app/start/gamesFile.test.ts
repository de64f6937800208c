import { expect, test } from "vitest";
import { joined, together } from "./gamesFile";

test("tables of several games have their first line once, also where a name holds a line end", () => {
  const one = 'seat,name\r\n1,"Ada\r\nthe first"\r\n';
  expect(joined([one, "seat,name\r\n1,Ben\r\n2,Cy\r\n"])).toBe('seat,name\r\n1,"Ada\r\nthe first"\r\n1,Ben\r\n2,Cy\r\n');
  expect(joined([])).toBe("");
});

/** A play file: a game, its players, and what each has scored. */
function played(uuid: string, game: string, ...names: string[]): string {
  return JSON.stringify({
    about: "Carrack",
    games: [{ id: 1, uuid: game, name: game }],
    players: names.map((name, i) => ({ id: i + 1, uuid: name, name })),
    plays: [{ uuid, gameRefId: 1, playerScores: names.map((_, i) => ({ playerRefId: i + 1, score: `${10 * i}` })) }],
  });
}

test("files for BG Stats become one, in which everybody has one number", () => {
  const file = JSON.parse(together([played("p1", "Amerigo", "Ada", "Ben"), played("p2", "The Dutch East Indies", "Cy", "Ben"), played("p3", "Amerigo", "Ben", "Ada")])) as {
    about: string;
    games: { id: number; name: string }[];
    players: { id: number; name: string }[];
    plays: { uuid: string; gameRefId: number; playerScores: { playerRefId: number; score: string }[] }[];
  };
  const called = (all: { id: number; name: string }[], number: number) => all.filter(({ id }) => id === number).map(({ name }) => name).join();
  expect(file.about).toBe("Carrack");
  expect(file.games.map(({ name }) => name)).toEqual(["Amerigo", "The Dutch East Indies"]);
  expect(file.players.map(({ name }) => name)).toEqual(["Ada", "Ben", "Cy"]);
  expect(file.plays.map(({ uuid, gameRefId, playerScores }) => [uuid, called(file.games, gameRefId), ...playerScores.map(({ playerRefId }) => called(file.players, playerRefId))])).toEqual([
    ["p1", "Amerigo", "Ada", "Ben"],
    ["p2", "The Dutch East Indies", "Cy", "Ben"],
    ["p3", "Amerigo", "Ben", "Ada"],
  ]);
});
