/** What the page asks about the person who uses it (docs/protocol.md). A page without a server asks nothing of this. */

import type { Claims, Code, Hours, Me, MissingTable, MyTable, Profile } from "./types";
import { ask, json } from "./http";

export interface About {
  name?: string;
  time_zone?: string;
  language?: string;
}

export const me = () => json<Me>("GET", "me");

export const remember = (about: About) => json<Me>("POST", "me", [], about);

export const change = (about: About) => json<Me>("PUT", "me", [], about);

/** When the person does not play, as a whole. */
export const changeHours = (hours: Pick<Hours, "night" | "holidays">) => json<Me>("PUT", "me/hours", [], hours);

/** Signs a device out: this one, another one, or all. */
export const leave = (which: { device?: string; everywhere?: boolean }) => json<Me>("POST", "me/leave", [], which);

export const deleteMe = () => json<Me>("DELETE", "me", [], {});

/** A code for another device. */
export const code = () => json<Code>("POST", "me/code", [], {});

export const enter = (code: string) => json<Me>("POST", "enter", [], { code });

/** The person of the code and the one who is signed in are the same. */
export const merge = (code: string) => json<Me>("POST", "me/merge", [], { code });

/** What the browser needs to make a passkey, and what it made. */
export const passkeyOptions = () => json<unknown>("POST", "me/passkeys/options", [], {});
export const addPasskey = (credential: unknown) => json<Me>("POST", "me/passkeys", [], { credential });

export const removePasskey = (passkey: string) => json<Me>("DELETE", `me/passkeys/${encodeURIComponent(passkey)}`);

/** What the browser needs to show a passkey, and what it showed. */
export const enterOptions = () => json<unknown>("POST", "enter/passkey/options", [], {});
export const enterByPasskey = (credential: unknown) => json<Me>("POST", "enter/passkey", [], { credential });

/** Mails a link: to an address that is to be one's own, or to whoever has it. */
export const mailMe = (address: string) => json<unknown>("POST", "me/mail", [], { address });
export const forgetMail = () => json<Me>("DELETE", "me/mail");
export const mailWayIn = (address: string) => json<unknown>("POST", "enter/mail", [], { address });

export const claim = async (tokens: string[]) => (await json<Claims>("POST", "me/claims", [], { tokens })).others;

export const release = (table: string) => json<unknown>("POST", "me/release", [], { table });

/** The rated games of somebody by the pseudonym; "": one's own. */
export const profile = (person: string) => json<Profile>("GET", person ? `people/${encodeURIComponent(person)}` : "me/profile");

export const theirTables = () => json<(MyTable | MissingTable)[]>("GET", "me/tables");

/** Everything that is known about the person, as a file. */
export const everything = async () => (await ask("GET", "me/file")).text();
