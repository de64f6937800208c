/** The interpreter, in a worker: fetched with the bytes counted, unpacked, started. */

import type { EngineFiles } from "./messages";

/** What is used of Pyodide. */
export interface Interpreter {
  unpackArchive: (bytes: ArrayBuffer, format: string) => void;
  pyimport: (name: string) => unknown;
}

type Load = (options: Record<string, unknown>) => Promise<Interpreter>;

const SCRIPT = "pyodide.asm.mjs";
const WASM = "application/wasm";

/**
 * Starts the interpreter with all installed packages. Large files lie compressed (`NAME.gz`), since not every
 * web space compresses what it sends.
 */
export async function startEngine(
  engine: EngineFiles,
  base: string,
  counted: (bytes: number) => void,
): Promise<Interpreter> {
  const folder = new URL(`${engine.folder}/`, base).href;
  const network = self.fetch.bind(self);
  const cache = await kept(base);

  const fetched = async (address: string): Promise<Response> => {
    const name = address.slice(folder.length);
    const unpacked = await compiledBefore(address);
    if (unpacked) {
      counted(engine.files[`${name}.gz`] ?? 0);
      return unpacked;
    }
    const packed = `${name}.gz` in engine.files;
    const file = packed ? `${address}.gz` : address;
    const response = (await cache?.match(file)) ?? (await network(file));
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status} ${response.statusText}`);
    if (!(await cache?.match(file))) void cache?.put(file, response.clone()).catch(() => undefined);
    const counting = response.body.pipeThrough(counter(counted));
    const body = packed ? counting.pipeThrough(new DecompressionStream("gzip")) : counting;
    const type = name.endsWith(".wasm") ? WASM : "application/octet-stream";
    return new Response(body, { headers: { "Content-Type": type } });
  };
  // what the service worker has unpacked the browser keeps as compiled, if it comes from there
  const compiledBefore = async (address: string): Promise<Response | undefined> => {
    const here = address.endsWith(".wasm") ? await cache?.match(address) : undefined;
    const given = here && (await network(address).catch(() => undefined));
    return given?.headers.get("Content-Type") === WASM ? given : here;
  };
  // Pyodide fetches its files by itself
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.startsWith(folder) ? fetched(address) : network(input, init);
  };
  try {
    const packages = fetched(`${folder}packages.zip`).then((response) => response.arrayBuffer());
    packages.catch(() => undefined); // it is waited for below
    const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: Load };
    const interpreter = await loadPyodide({
      indexURL: folder,
      createPyodideModule: await script(await fetched(`${folder}${SCRIPT}`), `${folder}${SCRIPT}`),
      lockFileContents: { info: engine.interpreter, packages: {} },
    });
    interpreter.unpackArchive(await packages, "zip");
    return interpreter;
  } finally {
    self.fetch = network;
  }
}

/** Where the service worker looks for the engine (site/sw.js): what was fetched once need not be fetched for it. */
async function kept(base: string): Promise<Cache | null> {
  const scope = new URL(".", base).pathname;
  return "caches" in self ? caches.open(`carrack engine ${scope}`).catch(() => null) : null;
}

/** What a module that came compressed exports; where a policy forbids what was unpacked, it is fetched as it is. */
async function script(response: Response, plain: string): Promise<unknown> {
  const url = URL.createObjectURL(new Blob([await response.text()], { type: "text/javascript" }));
  const load = async (address: string) => ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  try {
    return await load(url);
  } catch {
    return await load(plain);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function counter(counted: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform: (part, controller) => {
      counted(part.length);
      controller.enqueue(part);
    },
  });
}
