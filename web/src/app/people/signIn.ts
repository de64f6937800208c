/** Somebody new on this device, by a name. */

import { call } from "../../protocol/http";
import { texts } from "../../ui/i18n.svelte";
import { settings } from "../../ui/settings.svelte";
import { claimAll } from "./claims";
import { me } from "./me.svelte";

/** Lets the server remember them, with the links to seats that this device has. */
export async function signIn(name: string): Promise<void> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  me.take(await call("POST /me", { body: { name, time_zone, language: texts.language } }));
  settings.name = name;
  settings.save();
  await claimAll();
}
