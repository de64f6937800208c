/** The secret by which this device is its server's operator's, if it is. */

const KEY = "carrack.operator";

/** What a browser refuses to store is known until the page is reloaded. */
let unkept = "";

/** It, as requests show it; none on any other device. */
export function operatorTokens(): string[] {
  try {
    return [localStorage.getItem(KEY) ?? unkept].filter(Boolean);
  } catch {
    return [unkept].filter(Boolean);
  }
}

/** Keeps it; "" forgets it. */
export function keepOperatorToken(token: string): void {
  unkept = token;
  try {
    if (token) localStorage.setItem(KEY, token);
    else localStorage.removeItem(KEY);
  } catch {
    // then until the page is closed
  }
}
