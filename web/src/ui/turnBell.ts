/** Two soft notes of a ship's bell when it is your turn; no file, only WebAudio. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function note(audio: AudioContext, frequency: number, start: number): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = "sine";
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.16, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 1);
}

function bell(): void {
  if (settings.muted || !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    note(context, 784, context.currentTime);
    note(context, 1175, context.currentTime + 0.18);
  } catch {
    // a browser without sound plays silently
  }
}

/** Rings when it becomes one's own turn, not while it stays so. */
export class TurnBell {
  #mine = false;

  ring(mine: boolean): void {
    if (mine && !this.#mine) bell();
    this.#mine = mine;
  }
}
