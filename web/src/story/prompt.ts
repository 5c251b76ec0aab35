// The prompt in the bar: the expected decision and its player.
import type { ActionKind, AnyAction } from "../game/notation";
import type { StepName, View } from "../net/protocol";
import { t } from "../text/fluent.svelte";
import { formatList } from "../text/names";
import { type StoryContext, tileInSentence, type Speaker, speakerOf } from "./phrases";

export interface Prompt {
  text: string;
  short: string; // for a phone
  detail?: () => string; // computed when shown, because a phone has no room for it
  isMine: boolean;
  seat: number | null; // the decider
}

type PromptText = Pick<Prompt, "text" | "short" | "detail">;
type PromptWriter = (who: Speaker, view: View, legal: readonly AnyAction[], face: string | null) => PromptText;

/** `face` is the face above the player's city, if it differs from the bought one. */
export function promptFor(
  view: View,
  legal: readonly AnyAction[],
  context: StoryContext,
  face: string | null = null,
): Prompt {
  const { seat, step } = view;
  if (seat === null)
    return { ...plainPrompt(t(view.winners.length ? "prompt-over" : "prompt-nothing")), isMine: false, seat };
  const isMine = seat === context.me;
  const teller = (step && PROMPT_WRITERS[step]) ?? otherPrompt;
  return { ...teller(speakerOf(seat, context), view, legal, isMine ? face : null), isMine, seat };
}

const plainPrompt = (text: string, detail?: () => string): PromptText => ({
  text,
  short: text,
  ...(detail && { detail }),
});

/** The prompt for a step of an unknown module. */
const otherPrompt: PromptWriter = (who) => plainPrompt(t("prompt-other", { ...who }));

const PROMPT_WRITERS: Partial<Record<StepName, PromptWriter>> = {
  act: (who, view, legal) =>
    view.paid_exactly
      ? plainPrompt(t("prompt-act-again", { ...who }), () => t("prompt-act-again-detail"))
      : plainPrompt(t("prompt-act", { ...who }), legal.length ? () => choicesText(legal) : undefined),
  place: placePrompt,
  confirm: (who) => plainPrompt(t("prompt-confirm", { ...who })),
  vizier_window: (who, _view, legal) =>
    who.who === "you" && canOnlyPass(legal)
      ? plainPrompt(t("prompt-pass"))
      : {
          text: t("prompt-vizier", { ...who }),
          short: t("prompt-vizier-short", { ...who }),
          detail: () => t("prompt-vizier-detail"),
        },
  reveal_round: (who, _view, legal) =>
    who.who === "you" && canOnlyPass(legal)
      ? plainPrompt(t("prompt-pass"), () => t("prompt-reveal-detail"))
      : {
          text: t("prompt-reveal", { ...who }),
          short: t("prompt-reveal-short", { ...who }),
          detail: () => t("prompt-reveal-detail"),
        },
};

const canOnlyPass = (legal: readonly AnyAction[]): boolean =>
  legal.length > 0 && legal.every(({ kind }) => kind === "pass");

function placePrompt(who: Speaker, view: View, _legal: readonly AnyAction[], face: string | null): PromptText {
  const { unplaced: holding } = view.players[view.seat!]!;
  const several = holding.length > 1;
  const words = { ...who, tile: face || holding[0] ? tileInSentence(face ?? holding[0]!) : "", count: holding.length };
  const [step] = view.agenda;
  const awarded = step?.step === "place" && step.awarded;
  return {
    text: t(several ? "prompt-place-several" : "prompt-place", words),
    short: t(several ? "prompt-place-several-short" : "prompt-place-short", words),
    ...(awarded && { detail: () => t("prompt-place-awarded", { ...who }) }),
  };
}

const CHOICE_MESSAGES: [string, ActionKind[]][] = [
  ["prompt-can-take", ["take"]],
  ["prompt-can-buy", ["buy"]],
  ["prompt-can-redesign", ["build", "remove", "swap"]],
  ["prompt-can-hut", ["hut"]],
  ["prompt-can-reactivate", ["reactivate"]],
  ["prompt-can-end", ["end"]],
];

/** Return the legal kinds of action: take money, buy a tile or redesign. */
export function choicesText(legal: readonly AnyAction[]): string {
  const kinds = new Set(legal.map(({ kind }) => kind));
  const possible = CHOICE_MESSAGES.filter(([, any]) => any.some((kind) => kinds.has(kind))).map(([id]) => t(id));
  return formatList(possible, "disjunction");
}
