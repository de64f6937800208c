/** A table that gathers while this device shows something else, such as a rematch: its luck waits for nobody's click. */

import { Fortune } from "./tableLuck.svelte";
import { gathers } from "../protocol/gathering";
import { connect } from "../protocol/live";

/** Has this device add to the luck of a table until that begins; gives how to stop. */
export function tend(table: string, tokens: string[]): () => void {
  const fortune = new Fortune(tokens);
  const live = connect({
    table,
    tokens,
    since: () => null,
    receive: (message) => {
      if (message.type === "gathering" || (message.type === "sync" && gathers(message))) void fortune.gather(message);
      else if (message.type === "sync") stop();
    },
    online: () => undefined,
    refused: () => {
      stop();
    },
  });
  function stop() {
    fortune.close();
    live.close();
  }
  return stop;
}
