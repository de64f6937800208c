// Shows what a server pushes. It answers no requests: the page is fetched as if this were not here.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { notification } = event.data.json();
  const { title, navigate, actions = [], ...rest } = notification;
  const ways = Object.fromEntries(actions.map((each) => [each.action, each.navigate]));
  const buttons = actions.map(({ action, title }) => ({ action, title }));
  const shown = self.registration.showNotification(title, { ...rest, actions: buttons, data: { navigate, ways } });
  event.waitUntil(Promise.all([shown, tell()]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { navigate, ways } = event.notification.data;
  event.waitUntil(go(ways[event.action] ?? navigate));
});

/** Tells the pages that are open: another table may wait. */
async function tell() {
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage("pushed");
}

/** Shows a page that is open already at this address, or opens one. */
async function go(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
