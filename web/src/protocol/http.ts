/** Requests to the server, and what it refuses. */

import { line } from "./line";
import type { Routes } from "./routes";

/** Where the interface is, from wherever the page lies. */
const API = "api/v1";

/**
 * What the server refused: for people (`message` in English; `key` and `args` of the same in the texts of the game,
 * where it has one) and for programs (`code`, `status`).
 */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string,
    readonly body: Record<string, unknown>,
    readonly key = "",
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

let heeded: () => Promise<void> = () => Promise.resolve();

/** What is done before a refusal is told: its words are fetched. */
export function heed(before: () => Promise<void>): void {
  heeded = before;
}

export async function refusal(response: Response): Promise<Refused> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const { code, message, rule, key, args } = (body["error"] ?? {}) as Partial<Refused>;
  await heeded();
  const said = message ?? `${response.status} ${response.statusText}`;
  return new Refused(response.status, code ?? "", said, rule ?? "", body, key, args);
}

type Route = keyof Routes;

/** What is said to a route: the parts of its address, `query`, the `tokens` of seats, and the `body`. */
export type Asks<R extends Route> = Routes[R] extends { asks: infer A } ? A : unknown;

/** What a route answers, where that is no file. */
export type Gives<R extends Route> = Routes[R] extends { gives: infer G } ? G : never;

/** The routes whose answer is JSON. */
type Telling = { [R in Route]: Routes[R] extends { gives: unknown } ? R : never }[Route];

type Arguments<R extends Route> = unknown extends Asks<R> ? [] : object extends Asks<R> ? [asked?: Asks<R>] : [asked: Asks<R>];

interface Parameters {
  query?: Record<string, string>;
  tokens?: string[];
  body?: unknown;
}

/** The address of a route, seen from the page's own. */
export function address<R extends Route>(route: R, ...[asked]: Arguments<R>): string {
  const parts = (asked ?? {}) as Parameters & Record<string, unknown>;
  const path = route.replace(/^\S+ /, "").replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(parts[name])));
  const query = new URLSearchParams(parts.query).toString();
  return API + path + (query && `?${query}`);
}

/** What changes something says that it is JSON, also where it has nothing to say: no other site's page can send that. */
async function answered<R extends Route>(route: R, ...given: Arguments<R>): Promise<Response> {
  const { tokens = [], body } = (given[0] ?? {}) as Parameters;
  const [method = ""] = route.split(" ");
  const headers: Record<string, string> = {};
  if (tokens.length) headers["Authorization"] = `Bearer ${tokens.join(",")}`;
  const init: RequestInit = { method, headers };
  if (typeof body === "string") init.body = body;
  else if (method !== "GET") {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body ?? {});
  }
  const response = await line().fetch(address(route, ...given), init);
  if (!response.ok) throw await refusal(response);
  return response;
}

/** Asks a route of the server (`routes.ts`), which answers. Throws `Refused`. */
export async function call<R extends Telling>(route: R, ...given: Arguments<R>): Promise<Gives<R>> {
  return (await (await answered(route, ...given)).json()) as Gives<R>;
}

/** Likewise; the answer as it is, for instance a file. */
export async function callText<R extends Route>(route: R, ...given: Arguments<R>): Promise<string> {
  return (await answered(route, ...given)).text();
}
