import { beforeEach, describe, expect, test } from "vitest";
import { packed, unpacked } from "./compressedLink";
import { invitedLink, isCutOff, router, seatLink } from "./route.svelte";

/** Goes to an address, as a browser tells the page. */
function visit(hash: string): typeof router.route {
  history.replaceState(null, "", hash);
  window.dispatchEvent(new Event("popstate"));
  return router.route;
}

beforeEach(() => {
  visit("#/");
});

describe("the route of an address", () => {
  test("is its page, its parts, and the moment that is looked at", () => {
    expect(visit("#/t/table/token?step=17")).toEqual({ page: "t", parts: ["table", "token"], step: 17, again: null });
    expect(visit("#/rules/amerigo/AM-BUILD-2")).toEqual({ page: "rules", parts: ["amerigo", "AM-BUILD-2"], step: null, again: null });
    expect(visit("#")).toEqual({ page: "", parts: [], step: null, again: null });
  });

  test("takes what somebody typed wrongly as it is", () => {
    expect(visit("#/t/a%20b/%zz?step=-1")).toEqual({ page: "t", parts: ["a b", "%zz"], step: null, again: null });
    expect(visit("#/t/a?step=12345678901").step).toBeNull();
  });

  test.each([".", ")", ">.", "%20", "%3E", "&fbclid=x.y", "”", "?utm=1)", "%C2%A0»"])("leaves out what a sentence has left on it: %s", (left) => {
    expect(visit(`#/i/table/1/se-cret_${left}`).parts).toEqual(["table", "1", "se-cret_"]);
  });
});

test("a token leaves the address, and the page stays the one that the link opened", () => {
  visit("#/t/table/token?step=3");
  router.hush("t", "table");
  expect(location.hash).toBe("#/t/table?step=3");
  expect(visit("#/t/table?step=4")).toEqual({ page: "t", parts: ["table", "token"], step: 4, again: null });
  expect(visit("#/t/other").parts).toEqual(["other"]);
});

test("a moment has an address, and the way back from looking leads to the present", () => {
  visit("#/t/table");
  const before = history.length;
  router.see(5);
  router.see(6);
  expect(location.hash).toBe("#/t/table?step=6");
  expect(history.length).toBe(before + 1);
  router.see(null);
  expect(location.hash).toBe("#/t/table");
  expect(router.route.step).toBeNull();
});

test("a turn that is tried again has an address, which is the table's once it is left", () => {
  expect(visit("#/t/table/token?again=17")).toMatchObject({ step: null, again: 17 });
  router.hush("t", "table");
  expect(location.hash).toBe("#/t/table?again=17");
  router.tried();
  expect([location.hash, router.route.again]).toEqual(["#/t/table", null]);
  visit("#/t/table?step=4");
  router.tried();
  expect(location.hash).toBe("#/t/table?step=4");
});

test("links to seats and invitations are whole addresses", () => {
  expect(seatLink("https://x.org/carrack/", "table", "token")).toBe("https://x.org/carrack/#/t/table/token");
  expect(seatLink("https://x.org", "table", "")).toBe("https://x.org/#/t/table");
  expect(invitedLink("https://x.org", "table", 1, "secret")).toBe("https://x.org/#/i/table/1/secret");
});

test("a link whose secret is shorter than one is was cut off", () => {
  expect([isCutOff("x".repeat(42)), isCutOff("x".repeat(43))]).toEqual([true, false]);
});

describe("a text in a link", () => {
  test("comes out as it went in, in letters that links may hold", async () => {
    for (const text of ["", "a", "größe ≥ 3 \u{1f9ed}", "..++M1122".repeat(3000)]) {
      const link = await packed(text);
      expect(link).toMatch(/^[\w-]*$/);
      expect(await unpacked(link)).toBe(text);
    }
    expect((await packed(".".repeat(5000))).length).toBeLessThan(60);
  });

  test("is refused when it was cut short, mistyped, or would unpack to far too much", async () => {
    const link = await packed(Array.from({ length: 500 }, (_, i) => `${i * i}`).join(" "));
    await expect(unpacked(link.slice(0, -9))).rejects.toThrow();
    await expect(unpacked("!")).rejects.toThrow();
    await expect(unpacked(await packed(" ".repeat(250_000)))).rejects.toThrow(RangeError);
  });
});
