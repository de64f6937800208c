/** The page's side of the line to the worker: requests that are answered, connections like WebSockets. */

import type { Line, Socket } from "../protocol/line";
import type { Answered, PageRequest } from "./messages";

type Send = (asked: PageRequest) => void;

interface Open {
  asked: PageRequest & { kind: "request" };
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
}

export class Client implements Line {
  #send: Send;
  #next = 1;
  #waiting: PageRequest[] | null = [];
  /** What everything is answered with, if there will be nobody to ask. */
  #refusal: object | null = null;
  readonly #requests = new Map<number, Open>();
  readonly #sockets = new Map<number, TabSocket>();

  readonly #made: () => void;

  /** `send` is the way to another tab's worker, until this one has its own; `made` is told when there is something to keep. */
  constructor(send: Send, made: () => void = () => undefined) {
    this.#send = send;
    this.#made = made;
  }

  fetch = async (path: string, init: RequestInit): Promise<Response> => {
    if (this.#refusal) return refused(this.#refusal);
    const id = this.#next++;
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === "string" ? init.body : "";
    const asked = { id, kind: "request", method: init.method ?? "GET", path: `/${path}`, headers, body } as const;
    const answered = new Promise<Response>((resolve, reject) => this.#requests.set(id, { asked, resolve, reject }));
    this.say(asked);
    return answered;
  };

  socket = (path: string): Socket => {
    const id = this.#next++;
    const socket = new TabSocket((asked) => this.say(asked), id);
    this.#sockets.set(id, socket);
    if (this.#refusal) queueMicrotask(() => socket.hear({ id, kind: "closed", code: 1006 }));
    else this.say({ id, kind: "connect", path: `/${path}` });
    return socket;
  };

  say(asked: PageRequest): void {
    if (this.#waiting) this.#waiting.push(asked);
    else this.#send(asked);
  }

  /** There is somebody to ask: this page's own worker (`send`), or that of another tab. */
  ready(send?: Send): void {
    if (send) this.#send = send;
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    waiting.forEach((asked) => this.#send(asked));
  }

  hear(answered: Answered): void {
    const { id } = answered;
    if (answered.kind === "answer") {
      const { status, headers, body } = answered;
      if (status === 201) this.#made();
      this.#requests.get(id)?.resolve(new Response(body.length ? body : null, { status, headers }));
      this.#requests.delete(id);
      return;
    }
    this.#sockets.get(id)?.hear(answered);
    if (answered.kind === "closed") this.#sockets.delete(id);
  }

  /**
   * Whoever was asked is gone; what comes now waits for another. Questions are asked again; who wanted to change
   * something is told, as after a lost connection, since it may have been done.
   */
  lose(): void {
    this.#waiting ??= [];
    for (const [id, { asked, reject }] of this.#requests) {
      if (this.#waiting.includes(asked)) continue;
      if (asked.method === "GET") this.#waiting.push(asked);
      else {
        this.#requests.delete(id);
        reject(new TypeError("the tables are opened again"));
      }
    }
    this.#closeAll();
  }

  /** Closes all connections as if the line were broken. */
  #closeAll(): void {
    const sockets = [...this.#sockets.values()];
    this.#sockets.clear();
    for (const socket of sockets) socket.hear({ id: 0, kind: "closed", code: 1006 });
  }

  /** There will be nobody to ask: a text of the page says why. */
  refuse(key: string, why: string): void {
    this.#refusal = { code: "engine", message: key, key, args: { why } };
    for (const { resolve } of this.#requests.values()) resolve(refused(this.#refusal));
    this.#requests.clear();
    this.#closeAll();
  }

  /** Another tab has the tables now. */
  moved(): void {
    this.lose();
    this.ready();
  }

  bye(): void {
    if (!this.#waiting) this.#send({ id: 0, kind: "bye" });
  }
}

const refused = (error: object) => new Response(JSON.stringify({ error }), { status: 503 });

class TabSocket implements Socket {
  readyState: Socket["readyState"] = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly #say: Send;
  readonly #id: number;

  constructor(say: Send, id: number) {
    this.#say = say;
    this.#id = id;
  }

  send(text: string): void {
    this.#say({ id: this.#id, kind: "send", text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#say({ id: this.#id, kind: "close" });
  }

  hear(answered: Answered): void {
    if (this.readyState === WebSocket.CLOSED) return;
    const self = this as unknown as WebSocket;
    if (answered.kind === "open") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(self, new Event("open"));
    } else if (answered.kind === "message") {
      this.onmessage?.call(self, new MessageEvent("message", { data: answered.text }));
    } else if (answered.kind === "closed") {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.call(self, new CloseEvent("close", { code: answered.code }));
    }
  }
}
