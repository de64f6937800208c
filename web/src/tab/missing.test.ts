import { afterEach, expect, test, vi } from "vitest";

import { missing } from "./missing";

/** A worker that reads its options, as browsers do, before it looks at the address. */
function ModuleWorker(_: string, options: WorkerOptions) {
  void options.type;
  throw new SyntaxError("no address");
}

class OldWorker {
  terminate() {}
}

function browser(lacks: string, worker: unknown = ModuleWorker) {
  const there = { indexedDB: {}, BroadcastChannel, TransformStream, DecompressionStream, Worker: worker };
  for (const [name, value] of Object.entries(there)) vi.stubGlobal(name, name === lacks ? undefined : value);
}

afterEach(() => vi.unstubAllGlobals());

test("a browser that has everything lacks nothing", () => {
  browser("");
  expect(missing()).toEqual([]);
});

test("what is not there is named", () => {
  browser("indexedDB");
  expect(missing()).toEqual(["IndexedDB"]);
  browser("DecompressionStream");
  expect(missing()).toEqual(["DecompressionStream"]);
});

test("a storage that is refused is there", () => {
  browser("");
  Object.defineProperty(globalThis, "indexedDB", {
    configurable: true,
    get: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  expect(missing()).toEqual([]);
});

test("workers that cannot be modules are found out without starting one", () => {
  browser("", OldWorker);
  expect(missing()).toEqual(["module workers"]);
  browser("Worker");
  expect(missing()).toEqual(["module workers"]);
});
