/** Where the page is: everything after `#` in the address. */

export interface Route {
  page: string;
  parts: string[];
  /** The moment of a game that is looked at, by the number of its step; null: now. */
  step: number | null;
  /** The step before a turn that is tried again; null: none is. */
  again: number | null;
}

/** A part of an address; what is no text when it is decoded stays as it was typed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a sentence, a mail or a counter of clicks leaves at the end of a link; no address ends so. */
const LEFT_ON_IT = /(?:&.*|%[\dA-F]{2}|[\s.,;:!?()<>[\]{}"'`*])+$/i;

/** How long a secret in a link is (`new_token` of the server). */
const SECRET = 43;

/** Whether the end of a link is missing: its secret is shorter than one is. */
export const isCutOff = (secret: string): boolean => secret.length < SECRET;

function current(): Route {
  const [before = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const path = before.replace(LEFT_ON_IT, "");
  const [page = "", ...parts] = path.split("/").map(decoded);
  const asked = new URLSearchParams(query);
  const count = (name: string) => (/^\d{1,9}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
  return { page, parts, step: count("step"), again: count("again") };
}

class Router {
  route = $state<Route>(current());
  /** There is no other page to go to: what is shown stands in somebody else's. */
  alone = false;

  constructor() {
    for (const moved of ["hashchange", "popstate"]) {
      window.addEventListener(moved, () => {
        this.route = this.#same(current());
      });
    }
  }

  /** A table whose link was hushed is still the page that the link opened, whatever moment is shown. */
  #same(next: Route): Route {
    const { page, parts } = this.route;
    const hushed = page === "t" && next.page === "t" && next.parts.length === 1 && next.parts[0] === parts[0];
    return hushed ? { ...next, parts } : next;
  }

  go(...parts: string[]): void {
    location.hash = `#/${parts.map(encodeURIComponent).join("/")}`;
  }

  /**
   * The address of a moment of the game that is shown, or of its presence (null). The way back from
   * a look into the past leads to the present, not through every step that was looked at.
   */
  see(step: number | null): void {
    if (this.route.step === step) return;
    const path = location.hash.split("?")[0] ?? "";
    const address = step === null ? path : `${path}?step=${step}`;
    if (step !== null && this.route.step === null) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.route = { ...this.route, step };
  }

  /** The turn that the address names is no longer tried again. */
  tried(): void {
    if (this.route.again === null) return;
    history.replaceState(null, "", location.hash.split("?")[0]);
    this.route = { ...this.route, again: null };
  }

  /** Another address for the same place: the way back does not lead here again. */
  replace(...parts: string[]): void {
    history.replaceState(null, "", `#/${parts.map(encodeURIComponent).join("/")}`);
    this.route = current();
  }

  /**
   * Takes secrets out of the address. `route` stays: it is the same page, and going back or
   * copies the address finds the new one.
   */
  hush(...parts: string[]): void {
    const [, moment] = location.hash.split("?");
    history.replaceState(null, "", `#/${parts.map(encodeURIComponent).join("/")}${moment ? `?${moment}` : ""}`);
  }
}

export const router = new Router();

/** The whole address of a seat, to be sent to the person who is to sit there. */
export function seatLink(home: string, table: string, ...tokens: string[]): string {
  return `${home.replace(/\/$/, "")}/#/t/${[table, ...tokens].filter(Boolean).join("/")}`;
}

/** The whole address of an invitation to a seat. */
export function invitedLink(home: string, table: string, seat: number, secret: string): string {
  return `${home.replace(/\/$/, "")}/#/i/${table}/${seat}/${secret}`;
}
