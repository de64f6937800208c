/** A worker of the page: it has the tables, or thinks for them. Everything it knows is Python (`carrack.tab`). */

import { Blocks } from "./blocks";
import { startEngine } from "./engine";
import type { Answered, PageRequest, EngineFiles, Progress, Role } from "./messages";

interface Connection {
  send: (text: string) => void;
  close: () => void;
}

interface Bridge {
  request: (method: string, path: string, headers: object, body: Uint8Array) => Promise<Reply>;
  connect: (path: string, told: (what: string, more: unknown) => void) => Connection;
}

type Reply = [status: number, headers: Record<string, string>, body: Uint8Array<ArrayBuffer>];

interface Hand {
  post: (message: Uint8Array) => void;
  terminate: () => void;
}

type Hire = (hear: (message: Uint8Array) => void, broke: (why: string) => void) => Hand;

interface Entrance {
  BLOCK: number;
  open_tables: (blocks: Blocks, hire: Hire, fail: (key: string, why: string) => void) => Promise<Bridge | undefined>;
  open_mind: (say: (message: Uint8Array) => void) => (message: Uint8Array) => void;
}

let engine: EngineFiles;
let base = "";

self.onmessage = (event: MessageEvent<Role>) => {
  ({ engine, base } = event.data);
  void (event.data.role === "tables" ? becomeTables(event.data.store) : becomeMind());
};

async function entrance(counted: (bytes: number) => void): Promise<Entrance> {
  const interpreter = await startEngine(engine, base, counted);
  return interpreter.pyimport("carrack.tab.main") as Entrance;
}

// --- the tables ------------------------------------------------------------------------------

async function becomeTables(store: string): Promise<void> {
  const early: MessageEvent[] = [];
  self.onmessage = (event) => void early.push(event);
  const total = Object.values(engine.files).reduce((sum, bytes) => sum + bytes, 0);
  let bytes = 0;
  const report = (progress: Progress) => postMessage({ progress });
  try {
    const { BLOCK, open_tables } = await entrance((more) => {
      bytes += more;
      report({ state: "loading", bytes: Math.min(bytes, total), total });
    });
    report({ state: "starting" });
    const fail = (key: string, why: string) => report({ state: "failed", key, why });
    const bridge = await open_tables(new Blocks(store, BLOCK), hire, fail);
    if (!bridge) return;
    self.onmessage = (event: MessageEvent<{ page: string; asked: PageRequest }>) =>
      // answers say what went wrong: without one the interpreter has broken down, and the page starts another
      void handle(bridge, event.data.page, event.data.asked).catch(reportError);
    early.forEach((event) => self.onmessage?.(event));
    report({ state: "ready" });
  } catch (error) {
    report({ state: "failed", key: "engine-failed", why: reason(error) });
  }
}

/** What went wrong, of a traceback its last line. */
function reason(error: unknown): string {
  const said = String(error instanceof Error ? error.message : error);
  return said.trim().split("\n").at(-1) ?? "";
}

/** The connections of all pages, by `page id`. */
const connections = new Map<string, Connection>();

async function handle(bridge: Bridge, page: string, asked: PageRequest): Promise<void> {
  const say = (answered: Answered) => postMessage({ page, answered });
  const { id } = asked;
  const name = `${page} ${id}`;
  switch (asked.kind) {
    case "request": {
      const sent = new TextEncoder().encode(asked.body);
      const [status, headers, body] = await bridge.request(asked.method, asked.path, asked.headers, sent);
      return say({ id, kind: "answer", status, headers, body });
    }
    case "connect":
      connections.set(
        name,
        bridge.connect(asked.path, (what, more) => {
          if (what === "message") say({ id, kind: "message", text: more as string });
          else if (what === "open") say({ id, kind: "open" });
          else {
            connections.delete(name);
            say({ id, kind: "closed", code: more as number });
          }
        }),
      );
      return;
    case "send":
      return connections.get(name)?.send(asked.text);
    case "close":
      return close(name);
    case "bye":
      for (const each of [...connections.keys()]) if (each.startsWith(`${page} `)) close(each);
  }
}

function close(name: string): void {
  connections.get(name)?.close();
  connections.delete(name);
}

// --- those that think ------------------------------------------------------------------------

/** Starts another worker to think. */
const hire: Hire = (hear, broke) => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = (event: MessageEvent<Uint8Array | { failed: string }>) =>
    "failed" in event.data ? broke(event.data.failed) : hear(event.data);
  worker.onerror = (event) => broke(event.message);
  worker.postMessage({ role: "mind", engine, base } satisfies Role);
  return {
    post: (message: Uint8Array) => worker.postMessage(message),
    terminate: () => {
      worker.onmessage = worker.onerror = null;
      worker.terminate();
    },
  };
};

async function becomeMind(): Promise<void> {
  const early: MessageEvent<Uint8Array>[] = [];
  self.onmessage = (event) => void early.push(event);
  try {
    const think = (await entrance(() => undefined)).open_mind((message) => postMessage(message));
    self.onmessage = (event: MessageEvent<Uint8Array>) => think(event.data);
    early.forEach((event) => think(event.data));
  } catch (error) {
    postMessage({ failed: reason(error) });
  }
}
