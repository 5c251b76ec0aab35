// The sounds of the table: quiet, dry and short.
import { after, pluck, ring, type Sound, sweep, tap, thud, together, twice } from "./instruments";

export type SoundName =
  | "cards" // taken, on wood
  | "coin" // one for each card that is paid
  | "exact" // an exact payment
  | "lift" // a tile is taken up
  | "set" // a tile is built: ceramic on plaster
  | "slide" // to the reserve, or back
  | "turn" // a tile is turned over
  | "tick" // one for each card or tile that is laid out
  | "knock" // the vizier
  | "stamp" // a bonus card
  | "stone" // the black marker
  | "drum" // a scoring begins
  | "note" // one for each row of it, rising
  | "mine" // my turn
  | "refused"
  | "end";

/** Each with the seconds that the next sound waits for it. */
export const SOUNDS: Record<SoundName, { play: Sound; gap: number }> = {
  cards: { play: twice(0.09, together(tap(1800, 0.05, 0.3), thud(190, 0.07, 0.15))), gap: 0.17 },
  coin: { play: ring([3100, 4870, 6620], 0.12, 0.07), gap: 0.07 },
  exact: { play: together(pluck(196, 0.3), after(0.12, pluck(247, 0.28))), gap: 0.3 },
  lift: { play: together(ring([1400, 2250, 3600], 0.08, 0.1), sweep(1500, 3000, 0.1, 0.15)), gap: 0.1 },
  set: { play: together(thud(150, 0.11, 0.28), ring([1100, 1900], 0.06, 0.06), tap(2400, 0.02, 0.18)), gap: 0.12 },
  slide: { play: sweep(1000, 500, 0.24, 0.5), gap: 0.15 },
  turn: { play: together(sweep(600, 2200, 0.16, 0.4), after(0.17, tap(2600, 0.03, 0.35))), gap: 0.18 },
  tick: { play: tap(3800, 0.025, 0.35), gap: 0.06 },
  knock: { play: twice(0.14, together(thud(310, 0.08, 0.3), tap(900, 0.03, 0.25))), gap: 0.28 },
  stamp: { play: together(thud(115, 0.14, 0.35), tap(500, 0.07, 0.3)), gap: 0.15 },
  stone: { play: together(ring([820, 1330], 0.05, 0.12), tap(1500, 0.02, 0.2)), gap: 0.08 },
  drum: { play: together(thud(92, 0.38, 0.45), tap(350, 0.08, 0.3)), gap: 0.3 },
  note: { play: (stage) => pluck(pitchOf(stage.row), 0.35)(stage), gap: 0.12 },
  mine: { play: pluck(98, 0.4), gap: 0.2 },
  refused: { play: together(thud(140, 0.06, 0.25), tap(350, 0.06, 0.25)), gap: 0.1 },
  end: { play: cadence(), gap: 0.9 },
};

/** The notes of the rows, upward from D in the scale hijaz. */
function pitchOf(row: number): number {
  const semitones = [0, 1, 4, 5, 7, 8, 10];
  return 146.8 * 2 ** (Math.floor(row / 7) + semitones[row % 7]! / 12);
}

/** Down to the home note, which rings on with its lower octave. */
function cadence(): Sound {
  const down = [4, 2, 1].map((row, index) => after(index * 0.13, pluck(pitchOf(row), 0.25)));
  return together(...down, after(0.39, pluck(pitchOf(0), 0.5)), after(0.39, pluck(pitchOf(0) / 2, 0.5)));
}
