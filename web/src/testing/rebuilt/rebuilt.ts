/** Positions as they are heard, and as their views have them. */

import type { Heard, Sent } from "../heard";
import { amerigoTwice } from "./amerigo";
import { deiTwice } from "./dei";

export const TWICE: Record<string, (sent: Sent, heard: Heard) => [heard: unknown, seen: unknown]> = {
  amerigo: amerigoTwice,
  "dutch-east-indies": deiTwice,
};
