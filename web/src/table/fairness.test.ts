import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as http from "../protocol/http";
import { call } from "../protocol/http";
import type { Gathering, LuckPost, LuckShare } from "../protocol/types";
import { about, seat } from "../testing/game";
import { contribute, verdict } from "./fairness";
import { dropShares, sharesIn } from "./luckShares";

vi.mock("../protocol/http", async (original) => ({ ...(await original<typeof http>()), call: vi.fn() }));
type Sent = (route: string, asked: { body: LuckPost }) => Promise<Gathering>;
const sent = vi.mocked(call as Sent);

const gathering = (seats: LuckShare[], fixed: boolean, more: Partial<Gathering> = {}): Gathering => {
  return {
    ...about,
    commitment: "server",
    seq: 0,
    status: "waiting",
    deciding: -1,
    view: null,
    legal: [],
    beside: null,
    rematch: null,
    seats: [seat(0), seat(1)],
    awaited: [],
    notes: [],
    luck: { scheme: "shared-1", left_out: [], seats, fixed, missing: [] },
    ...more,
  };
};
const nothing = (number: number): LuckShare => ({ seat: number, hash: null, opened: null });

/** A server that takes over what is sent, and seals when both seats have committed. */
function serve(other: LuckShare): () => Gathering {
  let now = gathering([nothing(0), other], false);
  sent.mockImplementation((_, { body: added }) => {
    const mine = now.luck.seats[0] ?? nothing(0);
    const next = { ...mine, ...(added.hash ? { hash: added.hash } : { opened: added.opened ?? null }) };
    now = gathering([next, other], true);
    return Promise.resolve(now);
  });
  return () => now;
}

beforeEach(() => {
  sent.mockReset();
  localStorage.clear();
});

describe("a device adds to the luck of a table", () => {
  test("by a hash first, and by what is behind it when all hashes are fixed", async () => {
    const state = serve({ seat: 1, hash: "ff", opened: null });
    await contribute(state(), ["token"], () => true);
    const [first, second] = sent.mock.calls.map(([, { body }]) => body);
    expect(first).toMatchObject({ seat: 0, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(second).toMatchObject({ seat: 0, opened: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(sent).toHaveBeenCalledTimes(2);
    expect(sharesIn("t")).toHaveLength(1);
  });

  test("but opens nothing for a server that has changed its own part since", async () => {
    const state = serve({ seat: 1, hash: "ff", opened: null });
    sent.mockImplementationOnce((_, { body: added }) =>
      Promise.resolve(gathering([{ ...nothing(0), hash: added.hash ?? null }, { seat: 1, hash: "ff", opened: null }], true, { commitment: "another" })),
    );
    await contribute(state(), ["token"], () => true);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test("nor a second time beside other hashes", async () => {
    const state = serve({ seat: 1, hash: "ff", opened: null });
    await contribute(state(), ["token"], () => true);
    const mine = { ...(state().luck.seats[0] ?? nothing(0)), opened: null };
    sent.mockClear();
    await contribute(gathering([mine, { seat: 1, hash: "ee", opened: null }], true), ["token"], () => true);
    expect(sent).not.toHaveBeenCalled();
    await contribute(gathering([mine, { seat: 1, hash: "ff", opened: null }], true), ["token"], () => true);
    expect(sent).toHaveBeenCalled();
  });

  test("and where the browser stores nothing, commits anew once after a reload", async () => {
    const refuse = () => {
      throw new DOMException("refused");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse });
    const lost = (): Gathering => gathering([{ seat: 0, hash: "lost", opened: null }, nothing(1)], false, { table: "unstored" });
    sent.mockImplementation((_, { body: added }) =>
      Promise.resolve(gathering([{ ...nothing(0), hash: added.hash ?? null }, nothing(1)], false, { table: "unstored" })),
    );
    await contribute(lost(), [], () => true);
    expect(sent).toHaveBeenCalledTimes(1);
    await contribute(lost(), [], () => true); // on another device of the same person, say
    expect(sent).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    await contribute(lost(), [], () => true);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test("and adds nothing for a bot", async () => {
    const table = gathering([nothing(0)], false, { seats: [seat(0, { kind: "bot" }), seat(1)] });
    await contribute(table, [], () => true);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe("afterwards the device says whether the table has kept to it", () => {
  async function played() {
    const state = serve({ seat: 1, hash: null, opened: null });
    const { luck } = await contribute(state(), ["token"], () => true);
    return luck;
  }

  test("kept", async () => {
    expect(verdict("t", "server", await played())).toBe("kept");
  });

  test("broken: another part of the server, another hash, or bytes that do not fit their hash", async () => {
    const luck = await played();
    const [mine = nothing(0), other = nothing(1)] = luck.seats;
    expect(verdict("t", "another", luck)).toBe("broken");
    expect(verdict("t", "server", { ...luck, seats: [mine, { ...other, hash: "aa" }] })).toBe("broken");
    expect(verdict("t", "server", { ...luck, seats: [{ ...mine, opened: "00".repeat(32) }, other] })).toBe("broken");
    expect(verdict("t", "server", { ...luck, seats: [other] })).toBe("broken");
  });

  test("unknown, where this device has added nothing or has forgotten the table", async () => {
    const luck = await played();
    expect(verdict("other table", "server", luck)).toBe("unknown");
    dropShares("t");
    expect(verdict("t", "server", luck)).toBe("unknown");
  });
});
