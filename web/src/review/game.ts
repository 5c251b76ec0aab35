// A reviewed game: the curve of win chances, its turning points, and the mistakes.
import type { DecisionLabel, DecisionReview, Review } from "../net/protocol";

/** The labels of decisions, the best first. */
export const LABELS = ["best", "good", "inaccuracy", "mistake", "blunder"] as const satisfies DecisionLabel[];

/** Return whether a label is an inaccuracy or worse. */
export const isMistake = ({ label }: Pick<DecisionReview, "label">): boolean =>
  LABELS.indexOf(label) >= LABELS.indexOf("inaccuracy");

export const mistakesOf = (review: Review, seat: number): DecisionReview[] =>
  review.decisions.filter((decision) => decision.seat === seat && isMistake(decision));

/** The win chances of all seats before an action, or at the end. */
export interface CurvePoint {
  action: number;
  chances: readonly number[];
}

/** Return the curve of a game with this number of actions, as far as it has been reviewed. */
export function curveOf({ decisions, seats }: Review, actions: number): CurvePoint[] {
  const end = seats.length ? [{ action: actions, chances: seats.map(({ chance }) => chance.result) }] : [];
  return [...decisions.map(({ action, chances }) => ({ action, chances })), ...end];
}

/** Return the win chances before an action; before the first decision they are those of the first decision. */
export const chancesAt = (curve: readonly CurvePoint[], action: number): readonly number[] =>
  (curve.findLast((point) => point.action <= action) ?? curve[0])?.chances ?? [];

/** A decision after which the win chance of a seat changed much, and why. */
export interface TurningPoint {
  decision: DecisionReview;
  seat: number; // with the largest change
  before: number;
  after: number;
  cause: "choice" | "luck" | "end" | "other"; // choice: a mistake of the player who decided
}

const MAX_TURNING_POINTS = 6;
const MIN_TURN = 0.08; // change of win chance
const MIN_DISTANCE = 1 / 24; // of a game, so that the marks on a curve do not overlap
const MIN_ERRORS = 2; // standard errors, for luck that is certain

/** Return the largest changes of the win chances in the order of the game. */
export function turningPoints(review: Review, actions: number): TurningPoint[] {
  const curve = curveOf(review, actions);
  const found = review.decisions
    .flatMap((decision, index) => turnAfter(decision, review.decisions[index + 1], curve[index + 1]?.chances) ?? [])
    .sort((a, b) => changeOf(b) - changeOf(a));
  const chosen: TurningPoint[] = [];
  for (const turn of found) {
    const isClose = (other: TurningPoint) =>
      Math.abs(other.decision.action - turn.decision.action) < actions * MIN_DISTANCE;
    if (chosen.length < MAX_TURNING_POINTS && !chosen.some(isClose)) chosen.push(turn);
  }
  return chosen.sort((a, b) => a.decision.action - b.decision.action);
}

const changeOf = ({ before, after }: TurningPoint): number => Math.abs(after - before);

/** Return the turning point after a decision, or null if little changed. */
function turnAfter(
  decision: DecisionReview,
  next: DecisionReview | undefined,
  chances: readonly number[] | undefined,
): TurningPoint | null {
  if (!chances) return null;
  const changes = chances.map((chance, seat) => chance - decision.chances[seat]!);
  const isChoice = isMistake(decision) && decision.loss >= -changes[decision.seat]! / 2;
  const largest = changes.reduce(
    (best, change, seat) => (Math.abs(change) > Math.abs(changes[best]!) ? seat : best),
    0,
  );
  if (Math.abs(changes[largest]!) < MIN_TURN) return null;
  const hasFallen = changes[decision.seat]! <= -MIN_TURN;
  const seat = isChoice && hasFallen ? decision.seat : largest;
  const [before, after] = [decision.chances[seat]!, chances[seat]!];
  if (isChoice && hasFallen) return { decision, seat, before, after, cause: "choice" };
  if (!next) return { decision, seat, before, after, cause: "end" };
  return { decision, seat, before, after, cause: isLuck(next, seat, after - before) ? "luck" : "other" };
}

/** Return whether most of a change was luck. */
function isLuck(next: DecisionReview, seat: number, change: number): boolean {
  const luck = next.luck[seat]!;
  return luck * Math.sign(change) >= Math.abs(change) / 2 && Math.abs(luck) >= MIN_ERRORS * next.luck_error[seat]!;
}

/** Return whether an estimate is certainly different from zero. */
export const isCertain = (value: number, error: number): boolean => Math.abs(value) >= MIN_ERRORS * error;
