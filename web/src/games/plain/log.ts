import { LogState } from "../../stage/log/logState.svelte";
import type { Loader } from "../../table/replay.svelte";
import type { GameView } from "../../table/gameView";
import { PlainWords } from "./words";

/** What happened in a game, in the words of its package alone. */
export function plainLog(shown: () => GameView, loader: () => Loader | null): LogState {
  const words = new PlainWords(shown().game, () => shown().seats);
  return new LogState(shown, () => words, loader);
}
