/** The script that a page begins with; its name changes with every build. */

const ENTRY = /<script[^>]*type="module"[^>]*src="([^"]+)"/;

/** Its address, from the page as text; empty where that has none. */
export function entryOf(html: string, base: string): string {
  const found = ENTRY.exec(html)?.[1];
  return found ? new URL(found, base).href : "";
}
