/** Whether a part of the page could not be fetched and is still asked for. */
export const partsAway = $state({ now: false });
