/** Passkeys, as far as this browser goes: at a name over https, or at localhost. */

import * as people from "../../protocol/people";
import type { Me } from "../../protocol/types";

const IS_ADDRESS = /^[\d.]+$|^\[/;

/** Whether the browser would make and use passkeys on this page. */
export const canPasskey = (): boolean =>
  window.isSecureContext && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential && !IS_ADDRESS.test(location.hostname);

/** What a person has thought better of. */
const declined = (problem: unknown) => problem instanceof DOMException && ["NotAllowedError", "AbortError"].includes(problem.name);

async function answered(asked: Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await asked) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch (problem) {
    if (declined(problem)) return null;
    throw problem;
  }
}

/** Makes a passkey; null if the person would rather not. */
export async function makePasskey(): Promise<Me | null> {
  const options = (await people.passkeyOptions()) as PublicKeyCredentialCreationOptionsJSON;
  const made = await answered(navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));
  return made === null ? null : people.addPasskey(made);
}

/** Enters by a passkey; null if the person would rather not. */
export async function enterByPasskey(): Promise<Me | null> {
  const options = (await people.enterOptions()) as PublicKeyCredentialRequestOptionsJSON;
  const shown = await answered(navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));
  return shown === null ? null : people.enterByPasskey(shown);
}
