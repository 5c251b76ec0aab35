// Sentences about reviewed decisions and players.
import type { DecisionReview, SeatReview } from "../net/protocol";
import type { GameStep } from "../result/steps";
import { hintText, moveText } from "../story/hint";
import type { StoryContext } from "../story/phrases";
import { logLines } from "../story/story";
import { t } from "../text/fluent.svelte";
import { formatPercent } from "../text/numbers";
import { isCertain } from "./game";

const rounded = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Return what was played, as in the log. */
export function playedText(decision: DecisionReview, steps: readonly GameStep[], context: StoryContext): string {
  const event = steps[decision.action + 1]?.event;
  const lines = event ? logLines(event, context).filter(({ seat }) => seat === decision.seat) : [];
  const line = lines.find(({ kind, weight }) => kind === "act" && weight === "main") ?? lines[0];
  return line?.text ?? decision.played;
}

/** Return the best move: with its reason for its player, whom the reason addresses; otherwise alone. */
export function betterText({ reason }: Pick<DecisionReview, "reason">, isOwn: boolean): string {
  if (!reason) return "";
  return isOwn ? hintText(reason) : t("review-sentence", { move: moveText(reason) });
}

/** Return what a decision has cost, with the standard errors. */
export function costText({ loss, loss_error, points, points_error }: DecisionReview): string {
  const words = {
    chance: formatPercent(Math.max(loss, 0)),
    chanceError: formatPercent(loss_error),
    points: rounded(points, 1),
    pointsError: rounded(points_error, 1),
  };
  return t(points > 0 && isCertain(points, points_error) ? "review-cost-both" : "review-cost-chance", words);
}

/** Return what the deal has cost or given a player, in points of the lead. */
export function dealText({ points }: SeatReview, name: string, isMe: boolean): string {
  const effect = isCertain(points.luck, points.luck_error) ? (points.luck < 0 ? "cost" : "gave") : "even";
  const words = { you: isMe ? "yes" : "no", name, error: rounded(points.luck_error) };
  return t(`review-deal-${effect}`, { ...words, points: Math.abs(rounded(points.luck)) });
}
