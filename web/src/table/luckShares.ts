/** What this device has added to the luck of tables. Each share is kept under its hash: two tabs cannot overwrite each other's. */

const PREFIX = "carrack.luck.";

/** What all have committed to, in the order of the seats. */
export type Seals = [seat: number, hash: string][];

export interface Share {
  table: string;
  /** What was added, in hexadecimal. */
  bytes: string;
  /** The hash of the server's part, as it was when this was made. */
  commitment: string;
  /** The hashes of all seats when this was opened, in their order; null: it was not. */
  sealed: Seals | null;
}

/** What a browser refuses to store is known until the page is reloaded. */
const unkept = new Map<string, Share>();

/** Whether this browser keeps shares until they are needed. */
export function keepsShares(): boolean {
  try {
    localStorage.setItem(PREFIX, "");
    localStorage.removeItem(PREFIX);
    return true;
  } catch {
    return false;
  }
}

export function keepShare(hash: string, share: Share): void {
  try {
    localStorage.setItem(PREFIX + hash, JSON.stringify(share));
  } catch {
    unkept.set(hash, share);
  }
}

function stored(hash: string): Share | undefined {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + hash) ?? "null") as Share | undefined ?? undefined;
  } catch {
    return undefined;
  }
}

export const shareOf = (hash: string): Share | undefined => unkept.get(hash) ?? stored(hash);

/** The hashes of everything that this device keeps. */
function hashes(): string[] {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return [...unkept.keys(), ...kept.map((key) => key.slice(PREFIX.length))];
  } catch {
    return [...unkept.keys()];
  }
}

/** The shares in the luck of a table, by their hashes. */
export function sharesIn(table: string): [string, Share][] {
  return hashes().flatMap((hash) => {
    const share = shareOf(hash);
    return share?.table === table ? [[hash, share]] : [];
  });
}

/** A table that this device wants to know nothing more of. */
export function dropShares(table: string): void {
  for (const [hash] of sharesIn(table)) {
    unkept.delete(hash);
    localStorage.removeItem(PREFIX + hash);
  }
}
