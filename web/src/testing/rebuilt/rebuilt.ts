/** Positions as they are heard, and as their views have them. */

import type { Phrases, Sent } from "../phrases";
import { amerigoTwice } from "./amerigo";
import { deiTwice } from "./dei";

export const TWICE: Record<string, (sent: Sent, heard: Phrases) => [heard: unknown, seen: unknown]> = {
  amerigo: amerigoTwice,
  "dutch-east-indies": deiTwice,
};
