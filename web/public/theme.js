// Light or dark as chosen on this device, before the first paint. App.svelte does it from then on.
try {
  const { theme } = JSON.parse(localStorage.getItem("carrack.settings") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // a device that stores nothing shows what its system says
}
