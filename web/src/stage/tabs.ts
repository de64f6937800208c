/** The parts of a table that stand behind tabs where there is no room for all. */
export const TABS = ["board", "players", "displays", "log"] as const;

export type Tab = (typeof TABS)[number];
