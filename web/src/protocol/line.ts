/** The line to the tables: the network, or a worker of the page's own (`tab/`), which speaks the same. */

/** What the page uses of a WebSocket. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Line {
  /** Like `fetch`; `path` is relative to the page. */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  socket: (path: string) => Socket;
}

const network: Line = {
  fetch: (path, init) => fetch(path, init),
  socket: (path) => {
    const url = new URL(path, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(url.href);
  },
};

let current = network;

export const line = () => current;

export function useLine(other: Line): void {
  current = other;
}
