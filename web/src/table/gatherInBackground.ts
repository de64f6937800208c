/** A table that gathers while this device shows something else, such as a rematch: its luck waits for nobody's click. */

import { TableLuck } from "./tableLuck.svelte";
import { gathers } from "../protocol/gathering";
import { connect } from "../protocol/live";

/** Has this device add to the luck of a table until that begins; gives how to stop. */
export function gatherInBackground(table: string, tokens: string[]): () => void {
  const luck = new TableLuck(tokens);
  const live = connect({
    table,
    tokens,
    since: () => null,
    receive: (message) => {
      if (message.type === "gathering" || (message.type === "sync" && gathers(message))) void luck.gather(message);
      else if (message.type === "sync") stop();
    },
    online: () => undefined,
    refused: () => {
      stop();
    },
  });
  function stop() {
    luck.close();
    live.close();
  }
  return stop;
}
