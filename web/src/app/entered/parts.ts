/** What a table beside its board needs, fetched as one. */

export { default as BesidePanel } from "./BesidePanel.svelte";
export { default as ByHandMark } from "./ByHandMark.svelte";
export { default as SetUpRoom } from "./SetUpRoom.svelte";
