// The buttons for the picked piece.
import type { ActionKind, ActionOf, Currency } from "../../game/notation";
import { errorText, ruleOf } from "../../text/errors";
import { pieceList } from "../../story/phrases";
import { find, t } from "../../text/fluent.svelte";
import { cardNames, tileName } from "../../text/names";
import type { PickedOf } from "./picked";
import type { TurnState } from "./turnState.svelte";
import { currencyOf, coinsHeld, priceOf } from "./payments";

export interface ActionButton {
  label: string;
  detail?: string;
  isExact?: boolean;
  action: string | null; // null if impossible; the detail says why
  rule?: string | null; // the rule that forbids it
}

/** Return a short caption of the picked piece. */
export function captionOf({ picked, view }: TurnState): string {
  switch (picked.kind) {
    case "site":
      return t("table-caption-site", {
        tile: tileName(picked.face),
        currency: t(`currency-${currencyOf(view.site, picked.tile)}`),
      });
    case "piece":
      return tileName(picked.face);
    case "money":
      return t("table-money");
    case "redesign":
      return t("table-redesign");
    default:
      return "";
  }
}

/** Return what a key has picked, for screen readers. */
export function pickedText(turnState: TurnState): string {
  if (turnState.picked.kind === "nothing") return t("table-nothing-picked");
  const main = primaryButton(turnState);
  return [captionOf(turnState), main?.label, main?.detail].filter(Boolean).join(". ");
}

/** Return the primary button. */
export function primaryButton(turnState: TurnState): ActionButton | null {
  const { picked, legal } = turnState;
  if (!legal.length) return null;
  switch (picked.kind) {
    case "money":
      return takeButton(turnState, picked);
    case "site":
      return buyButton(turnState, picked);
    case "piece":
      return placeButton(turnState, picked);
    case "redesign":
      return removeButton(turnState, picked);
    case "hut":
      return listedButton(
        turnState,
        "hut",
        ({ hut }) => hut === picked.hut,
        t("table-do-hut", { hut: tileName(picked.hut) }),
      );
    case "bonus":
      return listedButton(
        turnState,
        "reveal",
        ({ card }) => card === picked.tile,
        t("table-do-reveal", { tile: tileName(picked.tile) }),
      );
    case "vizier":
      return listedButton(turnState, "reactivate", () => true, t("table-do-reactivate"));
    default:
      return listedButton(turnState, "confirm", () => true, t("table-do-confirm"));
  }
}

/** Return the secondary buttons. */
export function secondaryButtons(turnState: TurnState): ActionButton[] {
  const { picked } = turnState;
  const choices: (ActionButton | null)[] = [];
  if (picked.kind === "piece") {
    if (primaryButton(turnState)?.action !== `reserve ${picked.face}`)
      choices.push(reserveButton(turnState, picked.face));
    choices.push(
      listedButton(
        turnState,
        "give",
        ({ tile, fee }) => tile === picked.face && fee.join(" ") === picked.fee,
        t("table-do-give"),
      ),
    );
  }
  const placing = turnState.client.me?.unplaced.length ?? 0;
  choices.push(
    listedButton(turnState, "end", () => true, t("table-do-end", { tiles: placing })),
    listedButton(turnState, "pass", () => true, t("table-do-pass")),
  );
  choices.push(
    ...turnState.legal.filter(({ kind }) => !POINTED_ACTIONS.has(kind)).map(({ text }) => plainButton(text)),
  );
  return choices.filter((choice) => choice !== null);
}

/**
 * Return the button of an action without a target on the table, labelled by the message of its verb or its notation.
 */
function plainButton(action: string): ActionButton {
  const [verb, ...words] = action.split(" ");
  return { label: find(`table-do-${verb}`, { pieces: pieceList(words) }) ?? action, action };
}

