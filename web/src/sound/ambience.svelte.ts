// The ambience of a table: a fountain, wind and birds, made with Web Audio.
import { preferences } from "../me/preferences.svelte";

const FADE_SECONDS = 1.5;
const MAX_GAIN = 2.5; // at full volume; the parts below are quiet
const NOISE_SECONDS = 5; // a shorter loop would be heard
const DROP_DELAY_MS = [60, 260] as const;
const BIRD_DELAY_MS = [5_000, 16_000] as const;

const between = (least: number, most: number): number => least + Math.random() * (most - least);

/**
 * Start the ambience and return a function that stops it. It begins with the first gesture, as browsers require, and is
 * silent while the page is hidden.
 */
export function startAmbience(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let scene: Scene | null = null;

  function update(isGesture: boolean): void {
    const mayPlay = isGesture || navigator.userActivation?.hasBeenActive;
    try {
      if (mayPlay && !document.hidden) scene ??= new Scene();
    } catch {
      listening.abort(); // no sound on this device
    }
    scene?.setPlaying(!document.hidden);
  }
  for (const gesture of ["pointerdown", "keydown"])
    addEventListener(gesture, () => update(true), { passive: true, signal });
  document.addEventListener("visibilitychange", () => update(false), { signal });
  update(false);
  return () => {
    listening.abort();
    scene?.close();
  };
}

class Scene {
  readonly #context = new AudioContext();
  readonly #out = this.#context.createGain();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #stopFollowing: () => void;

  constructor() {
    this.#out.gain.value = 0;
    this.#out.connect(this.#context.destination);
    this.#stopFollowing = $effect.root(() => {
      $effect(() => this.#setVolume(preferences.ambienceVolume));
    });
    const noise = makeNoise(this.#context);
    this.#addFountain(noise);
    this.#addWind(noise);
    this.#repeat("drop", DROP_DELAY_MS, () => this.#drop());
    this.#repeat("bird", BIRD_DELAY_MS, () => this.#sing());
  }

  setPlaying(isPlaying: boolean): void {
    void (isPlaying ? this.#context.resume() : this.#context.suspend()).catch(() => undefined);
  }

  close(): void {
    this.#stopFollowing();
    this.#timers.forEach(clearTimeout);
    this.#setVolume(0);
    setTimeout(() => void this.#context.close().catch(() => undefined), FADE_SECONDS * 1000);
  }

  #setVolume(volume: number): void {
    this.#out.gain.setTargetAtTime(volume * MAX_GAIN, this.#context.currentTime, FADE_SECONDS / 4);
  }

  /** Call `action` at random intervals while the context runs. */
  #repeat(name: string, [least, most]: readonly [number, number], action: () => void): void {
    const next = () => {
      if (this.#context.state === "running") action();
      this.#timers.set(name, setTimeout(next, between(least, most)));
    };
    this.#timers.set(name, setTimeout(next, between(least, most)));
  }

  /** Falling water: two bands of noise that swell slowly. */
  #addFountain(noise: AudioBuffer): void {
    this.#addNoise(noise, { type: "bandpass", pitch: 1100, narrow: 0.6, loud: 0.09, period: 7 });
    this.#addNoise(noise, { type: "highpass", pitch: 4200, narrow: 0.3, loud: 0.022, period: 5 });
  }

  /** Gusts: deep noise that comes and goes. */
  #addWind(noise: AudioBuffer): void {
    this.#addNoise(noise, { type: "lowpass", pitch: 320, narrow: 0.8, loud: 0.16, period: 23 });
  }

  #addNoise(buffer: AudioBuffer, { type, pitch, narrow, loud, period }: NoiseBand): void {
    const context = this.#context;
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    const filter = new BiquadFilterNode(context, { type, frequency: pitch, Q: narrow });
    const gain = new GainNode(context, { gain: loud });
    const swell = new OscillatorNode(context, { frequency: 1 / period });
    swell.connect(new GainNode(context, { gain: loud * 0.45 })).connect(gain.gain);
    source.connect(filter).connect(gain).connect(this.#out);
    source.start(0, between(0, NOISE_SECONDS));
    swell.start();
  }

  /** A drop: a short tone that rises. */
  #drop(): void {
    const pitch = between(700, 1900);
    this.#tone(this.#context.currentTime, pitch, pitch * between(1.3, 1.8), between(0.03, 0.07), between(0.01, 0.035));
  }

  /** A bird: a phrase of short glides, from one side. */
  #sing(): void {
    const [notes, pitch, pan] = [Math.round(between(2, 6)), between(2300, 3900), between(-0.8, 0.8)];
    const loud = between(0.008, 0.03);
    let at = this.#context.currentTime;
    for (let note = 0; note < notes; note++) {
      const seconds = between(0.05, 0.13);
      this.#tone(at, pitch * between(0.85, 1.15), pitch * between(0.85, 1.25), seconds, loud, pan);
      at += seconds + between(0.03, 0.12);
    }
  }

  #tone(at: number, from: number, to: number, seconds: number, loud: number, pan = 0): void {
    const context = this.#context;
    const tone = new OscillatorNode(context, { frequency: from });
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + seconds);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + seconds * 0.3);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(gain).connect(new StereoPannerNode(context, { pan })).connect(this.#out);
    tone.start(at);
    tone.stop(at + seconds);
  }
}

interface NoiseBand {
  type: BiquadFilterType;
  pitch: number;
  narrow: number;
  loud: number;
  period: number; // seconds of a swell
}

function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
