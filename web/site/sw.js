// Keeps the page and its engine in the browser, so that they open without a network.
// The build puts in which files there are; another list is another version.
const { version, page, languages, engine } = "FILES";

const scope = new URL(self.registration.scope).pathname;
const PAGES = `carrack page ${scope}`;
const PAGE = `${PAGES} ${version}`;
const ENGINE = `carrack engine ${scope}`; // the page's worker puts files there too (src/tab/engine.ts)
const DOCS = `carrack docs ${scope}`;
const READ = `carrack languages ${scope}`; // a line for each language that is read here
const at = (file) => new URL(file, self.registration.scope).href;
const unpacked = (file) => file.replace(/\.gz$/, "");

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  else if (event.data.language in languages) event.waitUntil(keepLanguage(event.data.language).catch(() => undefined));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});

async function install() {
  await keep(page);
  const read = (await (await caches.open(READ)).keys()).map(({ url }) => url.split("/").at(-1));
  await keep(read.flatMap((language) => languages[language] ?? []));
  const kept = await caches.open(ENGINE);
  for (const file of engine) if (!(await kept.match(at(file)))) await kept.put(at(file), await whole(file, {}));
  for (const file of engine) if (file.endsWith(".wasm.gz")) await unpack(kept, file).catch(() => undefined); // there may be no room
}

// Beside what answers from here the browser keeps what it has compiled of it, which is half the work of a start.
async function unpack(kept, file) {
  if (await kept.match(at(unpacked(file)))) return;
  const packed = await kept.match(at(file));
  const body = packed.body.pipeThrough(new DecompressionStream("gzip"));
  await kept.put(at(unpacked(file)), new Response(body, { headers: { "Content-Type": "application/wasm" } }));
}

async function keep(files) {
  const cache = await caches.open(PAGE);
  // what lies in assets has a hash of what is in it for a name: what the page has just loaded is not fetched again
  const how = (file) => ({ cache: file.startsWith("assets/") ? "force-cache" : "no-cache" });
  await Promise.all(files.map(async (file) => cache.put(at(file), await whole(file, how(file)))));
}

// The texts of a language, for a reader of it; a newer version brings them along.
async function keepLanguage(language) {
  const cache = await caches.open(PAGE);
  const missing = [];
  for (const file of languages[language]) if (!(await cache.match(at(file)))) missing.push(file);
  await keep(missing);
  await (await caches.open(READ)).put(at(`languages/${language}`), new Response());
}

async function whole(file, options) {
  const response = await fetch(at(file), options);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // Many web spaces lead from index.html to its folder, and no navigation may be answered with what was led elsewhere.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(`${PAGES} `) && name !== PAGE).map((name) => caches.delete(name)));
  const kept = await caches.open(ENGINE);
  const wanted = engine.flatMap((file) => [at(file), at(unpacked(file))]);
  for (const { url } of await kept.keys()) if (!wanted.includes(url)) await kept.delete(url);
  await self.clients.claim();
}

async function answer(request) {
  const address = request.url.split(/[?#]/)[0];
  const file = address === at("") ? at("index.html") : address;
  const found = (await (await caches.open(PAGE)).match(file)) ?? (await (await caches.open(ENGINE)).match(file));
  return found ?? (address.startsWith(at("docs/")) ? read(request, address) : fetch(request));
}

// The documentation, from the network; without one as it was when it was last read here.
async function read(request, address) {
  const kept = await caches.open(DOCS);
  const file = address.endsWith("/") ? `${address}index.html` : address;
  // web spaces call the same page docs/a, docs/a/ or docs/a.html, and lead from one to another
  const name = file.replace(/(\/index)?\.html$/, "");
  try {
    const response = await fetch(request);
    if (response.ok) await kept.put(name, response.clone());
    else if (response.type !== "opaqueredirect") await kept.delete(name);
    return response;
  } catch {
    const found = (await kept.match(name)) ?? (await kept.match(file));
    if (found || request.mode !== "navigate") return found ?? Response.error();
    return Response.redirect(at(`#/unread/${encodeURIComponent(file.slice(at("docs/").length))}`));
  }
}
