/** Looks again from time to time while somebody sees the page, and at once when they come back to it. */

const SECONDS = 10;

export function keepFresh(look: () => Promise<unknown>): () => void {
  const again = () => {
    if (document.visibilityState === "visible") void look().catch(() => undefined); // the next one may succeed
  };
  const timer = window.setInterval(again, SECONDS * 1000);
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
