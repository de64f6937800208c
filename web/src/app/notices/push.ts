/** Pushes to this browser: it is asked, and a service worker that shows them is put beside the page. */

import type { Subscription } from "../../protocol/types";

const WORKER = "push.js";

/** Whether pushes can come to this browser: the page must have come over https, or be at localhost. */
export const canPush = () => window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Where this browser is reached from now on; null if its user does not want that. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const old = await registration.pushManager.getSubscription();
  await old?.unsubscribe(); // it may be for another key
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = made.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}
