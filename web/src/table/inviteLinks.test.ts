import { afterEach, expect, test, vi } from "vitest";
import { onlyHere, watchLink } from "./inviteLinks";

const LAN = "http://192.168.1.5:8090";

/** What the server says of itself, to a page that was opened under a name. */
function opened(hostname: string, lan: string | null, open_with: string | null, address: string | null = null) {
  const body = JSON.stringify({ version: "1", lan, open_with, left_out: [], address });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
  vi.stubGlobal("location", { hostname, href: `http://${hostname}:8090/#/` });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["127.0.0.1", null, "make play ARGS=--lan", "make play ARGS=--lan", "http://127.0.0.1:8090"],
  ["localhost", null, "", "", "http://localhost:8090"],
  ["localhost", LAN, null, null, LAN],
  ["localhost", null, null, null, "http://localhost:8090"], // somebody knows another address of it
  ["table.example.org", null, "carrack serve --host 0.0.0.0", null, "http://table.example.org:8090"],
])("under %s with %s and %s the page says %s", async (hostname, lan, typed, said, home) => {
  opened(hostname, lan, typed);
  expect(await onlyHere()).toBe(said);
  expect(await watchLink("table")).toBe(`${home}/#/t/table`);
});

test.each(["localhost", "192.168.1.5"])("under %s links begin with the address that the server was given", async (hostname) => {
  opened(hostname, LAN, "make play ARGS=--lan", "https://table.example.org");
  expect(await onlyHere()).toBeNull();
  expect(await watchLink("table")).toBe("https://table.example.org/#/t/table");
});

test("where the server does not answer nothing is said", async () => {
  opened("localhost", null, null);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await onlyHere()).toBeNull();
});
