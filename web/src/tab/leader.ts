/** Which of several tabs has the worker: the first, and after it another. */

const PATIENCE = 600; // ms that another tab has to say that it is there
const PULSE = 3000; // ms between two looks whether it still is

/** What a tab does from then on as follower, or as leader until it gives up. */
type Begin = (follows: boolean) => Promise<void>;

/** `begin(true)` when another tab leads, then or at once `begin(false)` when this one does. */
export function lead(name: string, channel: BroadcastChannel, begin: Begin): Promise<unknown> {
  // locks, which tell who has gone even after a crash, are for secure pages only
  return "locks" in navigator ? byLock(name, begin) : byAsking(channel, begin);
}

async function byLock(name: string, begin: Begin): Promise<unknown> {
  const leads = () => begin(false);
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) return leads();
    void begin(true);
    void navigator.locks.request(name, leads);
    return null;
  });
}

/** Without locks tabs ask each other. Should two believe that they lead, the store takes only the later one's moves. */
async function byAsking(channel: BroadcastChannel, begin: Begin): Promise<void> {
  let leads = false;
  let heard = 0;
  channel.addEventListener("message", ({ data }: MessageEvent<{ who?: "leads" | "here" }>) => {
    if (data.who === "leads" && leads) channel.postMessage({ who: "here" });
    if (data.who === "here") heard = Date.now();
  });
  const isLed = async () => {
    const asked = Date.now();
    channel.postMessage({ who: "leads" });
    await new Promise((done) => setTimeout(done, PATIENCE));
    return heard >= asked;
  };
  if (await isLed()) {
    void begin(true);
    do await new Promise((done) => setTimeout(done, PULSE));
    while ((await isLed()) || (await isLed()));
  }
  leads = true;
  await begin(false);
  leads = false;
}
