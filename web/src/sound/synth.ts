// The sounds of the table: quiet, dry and short.
import { delayed, pluck, ring, type Sound, sweep, tap, thud, mix, doubled } from "./instruments";

export type SoundName =
  | "cards" // taken from the display
  | "coin" // one for each paid card
  | "exact" // an exact payment
  | "lift" // a tile is picked up
  | "set" // a tile is built: ceramic on plaster
  | "slide" // to the reserve, or back
  | "turn" // a tile is turned over
  | "tick" // one for each new card or tile
  | "knock" // the vizier
  | "stamp" // a bonus card
  | "stone" // the black marker
  | "drum" // a scoring starts
  | "note" // one for each of its rows, rising
  | "mine" // the player's turn
  | "refused"
  | "end";

/** Each with the delay of the next sound in seconds. */
export const SOUNDS: Record<SoundName, { play: Sound; gap: number }> = {
  cards: { play: doubled(0.09, mix(tap(1800, 0.05, 0.3), thud(190, 0.07, 0.15))), gap: 0.17 },
  coin: { play: ring([3100, 4870, 6620], 0.12, 0.07), gap: 0.07 },
  exact: { play: mix(pluck(196, 0.3), delayed(0.12, pluck(247, 0.28))), gap: 0.3 },
  lift: { play: mix(ring([1400, 2250, 3600], 0.08, 0.1), sweep(1500, 3000, 0.1, 0.15)), gap: 0.1 },
  set: { play: mix(thud(150, 0.11, 0.28), ring([1100, 1900], 0.06, 0.06), tap(2400, 0.02, 0.18)), gap: 0.12 },
  slide: { play: sweep(1000, 500, 0.24, 0.5), gap: 0.15 },
  turn: { play: mix(sweep(600, 2200, 0.16, 0.4), delayed(0.17, tap(2600, 0.03, 0.35))), gap: 0.18 },
  tick: { play: tap(3800, 0.025, 0.35), gap: 0.06 },
  knock: { play: doubled(0.14, mix(thud(310, 0.08, 0.3), tap(900, 0.03, 0.25))), gap: 0.28 },
  stamp: { play: mix(thud(115, 0.14, 0.35), tap(500, 0.07, 0.3)), gap: 0.15 },
  stone: { play: mix(ring([820, 1330], 0.05, 0.12), tap(1500, 0.02, 0.2)), gap: 0.08 },
  drum: { play: mix(thud(92, 0.38, 0.45), tap(350, 0.08, 0.3)), gap: 0.3 },
  note: { play: (stage) => pluck(pitchOf(stage.row), 0.35)(stage), gap: 0.12 },
  mine: { play: pluck(98, 0.4), gap: 0.2 },
  refused: { play: mix(thud(140, 0.06, 0.25), tap(350, 0.06, 0.25)), gap: 0.1 },
  end: { play: cadence(), gap: 0.9 },
};

/** Return the note of a row, ascending from D in the hijaz scale. */
function pitchOf(row: number): number {
  const semitones = [0, 1, 4, 5, 7, 8, 10];
  return 146.8 * 2 ** (Math.floor(row / 7) + semitones[row % 7]! / 12);
}

/** A descent to the tonic, which sustains with its lower octave. */
function cadence(): Sound {
  const down = [4, 2, 1].map((row, index) => delayed(index * 0.13, pluck(pitchOf(row), 0.25)));
  return mix(...down, delayed(0.39, pluck(pitchOf(0), 0.5)), delayed(0.39, pluck(pitchOf(0) / 2, 0.5)));
}
