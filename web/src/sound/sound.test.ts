import { beforeEach, expect, test, vi } from "vitest";
import type { ActedEvent, TileBought } from "../net/protocol";
import { SAMPLE_EVENTS } from "../net/recordings";
import { eventSounds } from "./events";
import { SOUNDS } from "./synth";

const ACTED: ActedEvent = { type: "event", seq: 1, at: 0, entry: "acted", seat: 1, action: "", by: "player" };
const event = (fields: Partial<ActedEvent>): ActedEvent => ({ ...ACTED, ...fields });
const cards = ["y1", "y1", "y2", "y3", "y4"];
const bought: TileBought = { event: "tile_bought", seat: 1, tile: "tower11", space: 1, cards, exact: true };

test("a payment sounds four times at most, and an exact one rings", () => {
  expect(eventSounds(event({ events: [bought] }), 0)).toEqual(["coin", "coin", "coin", "coin", "exact", "lift"]);
  expect(eventSounds(event({ events: [{ ...bought, cards: ["y11"], exact: false }] }), 0)).toEqual(["coin", "lift"]);
});

test("only I hear my turn", () => {
  const began = event({ seat: 1, events: [{ event: "turn_began", seat: 2 }], changes: { view: { seat: 2 } } });
  expect(eventSounds(began, 2)).toEqual(["mine"]);
  expect(eventSounds(began, 1)).toEqual([]);
  expect(eventSounds(began, null)).toEqual([]);
  // my vizier may act
  expect(eventSounds(event({ seat: 1, events: [], changes: { view: { seat: 0 } } }), 0)).toEqual(["mine"]);
});

test("every sound of a game exists", () => {
  const heard = new Set(SAMPLE_EVENTS.flatMap((each) => eventSounds(each, 0)));
  for (const name of heard) expect(SOUNDS).toHaveProperty(name);
  expect(heard.size).toBeGreaterThanOrEqual(13);
});

class FakeContext {
  static made = 0;
  static current: FakeContext | null = null;
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  starts: number[] = [];
  constructor() {
    FakeContext.made++;
    FakeContext.current = this;
  }
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(8000) });
  #node() {
    const set = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {} };
    const start = (at: number) => this.starts.push(at);
    return { gain: set, frequency: { ...set }, Q: { ...set }, connect: (to: unknown) => to, start, stop() {} };
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  FakeContext.made = 0;
  FakeContext.current = null;
});

test("no sound is created before the first gesture or while sounds are off", async () => {
  const { preferences } = await import("../me/preferences.svelte");
  const { play } = await import("./sound.svelte");
  play("coin");
  preferences.sound = false;
  dispatchEvent(new Event("pointerdown"));
  expect(FakeContext.made).toBe(0);
  preferences.sound = true;
  dispatchEvent(new Event("pointerdown"));
  expect(FakeContext.made).toBe(1);
});

test("simultaneous sounds play one after another, and late ones are dropped", async () => {
  const { play } = await import("./sound.svelte");
  dispatchEvent(new Event("keydown"));
  for (let i = 0; i < 40; i++) play("tick");
  const starts = FakeContext.current!.starts;
  expect(starts[1]! - starts[0]!).toBeCloseTo(SOUNDS.tick.gap);
  expect(starts.length).toBeLessThan(20);
});

test("a browser without sound raises no error", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const { play } = await import("./sound.svelte");
  expect(() => dispatchEvent(new Event("keydown"))).not.toThrow();
  expect(() => play("drum")).not.toThrow();
});
