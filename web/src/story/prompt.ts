// What is wanted now, and of whom: one sentence for the bar.
import type { ActionKind, AnyAction } from "../game/notation";
import type { StepName, View } from "../net/protocol";
import { t } from "../text/fluent.svelte";
import { formatList } from "../text/names";
import { type StoryContext, tileInSentence, type Speaker, speakerOf } from "./phrases";

export interface Prompt {
  text: string;
  short: string; // for a phone
  detail?: () => string; // made when it is shown: a phone has no room for it
  isMine: boolean;
  seat: number | null; // who decides
}

type PromptText = Pick<Prompt, "text" | "short" | "detail">;
type PromptWriter = (who: Speaker, view: View, legal: readonly AnyAction[], face: string | null) => PromptText;

/** `face` is what I hold over my city, if it is not the face that I have bought. */
export function promptFor(view: View, legal: readonly AnyAction[], context: StoryContext, face: string | null = null): Prompt {
  const { seat, step } = view;
  if (seat === null) return { ...plainPrompt(t(view.winners.length ? "wanted-over" : "wanted-nothing")), isMine: false, seat };
  const isMine = seat === context.me;
  const teller = (step && PROMPT_WRITERS[step]) ?? otherPrompt;
  return { ...teller(speakerOf(seat, context), view, legal, isMine ? face : null), isMine, seat };
}

const plainPrompt = (text: string, detail?: () => string): PromptText => ({ text, short: text, ...(detail && { detail }) });

/** For a decision of a module that this client does not know. */
const otherPrompt: PromptWriter = (who) => plainPrompt(t("wanted-other", { ...who }));

const PROMPT_WRITERS: Partial<Record<StepName, PromptWriter>> = {
  act: (who, view, legal) =>
    view.exact
      ? plainPrompt(t("wanted-act-again", { ...who }), () => t("wanted-act-again-detail"))
      : plainPrompt(t("wanted-act", { ...who }), legal.length ? () => choicesText(legal) : undefined),
  place: placePrompt,
  confirm: (who) => plainPrompt(t("wanted-confirm", { ...who })),
  vizier_window: (who, _view, legal) =>
    who.who === "you" && canOnlyPass(legal)
      ? plainPrompt(t("wanted-pass"))
      : {
          text: t("wanted-vizier", { ...who }),
          short: t("wanted-vizier-short", { ...who }),
          detail: () => t("wanted-vizier-detail"),
        },
  reveal_round: (who, _view, legal) =>
    who.who === "you" && canOnlyPass(legal)
      ? plainPrompt(t("wanted-pass"), () => t("wanted-reveal-detail"))
      : {
          text: t("wanted-reveal", { ...who }),
          short: t("wanted-reveal-short", { ...who }),
          detail: () => t("wanted-reveal-detail"),
        },
};

const canOnlyPass = (legal: readonly AnyAction[]): boolean => legal.length > 0 && legal.every(({ kind }) => kind === "pass");

function placePrompt(who: Speaker, view: View, _legal: readonly AnyAction[], face: string | null): PromptText {
  const { holding } = view.players[view.seat!]!;
  const several = holding.length > 1;
  const words = { ...who, tile: face || holding[0] ? tileInSentence(face ?? holding[0]!) : "", count: holding.length };
  const [step] = view.agenda;
  const awarded = step?.step === "place" && step.awarded;
  return {
    text: t(several ? "wanted-place-several" : "wanted-place", words),
    short: t(several ? "wanted-place-several-short" : "wanted-place-short", words),
    ...(awarded && { detail: () => t("wanted-place-awarded") }),
  };
}

const CHOICE_MESSAGES: [string, ActionKind[]][] = [
  ["wanted-can-take", ["take"]],
  ["wanted-can-buy", ["buy"]],
  ["wanted-can-redesign", ["build", "remove", "swap"]],
  ["wanted-can-hut", ["hut"]],
  ["wanted-can-reactivate", ["reactivate"]],
  ["wanted-can-end", ["end"]],
];

/** Take money, buy a tile or redesign: what is possible, if it is for me to choose. */
export function choicesText(legal: readonly AnyAction[]): string {
  const kinds = new Set(legal.map(({ kind }) => kind));
  const possible = CHOICE_MESSAGES.filter(([, any]) => any.some((kind) => kinds.has(kind))).map(([id]) => t(id));
  return formatList(possible, "disjunction");
}
