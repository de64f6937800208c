/**
 * Where this page lies, without what its address says about a table: `https://example.org`, or behind a
 * proxy that gives it a folder `https://example.org/carrack`.
 */
export const site = (): string => new URL(".", location.href).href.replace(/\/$/, "");
