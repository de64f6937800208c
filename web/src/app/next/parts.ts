/** What leads to the next table that waits, fetched where there is another one. */

export { default as NextTable } from "./NextTable.svelte";
export { goOn } from "./waiting.svelte";
