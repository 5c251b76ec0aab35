// What is wanted now, and of whom: one sentence for the bar.
import type { Action, ActionKind } from "../game/notation";
import type { View } from "../net/types";
import { t } from "../text/fluent.svelte";
import { type Context, thing, type Who, whoIs } from "./voice";

export interface Wanted {
  text: string;
  short: string; // for a phone
  detail?: () => string; // made when it is shown: a phone has no room for it
  mine: boolean;
  seat: number | null; // who decides
}

type Words = Pick<Wanted, "text" | "short" | "detail">;
type Teller = (who: Who, view: View, legal: readonly Action[]) => Words;

export function whatIsWanted(view: View, legal: readonly Action[], context: Context): Wanted {
  const { seat, step } = view;
  if (seat === null) return { ...same(t(view.winners.length ? "wanted-over" : "wanted-nothing")), mine: false, seat };
  const mine = seat === context.me;
  const teller = mine && !legal.length ? null : TELLERS[step ?? ""]; // what I decided is on its way
  return { ...(teller?.(whoIs(seat, context), view, legal) ?? same(t("wanted-nothing"))), mine, seat };
}

const same = (text: string, detail?: () => string): Words => ({ text, short: text, ...(detail && { detail }) });

const TELLERS: Record<string, Teller> = {
  Act: (who, view, legal) =>
    view.exact
      ? same(t("wanted-act-again", { ...who }), () => t("wanted-act-again-detail"))
      : same(t("wanted-act", { ...who }), legal.length ? () => choices(legal) : undefined),
  Place: place,
  AwaitConfirmation: (who) => same(t("wanted-confirm", { ...who })),
  Window: (who, _view, legal) =>
    who.who === "you" && !legal.some(({ kind }) => kind === "buy")
      ? same(t("wanted-pass"))
      : {
          text: t("wanted-vizier", { ...who }),
          short: t("wanted-vizier-short", { ...who }),
          detail: () => t("wanted-vizier-detail"),
        },
  RevealRound: (who, _view, legal) =>
    who.who === "you" && !legal.some(({ kind }) => kind === "reveal")
      ? same(t("wanted-pass"), () => t("wanted-reveal-detail"))
      : {
          text: t("wanted-reveal", { ...who }),
          short: t("wanted-reveal-short", { ...who }),
          detail: () => t("wanted-reveal-detail"),
        },
};

function place(who: Who, view: View): Words {
  const { holding } = view.players[view.seat!]!;
  const several = holding.length > 1;
  const words = { ...who, tile: holding[0] ? thing(holding[0]) : "", count: holding.length };
  const awarded = view.agenda[0]?.includes("awarded=True");
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
function choices(legal: readonly Action[]): string {
  const kinds = new Set(legal.map(({ kind }) => kind));
  const possible = CHOICES.filter(([, any]) => any.some((kind) => kinds.has(kind))).map(([id]) => t(id));
  return new Intl.ListFormat(document.documentElement.lang || "en", { type: "disjunction" }).format(possible);
}
