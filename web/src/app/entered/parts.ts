/** What a table beside its board needs, fetched as one. */

export { default as TabletopPanel } from "./TabletopPanel.svelte";
export { default as ByHandMark } from "./ByHandMark.svelte";
export { default as SetUpRoom } from "./SetUpRoom.svelte";
