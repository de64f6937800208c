/** The operator's device: how it is let in, what only it is shown, and how that ends. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import MeCorner from "../people/MeCorner.svelte";
import OtherPage from "../pages/OtherPage.svelte";
import ServerPage from "../pages/ServerPage.svelte";
import { tab } from "../../tab/state.svelte";
import { keepOperatorToken, operatorTokens } from "../../table/operatorToken";
import OnlyHere from "../../table/people/OnlyHere.svelte";
import { texts } from "../../ui/i18n.svelte";

const SECRET = "s".repeat(43);
const SERVER = { address: "", address_given: false, open: false, may_open: true, lan: null, open_with: "make play ARGS=--lan", devices: [] };

interface Asked {
  route: string;
  token: string;
  body: Record<string, unknown>;
}
let asked: Asked[] = [];
let answers: Record<string, () => Response> = {};
let close = () => undefined as unknown;

beforeEach(() => {
  localStorage.clear();
  keepOperatorToken("");
  texts.language = "en";
  asked = [];
  answers = {};
  vi.stubGlobal("fetch", (address: string, { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {}) => {
    const route = `${method} ${address.replace("api/v1", "")}`;
    asked.push({ route, token: (headers["Authorization"] ?? "").replace("Bearer ", ""), body: JSON.parse(body ?? "{}") as Record<string, unknown> });
    return Promise.resolve((answers[route] ?? (() => Response.json({ lines: [], problems: [], tables: [], broken: [] })))());
  });
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
  location.hash = "";
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component, with its own properties
function shown(component: Component<any>, props: Record<string, unknown> = {}) {
  const made = mount(component, { target: document.body, props });
  close = () => unmount(made);
  flushSync();
}

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);
const refused = (status: number, code: string) => () => Response.json({ error: { code, message: code, key: "", args: {}, rule: "" } }, { status });

test("a link lets the device in by a secret of its own, and leaves the address", async () => {
  location.hash = `#/server/${SECRET}`;
  answers["POST /operator"] = () => {
    expect(operatorTokens()).toHaveLength(1); // kept before it is sent
    return Response.json(SERVER, { status: 201 });
  };
  shown(ServerPage, { secret: SECRET, start: false });
  expect(location.hash).toBe("#/server");
  await vi.waitFor(() => expect(asked.find(({ route }) => route === "POST /operator")?.body).toEqual({ link: SECRET, token: operatorTokens()[0] }));
});

test("one that starts leads to the first page", async () => {
  location.hash = `#/server/${SECRET}/start`;
  answers["POST /operator"] = () => Response.json(SERVER, { status: 201 });
  shown(ServerPage, { secret: SECRET, start: true });
  await vi.waitFor(() => expect(location.hash).toBe("#/"));
});

test("a link that is used up makes the device nothing, and one that was let in stays so", async () => {
  answers["POST /operator"] = refused(410, "code");
  shown(ServerPage, { secret: SECRET, start: false });
  await vi.waitFor(() => expect(document.body.textContent).toContain("carrack operator link"));
  expect(operatorTokens()).toEqual([]);
  await close();
  keepOperatorToken("mine");
  shown(ServerPage, { secret: SECRET, start: true });
  await vi.waitFor(() => expect(location.hash).toBe("#/"));
  expect(operatorTokens()).toEqual(["mine"]);
});

test("a secret that was ended elsewhere is not let in again by the next link", async () => {
  keepOperatorToken("ended");
  answers["GET /operator"] = refused(403, "operator");
  answers["POST /operator"] = () => Response.json(SERVER, { status: 201 });
  shown(ServerPage, { secret: SECRET, start: true });
  await vi.waitFor(() => expect(location.hash).toBe("#/"));
  const { token } = asked.find(({ route }) => route === "POST /operator")?.body ?? {};
  expect(token).not.toBe("ended");
  expect(operatorTokens()).toEqual([token]);
});

test("without a link nothing is asked of the server", async () => {
  shown(ServerPage, { secret: "", start: false });
  await vi.waitFor(() => expect(document.body.textContent).toContain("carrack operator link"));
  expect(asked.filter(({ route }) => route.includes("operator"))).toEqual([]);
});

test("a device that was ended elsewhere forgets that it was the operator's", async () => {
  keepOperatorToken("mine");
  answers["GET /operator"] = refused(403, "operator");
  shown(ServerPage, { secret: "", start: false });
  await vi.waitFor(() => expect(operatorTokens()).toEqual([]));
  expect(find("found-club")).toBeNull();
});

test("only the operator's device has the way there, and no table", () => {
  shown(MeCorner);
  expect(find("to-server")).toBeNull();
  void close();
  keepOperatorToken("mine");
  shown(MeCorner);
  expect(find("to-server")?.getAttribute("href")).toBe("#/server");
  void close();
  shown(MeCorner, { playing: true });
  expect(find("to-server")).toBeNull();
});

test("where only this computer comes, the operator opens the network by a press, others read the command", async () => {
  let open_with: string | null = "make play ARGS=--lan";
  answers["GET /server"] = () => Response.json({ version: "1", lan: null, open_with, left_out: [], address: null });
  shown(OnlyHere);
  await vi.waitFor(() => expect(find("only-here")?.textContent).toContain("make play ARGS=--lan"));
  expect(find("open-network")).toBeNull();
  await close();

  keepOperatorToken("mine");
  answers["PUT /operator/open"] = () => {
    open_with = null;
    return Response.json(SERVER);
  };
  shown(OnlyHere);
  await vi.waitFor(() => expect(find("open-network")).not.toBeNull());
  find("open-network")?.click();
  await vi.waitFor(() => expect(find("only-here")).toBeNull());
  expect(asked.find(({ route }) => route === "PUT /operator/open")).toEqual({ route: "PUT /operator/open", token: "mine", body: { open: true } });
});

test("a server that the page cannot open says the command after all", async () => {
  keepOperatorToken("mine");
  answers["GET /server"] = () => Response.json({ version: "1", lan: null, open_with: "carrack serve --host 0.0.0.0", left_out: [], address: null });
  answers["PUT /operator/open"] = refused(422, "given");
  shown(OnlyHere);
  await vi.waitFor(() => expect(find("open-network")).not.toBeNull());
  find("open-network")?.click();
  await vi.waitFor(() => expect(find("only-here")?.textContent).toContain("carrack serve --host 0.0.0.0"));
});

test("the static edition, which has no server, shows nothing of it", async () => {
  keepOperatorToken("mine");
  Object.assign(tab, { here: true });
  location.hash = "#/server";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  shown(OtherPage);
  await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe("There is nothing at this address"));
  expect(find("to-server")).toBeNull();
  Object.assign(tab, { here: false });
});
