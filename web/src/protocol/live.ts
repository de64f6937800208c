/** The push channel of a table: reconnects by itself and asks for what it missed. */

import type { LiveMessage } from "./types";
import { address } from "./http";
import { line } from "./line";
import type { Socket } from "./line";

const FIRST_WAIT = 400; // ms; doubles with every failure
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SEEN_AFTER = 500; // ms
const SILENCE = 45_000; // without a word for so long the line counts as dead

/** Closed for now, for a reason that the snapshot of the table tells; everything is asked again in a while. */
const WAITS = 4503;

/** Closed for good: there is nothing to come back to. */
const FINAL: Record<number, Refusal> = { 4401: "replaced", 4403: "closed", 4404: "missing" };

/** The link was replaced, the host lets nobody watch, or the table is gone. */
export type Refusal = "replaced" | "closed" | "missing";

export interface LiveOptions {
  table: string;
  tokens: string[];
  /** The newest sequence number known, or null before the first sync. */
  since: () => number | null;
  receive: (message: LiveMessage) => void;
  /** `waits`: the server has a reason why not. */
  online: (connected: boolean, waits: boolean) => void;
  refused: (why: Refusal) => void;
}

export interface Live {
  close: () => void;
  /** Drops the connection and opens another, for instance after a conflict. */
  again: () => void;
}

export function connect(options: LiveOptions): Live {
  let socket: Socket | null = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let heard = 0;
  let closed = false;
  let saying = 0;
  let said: number | null = null;

  /** The newest step, if somebody looks at this page. */
  const seen = () => (document.visibilityState === "visible" ? options.since() : null);

  function open() {
    if (closed) return;
    const mine = line().socket(address("WS /tables/{table}/live", { table: options.table }));
    socket = mine;
    said = null;
    mine.onopen = () => {
      mine.send(JSON.stringify({ tokens: options.tokens, since: options.since() }));
      heard = Date.now();
    };
    mine.onmessage = (event) => {
      heard = Date.now();
      wait = FIRST_WAIT;
      options.online(true, false);
      options.receive(JSON.parse(String(event.data)) as LiveMessage);
      saySoon();
    };
    mine.onclose = (event) => {
      if (socket !== mine) return;
      if (event.code in FINAL) options.refused(FINAL[event.code] ?? "missing");
      else lost(event.code === WAITS);
    };
  }

  /** Says what somebody sees here: who does not see a turn is told of it elsewhere. */
  function say() {
    if (socket?.readyState !== WebSocket.OPEN) return;
    said = seen();
    socket.send(JSON.stringify({ type: "ping", seen: said }));
  }

  /** Not with every message: a bot sends many. */
  function saySoon() {
    if (seen() === said || saying) return;
    saying = window.setTimeout(() => {
      saying = 0;
      if (seen() !== said) say();
    }, SEEN_AFTER);
  }

  function lost(waits: boolean) {
    socket = null;
    if (closed) return;
    options.online(false, waits);
    clearTimeout(timer);
    timer = window.setTimeout(open, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function again() {
    const old = socket;
    socket = null;
    old?.close();
    clearTimeout(timer);
    open();
  }

  const pulse = window.setInterval(() => {
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > SILENCE) again();
    else say();
  }, PING_EVERY);

  const wake = () => {
    if (!socket) {
      wait = FIRST_WAIT;
      clearTimeout(timer);
      open();
    }
  };
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", say);

  open();
  return {
    again,
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearTimeout(saying);
      clearInterval(pulse);
      document.removeEventListener("visibilitychange", say);
      window.removeEventListener("online", wake);
      socket?.close();
    },
  };
}
