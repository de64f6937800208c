/** What a table fetches when a turn is tried again. */

export { default as AgainTurns } from "./AgainTurns.svelte";
export { default as TableAgain } from "./TableAgain.svelte";
