/** What pages and the worker with the tables say to each other. */

/** Of a page: a request, or a connection that is opened, used and closed. `id` is the page's own choice. */
export type PageRequest =
  | { id: number; kind: "request"; method: string; path: string; headers: Record<string, string>; body: string }
  | { id: number; kind: "connect"; path: string }
  | { id: number; kind: "send"; text: string }
  | { id: number; kind: "close" }
  | { id: 0; kind: "bye" };

/** Of the worker: an answer, or what has happened to a connection. */
export type Answered =
  | { id: number; kind: "answer"; status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
  | { id: number; kind: "open" }
  | { id: number; kind: "message"; text: string }
  | { id: number; kind: "closed"; code: number };

/** Between tabs, over a BroadcastChannel: `to` and `from` name pages; the one with the worker is `tables`. */
export type Relayed =
  | { to: "tables"; from: string; asked: PageRequest }
  | { to: string; from: "tables"; answered: Answered }
  | { to: "all"; from: "tables"; opened: true };

/** How far the engine is: bytes of all, then ready; or why it cannot be. */
export type Progress =
  | { state: "loading"; bytes: number; total: number }
  | { state: "starting" }
  | { state: "ready" }
  | { state: "failed"; key: string; why: string };

/** The files of the engine, as `make site` wrote them: their folder, and the bytes that each is when it is fetched. */
export interface EngineFiles {
  folder: string;
  files: Record<string, number>;
  /** What Pyodide wants to know of itself. */
  interpreter: Record<string, string>;
}

/** What a worker is to become. */
export type Role =
  | { role: "tables"; engine: EngineFiles; base: string; store: string }
  | { role: "mind"; engine: EngineFiles; base: string };
