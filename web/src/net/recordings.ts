// Games as the server told them, for tests: tests/browser/samples.py makes these files.
import type { TableEvent } from "./protocol";
import duel from "./recordings/duel.json?raw";
import sample from "./recordings/sample.json?raw";

/** Of everything that can happen in a game, the first action from which it followed, as seat 0 heard of it. */
export const SAMPLE_EVENTS: TableEvent[] = JSON.parse(sample);

/** A whole game for two, as far as its end shows it. */
export const DUEL_EVENTS: TableEvent[] = JSON.parse(duel);
