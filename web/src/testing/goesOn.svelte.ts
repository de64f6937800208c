/** A table for tests that goes on when it is told to. */

import type { Position, Step } from "../protocol/types";

export function goesOn(first: Position, known: Step[]) {
  let position = $state.raw(first);
  let steps = $state.raw(known);
  return {
    game: "amerigo",
    you: [0],
    get position() {
      return position;
    },
    get steps() {
      return steps;
    },
    get seats() {
      return position.seats;
    },
    get view() {
      return position.view;
    },
    get myTurn() {
      return position.deciding === 0;
    },
    get over() {
      return position.deciding < 0;
    },
    go(next: Position, step: Step) {
      position = next;
      steps = [...steps, step];
    },
  };
}
