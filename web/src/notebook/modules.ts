/** What draws a game here: all modules of the page are in this one file, since there is no server to ask. */

import type { Found } from "../games/modules";
import type { StageModule } from "../stage/module";

const MODULES = import.meta.glob<StageModule>("../games/*/module.ts");

export async function moduleOf(game: string): Promise<Found | null> {
  const module = await MODULES[`../games/${game}/module.ts`]?.();
  return module ? { draws: "stage", module } : null;
}
