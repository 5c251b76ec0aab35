// Plays the sounds of the table, if its player likes them.
import { preferences } from "../me/preferences.svelte";
import { SOUNDS, type SoundName } from "./synth";

export { soundOf } from "./events";
export type { SoundName } from "./synth";

const LATEST = 1; // seconds: a sound that would come later than that is left out

let context: AudioContext | null = null;
let out: GainNode | null = null;
let free = 0; // when the next sound may begin, so that those of one event do not fall together
let row = 0;

/** Plays a sound after those that have just begun. Silent if sounds are off or the page has not been touched yet. */
export function play(name: SoundName): void {
  if (!preferences.sound || document.hidden) return;
  try {
    if (navigator.userActivation?.hasBeenActive) wake();
    if (context?.state === "running") schedule(name, context);
  } catch {
    // a table without sound is still a table
  }
}

function schedule(name: SoundName, context: AudioContext): void {
  const at = Math.max(context.currentTime + 0.01, free);
  if (at > context.currentTime + LATEST) return;
  if (name === "drum") row = 0;
  const sound = SOUNDS[name];
  out!.gain.value = preferences.volume;
  sound.play({ context, out: out!, at, row: name === "note" ? row++ : 0 });
  free = at + sound.gap;
}

/** A browser allows sound only after a gesture, and some only during one. */
function wake(): void {
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.connect(context.destination);
  }
  if (context.state !== "running") void context.resume().catch(() => {});
}

function touched(): void {
  if (preferences.sound && context?.state !== "running") {
    try {
      wake();
    } catch {
      // no sound on this device
    }
  }
}

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, touched, { passive: true });
document.addEventListener("visibilitychange", () => {
  if (!context) return;
  void (document.hidden ? context.suspend() : context.resume()).catch(() => {});
});
