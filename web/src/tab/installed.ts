/** The page kept in the browser by its service worker, and newer versions of it. */

import { tab } from "./state.svelte";

const LOOK_EVERY = 3_600_000; // ms between two looks for a newer version, while the page is open

/** Lets the page be opened without a network from now on. Called once everything else is there. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("sw.js", { type: "classic" });
  const watch = (worker: ServiceWorker | null) => {
    const look = () => {
      // the first version has nobody to wait for
      if (worker?.state === "installed" && navigator.serviceWorker.controller) tab.newer = worker;
    };
    worker?.addEventListener("statechange", look);
    look();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
}

/** Keeps the texts of a language too, since somebody reads them here. */
export async function keepLanguage(language: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  (await navigator.serviceWorker.ready).active?.postMessage({ language });
}

/** Goes over to the newer version: all tabs of the page are loaded again. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  tab.newer?.postMessage("take over");
}
