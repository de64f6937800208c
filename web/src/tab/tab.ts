/**
 * The tables in this browser. One tab has the worker with the engine, and all tabs ask it: the first
 * directly, others over a BroadcastChannel. When the first is closed another takes its place.
 */

import english from "../../../src/carrack/tab/locale/en.ftl?raw";
import { useLine } from "../protocol/line";
import { texts } from "../ui/i18n.svelte";
import { router } from "../ui/route.svelte";
import type { Answered, PageRequest, EngineFiles, Progress, Relayed, Role } from "./messages";
import { keepPage } from "./installed";
import { lead } from "./leader";
import { missing } from "./missing";
import { Client } from "./client";
import { offered } from "./offered";
import { seenFirst } from "./seenFirst";
import { tab } from "./state.svelte";

const STARTS = 3; // of a worker that broke down, before the page says so

export function openTab(engine: EngineFiles): void {
  void texts.teach(english, "table");
  tab.here = true;
  const lacks = missing();
  if (lacks.length) doWithout(lacks);
  else openTables(engine);
}

/** Shows what needs no engine. */
function doWithout(lacks: string[]): void {
  const client = new Client(() => undefined);
  useLine({ fetch: offered(client.fetch), socket: client.socket });
  report(client, { state: "failed", key: "engine-lacks", why: lacks.join(", ") });
}

function openTables(engine: EngineFiles): void {
  const base = new URL(".", location.href).href;
  const name = `carrack ${new URL(base).pathname}`;
  const channel = new BroadcastChannel(name);
  const own = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const ask = (asked: PageRequest) => channel.postMessage({ to: "tables", from: own, asked } satisfies Relayed);
  const client = new Client(ask, () => void askToLast());
  useLine({ fetch: offered(client.fetch), socket: client.socket });
  channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
    if (data.to === own && "answered" in data) client.hear(data.answered);
    else if (data.to === "all" && "opened" in data) client.moved();
  };
  addEventListener("pagehide", () => client.bye());

  void lasts().then((lasting) => (tab.lasting = lasting));

  void lead(name, channel, async (follows) => {
    if (tab.follows) client.lose(); // whoever led is gone
    tab.follows = follows;
    if (!follows) {
      if (!router.route.page) await seenFirst.over();
      return new Promise<void>((giveUp) => start(0, giveUp));
    }
    report(client, { state: "ready" });
    client.ready();
  });

  function start(times: number, giveUp: () => void): void {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const relay = ({ data }: MessageEvent<Relayed>) => {
      if ("asked" in data) worker.postMessage({ page: data.from, asked: data.asked });
    };
    const broke = (why: string) => {
      channel.removeEventListener("message", relay);
      worker.terminate();
      client.lose();
      if (times < STARTS) start(times + 1, giveUp);
      else fail({ state: "failed", key: "engine-failed", why });
    };
    // another tab may have more luck
    const fail = (progress: Progress) => {
      channel.removeEventListener("message", relay);
      worker.terminate();
      report(client, progress);
      giveUp();
    };
    channel.addEventListener("message", relay);
    worker.onerror = (event) => broke(event.message);
    worker.onmessage = ({ data }: MessageEvent<{ page: string; answered: Answered } | { progress: Progress }>) => {
      if ("answered" in data) {
        if (data.page === own) client.hear(data.answered);
        else channel.postMessage({ to: data.page, from: "tables", answered: data.answered } satisfies Relayed);
        return;
      }
      if (data.progress.state === "failed") return fail(data.progress);
      report(client, data.progress);
      if (data.progress.state !== "ready") return;
      client.ready((asked) => worker.postMessage({ page: own, asked }));
      void keepPage().catch((problem: unknown) => console.warn("the page is not kept for later:", problem));
      channel.postMessage({ to: "all", from: "tables", opened: true } satisfies Relayed);
    };
    worker.postMessage({ role: "tables", engine, base, store: name } satisfies Role);
  }
}

function report(client: Client, progress: Progress): void {
  tab.progress = progress;
  if (progress.state === "failed") client.refuse(progress.key, progress.why);
  document.documentElement.dataset["engine"] = progress.state; // for those who drive the page
}

/** Whether the browser keeps the tables for good; one that cannot be asked promises nothing. */
async function lasts(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false;
}

/** Asks the browser not to throw the tables away. Some ask the user, so only once there is something to lose. */
async function askToLast(): Promise<void> {
  tab.lasting ||= (await navigator.storage?.persist?.()) ?? false;
}
