/** A table that gathers: it has no position, and waits for its people and their luck (docs/protocol.md). */

import type { Gathering, Snapshot } from "./types";

/** Whether this is what a table says before it begins. */
export const gathers = (told: Gathering | Snapshot): told is Gathering => told.status === "waiting" || told.status === "ended";
