/** What somebody who has the cardboard beside the page does at one go, so that one press shows it. */

import type { GameEvent } from "../../protocol/types";

/** Acts by the events that tell of them; any other event is an act of its own. */
const ACTS: Record<string, readonly string[]> = {
  pirates: ["turn", "wind", "becalmed"],
  card: ["solo-passed", "solo-drew", "solo-idle"],
  sail: ["solo-course", "sailed", "turned", "picked-up"],
  goods: ["solo-took", "depleted", "solo-upgraded", "unloaded", "ashore", "solo-done", "solo-shuffled"],
};

/** What comes of something at once: the way of a card, goods of a battle, a ship that turns home with what it took. */
const COMES: Record<string, readonly string[]> = { "solo-drew": ["solo-course"], battle: ["spoils"], spoils: ["spoils"], "solo-took": ["turned"] };

const actOf = ({ event }: GameEvent) => Object.keys(ACTS).find((act) => ACTS[act]?.includes(event));

/**
 * Whether two events in a row are one act: of one kind, and of one ship where both name one. A course is told with
 * what comes of it; of a ship that stays where it is nothing does, and nothing is to be moved.
 */
export function together(before: GameEvent, now: GameEvent): boolean {
  if (before.event === "solo-course" || COMES[before.event]?.includes(now.event)) return true;
  const [one, other] = [before["ship"], now["ship"]];
  const act = actOf(before);
  return act !== undefined && act === actOf(now) && (one === undefined || other === undefined || one === other);
}

/** Beside the board: the winds, which were entered, with the ship that comes next, and all that a ship does up to a question. */
export const tabletopTogether = (before: GameEvent, now: GameEvent): boolean =>
  together(before, now) ||
  (actOf(before) === "pirates" && now.event.startsWith("solo-")) ||
  (before.seat === now.seat && before["ship"] !== undefined && before["ship"] === now["ship"]);

/** A ship that sails on is described by where it gets to. */
export const sailsOn = (before: GameEvent, now: GameEvent) =>
  before.event === "sailed" && now.event === "sailed" && before["ship"] === now["ship"];
