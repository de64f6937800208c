/** Requests to the server, and what it refuses. */

import { line } from "./line";

/** Where the interface is, from wherever the page lies. */
export const API = "api/v1";

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

/** What changes something says that it is JSON even without a body: no other site's page can send that. */
function headers(tokens: string[], json: boolean): Record<string, string> {
  const all: Record<string, string> = {};
  if (tokens.length) all["Authorization"] = `Bearer ${tokens.join(",")}`;
  if (json) all["Content-Type"] = "application/json";
  return all;
}

export async function ask(method: string, path: string, tokens: string[] = [], body?: unknown) {
  const response = await line().fetch(`${API}/${path}`, {
    method,
    headers: headers(tokens, method !== "GET"),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

/** A text as the body of a request; the answer as JSON. */
export async function sent<T>(path: string, text: string) {
  const response = await line().fetch(`${API}/${path}`, { method: "POST", body: text });
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

export async function json<T>(method: string, path: string, tokens: string[] = [], body?: unknown) {
  return (await (await ask(method, path, tokens, body)).json()) as T;
}

/** The address of a table. */
export const at = (table: string) => `tables/${encodeURIComponent(table)}`;