/** Actions with a target on the table. All others, including those of unknown modules, get a plain button. */
const POINTED_ACTIONS: ReadonlySet<ActionKind> = new Set<ActionKind>([
  "take",
  "buy",
  "build",
  "reserve",
  "give",
  "remove",
  "swap",
  "end",
  "pass",
  "confirm",
  "reactivate",
  "hut",
  "reveal",
]);

/** Return a button for a legal action, or null. */
function listedButton<K extends ActionKind>(
  turnState: TurnState,
  kind: K,
  fits: (action: ActionOf<K>) => boolean,
  label: string,
): ActionButton | null {
  const action = turnState.legalOf(kind).find(fits);
  return action ? { label, action: action.text } : null;
}

const reserveButton = (turnState: TurnState, face: string): ActionButton | null =>
  listedButton(turnState, "reserve", ({ tile }) => tile === face, t("table-do-reserve"));

function takeButton(turnState: TurnState, { places }: PickedOf<"money">): ActionButton {
  const label = t("table-do-take", { cards: cardNames(places.map((each) => turnState.view.display[each]!)) });
  const action = turnState.takeAction(places);
  if (action) return { label, action };
  return { label, action, detail: notNowText(turnState, "take"), rule: "CORE-TURN-06" };
}

function buyButton(turnState: TurnState, { tile }: PickedOf<"site">): ActionButton {
  const currency = currencyOf(turnState.view.site, tile);
  const { cards, total, action, allowed } = turnState.payment.current!;
  if (!turnState.paymentsFor(tile).length && allowed !== true) {
    return {
      label: t("table-do-buy-none"),
      action: null,
      detail: allowed ? errorText(allowed) : buyObstacle(turnState, tile, currency),
      rule: ruleOf(allowed) ?? "CORE-BUY-04",
    };
  }
  const over = total - priceOf(tile);
  const mixed = cards.some((card) => card[0] !== currency);
  const label = mixed
    ? t("table-do-buy-mixed", { count: total })
    : t("table-do-buy", { coins: t(`coins-${currency}`, { count: total }) });
  if (over < 0) return { label, action: null, detail: t("table-buy-short", { count: -over }), rule: "CORE-BUY-04" };
  if (allowed !== true)
    return { label, action: null, detail: allowed ? errorText(allowed) : t("common-loading"), rule: ruleOf(allowed) };
  const reward = t(turnState.step === "vizier_window" ? "table-buy-vizier" : "table-buy-exact");
  return { label, detail: over ? t("table-buy-over", { count: over }) : reward, isExact: !over, action };
}

/** Return why a tile of the site cannot be bought now. */
function buyObstacle(turnState: TurnState, tile: string, currency: Currency): string {
  const short = priceOf(tile) - coinsHeld(turnState.hand, currency);
  const asked = turnState.step === "act" || turnState.step === "vizier_window";
  return asked && short > 0 ? t("table-buy-short", { count: short }) : notNowText(turnState, "buy");
}

const notNowText = ({ step }: TurnState, what: "take" | "buy"): string =>
  step === "place" ? t("table-prompt-later-short", { step }) : t(`table-${what}-not-now`);

function placeButton(turnState: TurnState, { face, cell, origin, fee }: PickedOf<"piece">): ActionButton | null {
  if (turnState.placement.isLookingAhead) return null;
  if (!cell)
    return origin === "unplaced" && turnState.placement.offered.size === 0 ? reserveButton(turnState, face) : null;
  const action = turnState.placement.actionAt(cell);
  if (!action) return null;
  const label = action.startsWith("swap")
    ? t("table-do-swap", { tile: tileName(turnState.tileAt(cell)) })
    : t("table-do-build");
  return fee
    ? { label, action, detail: t("table-turn-costs", { cards: cardNames(fee.split(" ")) }) }
    : { label, action };
}

function removeButton(turnState: TurnState, { cell }: PickedOf<"redesign">): ActionButton | null {
  const action = cell && turnState.placement.actionAt(cell);
  return action ? { label: t("table-do-remove"), detail: tileName(turnState.tileAt(cell)), action } : null;
}
