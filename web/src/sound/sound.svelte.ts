// Play the sounds of the table, if they are enabled.
import { preferences } from "../me/preferences.svelte";
import { SOUNDS, type SoundName } from "./synth";

export { eventSounds } from "./events";
export type { SoundName } from "./synth";

const MAX_DELAY_SECONDS = 1; // a later sound is dropped

let context: AudioContext | null = null;
let output: GainNode | null = null;
let nextStart = 0; // sounds of one event do not overlap
let noteIndex = 0;

/** Play a sound after those that are playing. Silent if sounds are off or before the first gesture. */
export function play(name: SoundName): void {
  if (!preferences.sound || document.hidden) return;
  try {
    if (navigator.userActivation?.hasBeenActive) resumeContext();
    if (context?.state === "running") schedule(name, context);
  } catch {
    // the game works without sound
  }
}

function schedule(name: SoundName, context: AudioContext): void {
  const at = Math.max(context.currentTime + 0.01, nextStart);
  if (at > context.currentTime + MAX_DELAY_SECONDS) return;
  if (name === "drum") noteIndex = 0;
  const sound = SOUNDS[name];
  output!.gain.value = preferences.volume;
  sound.play({ context, out: output!, time: at, row: name === "note" ? noteIndex++ : 0 });
  nextStart = at + sound.gap;
}

/** Browsers allow sound only after a gesture, and some only during one. */
function resumeContext(): void {
  if (!context) {
    context = new AudioContext();
    output = context.createGain();
    output.connect(context.destination);
  }
  if (context.state !== "running") void context.resume().catch(() => {});
}

function onGesture(): void {
  if (preferences.sound && context?.state !== "running") {
    try {
      resumeContext();
    } catch {
      // no sound on this device
    }
  }
}

for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, onGesture, { passive: true });
document.addEventListener("visibilitychange", () => {
  if (!context) return;
  void (document.hidden ? context.suspend() : context.resume()).catch(() => {});
});
