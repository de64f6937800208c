/** Standing orders, fetched at tables over days. */

export { default as OrdersNote } from "./OrdersNote.svelte";
export { default as StandingOrders } from "./StandingOrders.svelte";
