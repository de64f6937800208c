/** Who may join a new table without a link. */

import type { NewTable } from "../../protocol/types";

export type OpenWish = Required<Pick<NewTable, "club" | "open_to" | "strength">>;

export const BY_LINK: OpenWish = { club: null, open_to: "link", strength: "any" };

/** What is asked for: nobody can be let in where no seat is free, and a game with chosen luck is for those who are here. */
export function openAs(wish: OpenWish, free: boolean, practice: boolean): Partial<OpenWish> {
  const open = free && !practice && wish.open_to !== "link";
  if (open) return wish;
  return wish.club === null ? {} : { club: wish.club };
}
