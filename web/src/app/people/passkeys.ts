/** Passkeys, as far as this browser goes: at a name over https, or at localhost. */

import { call } from "../../protocol/http";
import type { Me } from "../../protocol/types";

const IS_ADDRESS = /^[\d.]+$|^\[/;

/** Whether the browser would make and use passkeys on this page. */
export const canPasskey = (): boolean =>
  window.isSecureContext && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential && !IS_ADDRESS.test(location.hostname);

/** What a person has thought better of. */
const declined = (problem: unknown) => problem instanceof DOMException && ["NotAllowedError", "AbortError"].includes(problem.name);

async function answered(asked: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const made = (await asked) as PublicKeyCredential | null;
    return made && ({ ...made.toJSON() } as Record<string, unknown>);
  } catch (problem) {
    if (declined(problem)) return null;
    throw problem;
  }
}

/** Makes a passkey; null if the person would rather not. */
export async function makePasskey(): Promise<Me | null> {
  const options = await call("POST /me/passkeys/options");
  const made = await answered(navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));
  return made === null ? null : call("POST /me/passkeys", { body: { credential: made } });
}

/** Enters by a passkey; null if the person would rather not. */
export async function enterByPasskey(): Promise<Me | null> {
  const options = await call("POST /enter/passkey/options");
  const shown = await answered(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));
  return shown === null ? null : call("POST /enter/passkey", { body: { credential: shown } });
}
