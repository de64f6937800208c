/** What the static edition needs of a browser, beyond what its page needs anyway. */

const NEEDED: Record<string, () => boolean> = {
  WebAssembly: () => typeof WebAssembly === "object",
  IndexedDB: keeps,
  BroadcastChannel: () => typeof BroadcastChannel === "function",
  "crypto.getRandomValues": () => typeof crypto.getRandomValues === "function",
  TransformStream: () => typeof TransformStream === "function",
  DecompressionStream: () => typeof DecompressionStream === "function",
  "module workers": modulesInWorkers,
};

/** The names of what this browser lacks. */
export function missing(): string[] {
  return Object.keys(NEEDED).filter((name) => {
    try {
      return !NEEDED[name]?.();
    } catch {
      return true;
    }
  });
}

/** Whether there is a storage; a refused one is: whoever opens it is told why. */
function keeps(): boolean {
  try {
    return typeof indexedDB === "object";
  } catch {
    return true;
  }
}

/** Whether a worker may be a module: then its `type` is looked at, even if the address is none. */
function modulesInWorkers(): boolean {
  let looked = false;
  const options = {
    get type(): WorkerType {
      looked = true;
      return "module";
    },
  };
  try {
    new Worker("https://:", options).terminate();
  } catch {
    // that is no address
  }
  return looked;
}
