// What is wanted now, and of whom: one sentence for the bar.
import type { ActionKind, AnyAction } from "../game/notation";
import type { StepName, View } from "../net/protocol";
import { t } from "../text/fluent.svelte";
import { formatList } from "../text/names";
import { type Context, thing, type Who, whoIs } from "./phrases";

export interface Prompt {
  text: string;
  short: string; // for a phone
  detail?: () => string; // made when it is shown: a phone has no room for it
  mine: boolean;
  seat: number | null; // who decides
}

type Words = Pick<Prompt, "text" | "short" | "detail">;
type Teller = (who: Who, view: View, legal: readonly AnyAction[], face: string | null) => Words;

/** `face` is what I hold over my city, if it is not the face that I have bought. */
export function promptFor(view: View, legal: readonly AnyAction[], context: Context, face: string | null = null): Prompt {
  const { seat, step } = view;
  if (seat === null) return { ...same(t(view.winners.length ? "wanted-over" : "wanted-nothing")), mine: false, seat };
  const mine = seat === context.me;
  const teller = (step && TELLERS[step]) ?? other;
  return { ...teller(whoIs(seat, context), view, legal, mine ? face : null), mine, seat };
}

const same = (text: string, detail?: () => string): Words => ({ text, short: text, ...(detail && { detail }) });

/** For a decision of a module that this client does not know. */
const other: Teller = (who) => same(t("wanted-other", { ...who }));

const TELLERS: Partial<Record<StepName, Teller>> = {
  act: (who, view, legal) =>
    view.exact
      ? same(t("wanted-act-again", { ...who }), () => t("wanted-act-again-detail"))
      : same(t("wanted-act", { ...who }), legal.length ? () => choicesOf(legal) : undefined),
  place,
  confirm: (who) => same(t("wanted-confirm", { ...who })),
  vizier_window: (who, _view, legal) =>
    who.who === "you" && onlyPass(legal)
      ? same(t("wanted-pass"))
      : {
          text: t("wanted-vizier", { ...who }),
          short: t("wanted-vizier-short", { ...who }),
          detail: () => t("wanted-vizier-detail"),
        },
  reveal_round: (who, _view, legal) =>
    who.who === "you" && onlyPass(legal)
      ? same(t("wanted-pass"), () => t("wanted-reveal-detail"))
      : {
          text: t("wanted-reveal", { ...who }),
          short: t("wanted-reveal-short", { ...who }),
          detail: () => t("wanted-reveal-detail"),
        },
};

const onlyPass = (legal: readonly AnyAction[]): boolean => legal.length > 0 && legal.every(({ kind }) => kind === "pass");

function place(who: Who, view: View, _legal: readonly AnyAction[], face: string | null): Words {
  const { holding } = view.players[view.seat!]!;
  const several = holding.length > 1;
  const words = { ...who, tile: face || holding[0] ? thing(face ?? holding[0]!) : "", count: holding.length };
  const [step] = view.agenda;
  const awarded = step?.step === "place" && step.awarded;
  return {
    text: t(several ? "wanted-place-several" : "wanted-place", words),
    short: t(several ? "wanted-place-several-short" : "wanted-place-short", words),
    ...(awarded && { detail: () => t("wanted-place-awarded") }),
  };
}

const CHOICES: [string, ActionKind[]][] = [
  ["wanted-can-take", ["take"]],
  ["wanted-can-buy", ["buy"]],
  ["wanted-can-redesign", ["build", "remove", "swap"]],
  ["wanted-can-hut", ["hut"]],
  ["wanted-can-reactivate", ["reactivate"]],
  ["wanted-can-end", ["end"]],
];

/** Take money, buy a tile or redesign: what is possible, if it is for me to choose. */
export function choicesOf(legal: readonly AnyAction[]): string {
  const kinds = new Set(legal.map(({ kind }) => kind));
  const possible = CHOICES.filter(([, any]) => any.some((kind) => kinds.has(kind))).map(([id]) => t(id));
  return formatList(possible, "disjunction");
}
