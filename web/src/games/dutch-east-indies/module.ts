import type { StageModule } from "../../stage/module";
import { mounting } from "../../stage/mounting.svelte";

export const prepare = () => import("./Stage.svelte");

export const mount: StageModule["mount"] = mounting(prepare);

export const figures: StageModule["figures"] = () => import("./rules/Figures.svelte");

export const designer: StageModule["designer"] = () => import("./design/Designer.svelte");

export const answers: StageModule["answers"] = () => import("./rules/Figures.svelte");

export const showcase: StageModule["showcase"] = async () => {
  const [{ Showcase }, { default: packed }] = await Promise.all([prepare(), import("./showcase.txt?raw")]);
  return { Drawing: Showcase, packed };
};

export const puzzles: StageModule["puzzles"] = async () => (await import("./puzzles.jsonl?raw")).default;
