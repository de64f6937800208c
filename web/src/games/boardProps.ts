import type { BoardProps } from "../stage/module";
import { wordOf } from "../stage/say";
import type { GameView } from "../table/gameView";
import { texts } from "../ui/i18n.svelte";

/** What a board is given of a game that is shown; while something is on its way nothing can be played. */
export function boardProps(shown: GameView, busy: boolean): BoardProps {
  const moveOf = (notation: string | null) => shown.legal.find((each) => each.move === notation);
  return {
    game: shown.game,
    view: shown.view,
    base: shown.base,
    legal: busy ? [] : shown.legal,
    marks: shown.marks.map((mark) => mark.move.move),
    hovered: shown.hover?.move ?? null,
    seats: shown.seats,
    you: shown.you,
    language: texts.language,
    say: (word) => wordOf(shown.game, word, shown.seats),
    play: (notation) => {
      const move = busy ? undefined : moveOf(notation);
      if (move) shown.play(move);
    },
    point: (notation) => {
      shown.hover = moveOf(notation) ?? null;
    },
  };
}
