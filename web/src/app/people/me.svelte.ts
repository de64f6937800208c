/** Who is signed in on this device, if anybody: most people never are, and for them nothing is asked of the server. */

import { Refused, call } from "../../protocol/http";
import type { Me as Told } from "../../protocol/types";
import { tab } from "../../tab/state.svelte";
import { LANGUAGES, texts } from "../../ui/i18n.svelte";
import { settings } from "../../ui/settings.svelte";

const KEY = "carrack.me";

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

class Me {
  /** What whoever is signed in is called; "" for nobody. */
  name = $state(stored());
  told = $state.raw<Told | null>(null);

  /** There are people here at all, and one of them is signed in. */
  get isIn(): boolean {
    return !tab.here && this.name !== "";
  }

  async look(): Promise<void> {
    this.take(await call("GET /me"));
  }

  /** Looks again after something was refused, as the device may have been signed out from another one. */
  async wasRefused(problem: unknown): Promise<void> {
    if (problem instanceof Refused && problem.code === "signed-out") await this.look();
    else throw problem;
  }

  take(told: Told): void {
    this.told = told;
    this.name = told.person?.name ?? "";
    try {
      if (this.name) localStorage.setItem(KEY, this.name);
      else localStorage.removeItem(KEY);
    } catch {
      // a device that stores nothing asks again
    }
  }

  /** This device has been let in: it speaks the person's language, unless another was chosen here. */
  async enter(told: Told): Promise<void> {
    this.take(told);
    const language = told.person?.language ?? "";
    if (!settings.language && LANGUAGES.includes(language)) await texts.choose(language);
  }
}

export const me = new Me();
