/** Finished games of a list in one file. */

import { callText } from "../../protocol/http";
import { playFile } from "../../protocol/plays";
import type { PlayForm } from "../../protocol/plays";
import { automatonName } from "../../table/gameView";
import { credentials } from "../../table/knownTables";
import type { Row } from "./rows";

const LINE_END = "\r\n";

/** Tables with the same first line as one. */
export function joined(tables: string[]): string {
  const [first = ""] = tables;
  const head = first.slice(0, first.indexOf(LINE_END) + LINE_END.length);
  return head + tables.map((table) => table.slice(head.length)).join("");
}

/** A game or somebody who plays, as BG Stats knows them everywhere, and by a number within a file. */
interface Known {
  id: number;
  uuid: string;
}

interface PlayFile {
  games: Known[];
  players: Known[];
  plays: { gameRefId: number; playerScores: { playerRefId: number }[] }[];
}

/** Play files of BG Stats as one: who and what is in several of them is there once, with one number. */
export function together(files: string[]): string {
  const all = files.map((file) => JSON.parse(file) as PlayFile);
  const [games, players] = [new Map<string, Known>(), new Map<string, Known>()];
  const plays = all.flatMap((file) => {
    const [game, player] = [numbered(games, file.games), numbered(players, file.players)];
    return file.plays.map((play) => ({
      ...play,
      gameRefId: game(play.gameRefId),
      playerScores: play.playerScores.map((score) => ({ ...score, playerRefId: player(score.playerRefId) })),
    }));
  });
  return `${JSON.stringify({ ...all[0], games: [...games.values()], players: [...players.values()], plays }, null, 1)}\n`;
}

/** Numbers what is new; gives the number here of one there. */
function numbered(known: Map<string, Known>, there: Known[]): (id: number) => number {
  for (const each of there) if (!known.has(each.uuid)) known.set(each.uuid, { ...each, id: known.size + 1 });
  const here = new Map(there.map(({ id, uuid }) => [id, known.get(uuid)?.id ?? 0]));
  return (id) => here.get(id) ?? 0;
}

/** The games that are over, in the order of the list. */
export async function gamesFile(rows: Row[], form: PlayForm): Promise<string> {
  const files: string[] = [];
  for (const row of rows.filter(({ status }) => status === "over"))
    files.push(await callText("GET /tables/{table}/play", { table: row.table, tokens: credentials(row.known), query: playFile(form, automatonName(row.game)) }));
  return form === "csv" ? joined(files) : together(files);
}
