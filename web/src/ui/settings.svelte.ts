/** What a person chose for this device: name, language, speed of play, sound, light or dark, keys. */

const KEY = "carrack.settings";

/** By `hand` each step of others waits for a press. */
export type Speed = "off" | "fast" | "normal" | "slow" | "hand";
export const SPEEDS: Speed[] = ["off", "fast", "normal", "slow", "hand"];

/** `auto`: as the system has it. */
export type Theme = "auto" | "light" | "dark";
export const THEMES: Theme[] = ["auto", "light", "dark"];

/** How long one step of another player stays on show, in ms. */
export const PAUSE: Record<Speed, number> = { off: 0, fast: 220, normal: 600, slow: 1400, hand: 600 };

interface Stored {
  language: string;
  speed: Speed;
  muted: boolean;
  name: string;
  theme: Theme;
  talk: boolean;
  letters: boolean;
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

export const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

class Settings {
  language = $state(stored().language ?? "");
  speed = $state<Speed>(stored().speed ?? (calm() ? "fast" : "normal"));
  muted = $state(stored().muted ?? false);
  /** What this person was called at the last new table. */
  name = $state(stored().name ?? "");
  theme = $state<Theme>(stored().theme ?? "auto");
  /** Whether talk at the table is unfolded. */
  talk = $state(stored().talk ?? true);
  /** Whether keys of a single character do something; whoever dictates turns them off. */
  letters = $state(stored().letters ?? true);

  save(): void {
    const { language, speed, muted, name, theme, talk, letters } = this;
    const now: Stored = { language, speed, muted, name, theme, talk, letters };
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // a device that stores nothing still plays
    }
  }
}

export const settings = new Settings();
