// What the buttons in the corner do with what I have picked up.
import type { ActionKind, ActionOf, Currency } from "../game/notation";
import { errorText, ruleOf } from "../text/errors";
import { pieceList } from "../story/phrases";
import { find, t } from "../text/fluent.svelte";
import { cardNames, tileName } from "../text/names";
import type { Acting, Picked } from "./acting.svelte";
import { currencyOf, held, priceOf } from "./payments";

/** Something that a button does. */
export interface Choice {
  label: string;
  detail?: string;
  exact?: boolean;
  action: string | null; // null: not possible as it stands, and the detail says why
  rule?: string | null; // that forbids it
}

type Of<K extends Picked["kind"]> = Extract<Picked, { kind: K }>;

/** What is picked, in a few words. */
export function captionOf({ picked, view }: Acting): string {
  switch (picked.kind) {
    case "site":
      return t("table-caption-site", { tile: tileName(picked.face), currency: t(`currency-${currencyOf(view.site, picked.tile)}`) });
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

/** The one golden button. */
export function mainChoice(acting: Acting): Choice | null {
  const { picked, legal } = acting;
  if (!legal.length) return null;
  switch (picked.kind) {
    case "money":
      return take(acting, picked);
    case "site":
      return buy(acting, picked);
    case "piece":
      return place(acting, picked);
    case "redesign":
      return remove(acting, picked);
    case "hut":
      return listed(acting, "hut", ({ hut }) => hut === picked.hut, t("table-do-hut", { hut: tileName(picked.hut) }));
    case "bonus":
      return listed(acting, "reveal", ({ card }) => card === picked.tile, t("table-do-reveal", { tile: tileName(picked.tile) }));
    case "vizier":
      return listed(acting, "reactivate", () => true, t("table-do-reactivate"));
    default:
      return listed(acting, "confirm", () => true, t("table-do-confirm"));
  }
}

/** The quieter buttons beside it. */
export function otherChoices(acting: Acting): Choice[] {
  const { picked } = acting;
  const choices: (Choice | null)[] = [];
  if (picked.kind === "piece") {
    if (mainChoice(acting)?.action !== `reserve ${picked.face}`) choices.push(reserve(acting, picked.face));
    choices.push(listed(acting, "give", ({ tile, fee }) => tile === picked.face && fee.join(" ") === picked.fee, t("table-do-give")));
  }
  if (picked.kind === "redesign" && picked.cell) {
    for (const { tile, text } of acting.of("swap").filter(({ cell }) => cell === picked.cell)) {
      choices.push({ label: t("table-do-swap-in", { tile: tileName(tile) }), action: text });
    }
  }
  const placing = acting.client.me?.holding.length ?? 0;
  choices.push(listed(acting, "end", () => true, t("table-do-end", { tiles: placing })), listed(acting, "pass", () => true, t("table-do-pass")));
  choices.push(...acting.legal.filter(({ kind }) => !KNOWN.has(kind)).map(({ text }) => plain(text)));
  return choices.filter((choice) => choice !== null);
}

/** An action that is not pointed at: a button with the message of its verb, or at least with its notation. */
function plain(action: string): Choice {
  const [verb, ...words] = action.split(" ");
  return { label: find(`table-do-${verb}`, { pieces: pieceList(words) }) ?? action, action };
}

/** What can be done by pointing at something. All else, of modules that this client does not know, has a plain button. */
const KNOWN: ReadonlySet<ActionKind> = new Set<ActionKind>([
  "take", "buy", "build", "reserve", "give", "remove", "swap", "end", "pass", "confirm", "reactivate", "hut", "reveal",
]);

/** An action of the list, if it is there. */
function listed<K extends ActionKind>(acting: Acting, kind: K, fits: (action: ActionOf<K>) => boolean, label: string): Choice | null {
  const action = acting.of(kind).find(fits);
  return action ? { label, action: action.text } : null;
}

const reserve = (acting: Acting, face: string): Choice | null =>
  listed(acting, "reserve", ({ tile }) => tile === face, t("table-do-reserve"));

function take(acting: Acting, { places }: Of<"money">): Choice {
  const label = t("table-do-take", { cards: cardNames(places.map((each) => acting.view.display[each]!)) });
  const action = acting.takeOf(places);
  if (action) return { label, action };
  if (acting.can("take")) return { label, action, detail: t("table-no-take"), rule: "CORE-MONEY-02" };
  return { label, action, detail: notNow(acting, "take"), rule: "CORE-TURN-06" };
}

function buy(acting: Acting, { tile }: Of<"site">): Choice {
  const currency = currencyOf(acting.view.site, tile);
  const { cards, total, action, allowed } = acting.payment!;
  if (!acting.proposals(tile).length && allowed !== true) {
    return { label: t("table-do-buy-none"), action: null, detail: allowed ? errorText(allowed) : whyNot(acting, tile, currency), rule: ruleOf(allowed) ?? "CORE-BUY-04" };
  }
  const over = total - priceOf(tile);
  const mixed = cards.some((card) => card[0] !== currency);
  const label = mixed ? t("table-do-buy-mixed", { count: total }) : t("table-do-buy", { coins: t(`coins-${currency}`, { count: total }) });
  if (over < 0) return { label, action: null, detail: t("table-buy-short", { count: -over }), rule: "CORE-BUY-04" };
  if (allowed !== true) return { label, action: null, detail: allowed ? errorText(allowed) : t("common-loading"), rule: ruleOf(allowed) };
  const reward = t(acting.step === "vizier_window" ? "table-buy-vizier" : "table-buy-exact");
  return { label, detail: over ? t("table-buy-over", { count: over }) : reward, exact: !over, action };
}

/** Why a tile of the site cannot be bought now. */
function whyNot(acting: Acting, tile: string, currency: Currency): string {
  const short = priceOf(tile) - held(acting.hand, currency);
  const asked = acting.step === "act" || acting.step === "vizier_window";
  return asked && short > 0 ? t("table-buy-short", { count: short }) : notNow(acting, "buy");
}

const notNow = ({ step }: Acting, what: "take" | "buy"): string =>
  step === "place" ? t("table-prompt-later-short", { step }) : t(`table-${what}-not-now`);

function place(acting: Acting, { face, cell, from, fee }: Of<"piece">): Choice | null {
  if (acting.ahead) return null;
  if (!cell) return from === "holding" && acting.offered.size === 0 ? reserve(acting, face) : null;
  const action = acting.actionAt(cell);
  if (!action) return null;
  const label = action.startsWith("swap") ? t("table-do-swap", { tile: tileName(acting.tileAt(cell)) }) : t("table-do-build");
  return fee ? { label, action, detail: t("table-turn-costs", { cards: cardNames(fee.split(" ")) }) } : { label, action };
}

function remove(acting: Acting, { cell }: Of<"redesign">): Choice | null {
  const action = cell && acting.actionAt(cell);
  return action ? { label: t("table-do-remove"), detail: tileName(acting.tileAt(cell)), action } : null;
}
