/** Where the page is: everything after `#` in the address. */

export interface Route {
  page: string;
  parts: string[];
}

function current(): Route {
  const parts = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const [page = "", ...rest] = parts;
  return { page, parts: rest };
}

class Router {
  route = $state<Route>(current());
  /** There is no other page to go to: what is shown stands in somebody else's. */
  alone = false;

  constructor() {
    window.addEventListener("hashchange", () => {
      this.route = current();
    });
  }

  go(...parts: string[]): void {
    location.hash = `#/${parts.map(encodeURIComponent).join("/")}`;
  }

  /** Another address for the same place: the way back does not lead here again. */
  replace(...parts: string[]): void {
    history.replaceState(null, "", `#/${parts.map(encodeURIComponent).join("/")}`);
    this.route = current();
  }
}

export const router = new Router();

/** The whole address of a seat, to be sent to whoever shall sit there. */
export function seatLink(home: string, table: string, ...tokens: string[]): string {
  return `${home.replace(/\/$/, "")}/#/t/${[table, ...tokens].filter(Boolean).join("/")}`;
}
