// The building blocks of sounds: noise, tones and plucked strings. Each fades within its `seconds`.

/** The context, start time and note of a sound. */
export interface SoundStage {
  context: BaseAudioContext;
  out: AudioNode;
  time: number;
  row: number;
}

export type Sound = (stage: SoundStage) => void;

export const mix =
  (...sounds: Sound[]): Sound =>
  (stage) =>
    sounds.forEach((sound) => sound(stage));

export const delayed =
  (seconds: number, sound: Sound): Sound =>
  (stage) =>
    sound({ ...stage, time: stage.time + seconds });

export const doubled = (apart: number, sound: Sound): Sound => mix(sound, delayed(apart, sound));

/** A hit on a skin or a board: a falling tone. */
export function thud(pitch: number, seconds: number, loud: number): Sound {
  return (stage) => {
    const tone = stage.context.createOscillator();
    tone.frequency.setValueAtTime(pitch * 1.25, stage.time);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.85, stage.time + seconds);
    tone.connect(fadingGain(stage, seconds, loud));
    playFor(tone, stage.time, seconds);
  };
}

/** Metal or ceramic: inharmonic tones. */
export function ring(pitches: number[], seconds: number, loud: number): Sound {
  return (stage) =>
    pitches.forEach((pitch, index) => {
      const tone = stage.context.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(fadingGain(stage, seconds / (1 + index * 0.4), loud / (1 + index * 0.5)));
      playFor(tone, stage.time, seconds);
    });
}

/** A dry tap. */
export function tap(pitch: number, seconds: number, loud: number): Sound {
  return (stage) => void noiseBand(stage, pitch, seconds, 0.9).connect(fadingGain(stage, seconds, loud));
}

/** A sliding object. */
export function sweep(from: number, to: number, seconds: number, loud: number): Sound {
  return (stage) => {
    const band = noiseBand(stage, from, seconds, 1.2);
    band.frequency.exponentialRampToValueAtTime(to, stage.time + seconds);
    band.connect(fadingGain(stage, seconds, loud, seconds / 3));
  };
}

/** A plucked oud string (Karplus-Strong): noise in a loop that is smoothed each time. */
export function pluck(pitch: number, seconds: number): Sound {
  return ({ context, out, time: at }) => {
    const source = context.createBufferSource();
    source.buffer = stringBuffer(context, pitch, seconds);
    const hand = context.createGain(); // it damps the string
    hand.gain.setValueAtTime(0.3, at);
    hand.gain.setValueAtTime(0.3, at + seconds * 0.4);
    hand.gain.linearRampToValueAtTime(0, at + seconds);
    source.connect(hand).connect(out);
    playFor(source, at, seconds);
  };
}

function fadingGain({ context, out, time: at }: SoundStage, seconds: number, loud: number, attack = 0.002): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

function playFor(source: AudioScheduledSourceNode, at: number, seconds: number): void {
  source.start(at);
  source.stop(at + seconds);
}

function noiseBand(
  { context, time: at }: SoundStage,
  pitch: number,
  seconds: number,
  narrow: number,
): BiquadFilterNode {
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(pitch, at);
  band.Q.value = narrow;
  source.connect(band);
  playFor(source, at, seconds);
  return band;
}

const noiseBuffers = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  let buffer = noiseBuffers.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noiseBuffers.set(context, buffer);
  }
  return buffer;
}

function stringBuffer(context: BaseAudioContext, pitch: number, seconds: number): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, Math.ceil(rate * seconds), rate);
  const samples = buffer.getChannelData(0);
  const loop = Math.round(rate / pitch - 0.5);
  samples.set(plectrum(loop));
  for (let i = loop; i < samples.length; i++)
    samples[i] = 0.498 * (samples[i - loop]! + samples[Math.max(0, i - loop - 1)]!);
  return buffer;
}

/** Return soft noise from -1 to 1 around 0. */
function plectrum(length: number): number[] {
  const soft: number[] = [];
  for (let i = 0; i < length; i++) soft.push(0.6 * (soft[i - 1] ?? 0) + Math.random() - 0.5);
  const middle = soft.reduce((sum, sample) => sum + sample, 0) / length;
  const most = Math.max(...soft.map((sample) => Math.abs(sample - middle)));
  return soft.map((sample) => (sample - middle) / most);
}
