/** What of a view nobody hears, and why: the picture alone needs it, or something else that is heard says it. */

import type { View } from "../protocol/types";
import type { Path } from "./leaves";

interface Unheard {
  why: string;
  /** Where it is not heard; everywhere, if nothing is said here. */
  where?: (view: View, path: Path) => boolean;
}

export const UNHEARD: Record<string, Record<string, Unheard>> = {
  amerigo: {},
  "dutch-east-indies": {},
};
