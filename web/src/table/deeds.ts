// What the buttons in the corner do with what I have picked up.
import { type Action, type Currency, parseFace } from "../game/notation";
import { t } from "../text/fluent.svelte";
import { cardNames, tileName } from "../text/words";
import type { Acting, Picked } from "./acting.svelte";
import { currencyOf, held, verdict } from "./payments";

/** Something that a button does. */
export interface Deed {
  label: string;
  detail?: string;
  exact?: boolean;
  action: string | null; // null: not possible as it stands, and the detail says why
}

type Of<K extends Picked["kind"]> = Extract<Picked, { kind: K }>;

/** What is picked, in a few words. */
export function captionOf({ picked, view }: Acting): string {
  switch (picked.kind) {
    case "site":
      return t("table-caption-site", { tile: tileName(picked.tile), currency: t(`currency-${currencyOf(view.site, picked.tile)}`) });
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
export function deedOf(acting: Acting): Deed | null {
  const { picked } = acting;
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
      return listed(acting, "hut", ({ tile }) => tile === picked.hut, t("table-do-hut", { hut: tileName(picked.hut) }));
    case "bonus":
      return listed(acting, "reveal", ({ tile }) => tile === picked.tile, t("table-do-reveal", { tile: tileName(picked.tile) }));
    case "vizier":
      return listed(acting, "reactivate", () => true, t("table-do-reactivate"));
    default:
      return listed(acting, "confirm", () => true, t("table-do-confirm"));
  }
}

/** The quieter buttons beside it. */
export function othersOf(acting: Acting): Deed[] {
  const { picked } = acting;
  const deeds: (Deed | null)[] = [];
  if (picked.kind === "piece") {
    if (acting.deed?.action !== `reserve ${picked.face}`) deeds.push(reserve(acting, picked.face));
    deeds.push(listed(acting, "give", ({ tile, fee }) => tile === picked.face && fee.join(" ") === picked.fee, t("table-do-give")));
  }
  if (picked.kind === "redesign" && picked.cell) {
    for (const { tile, text } of acting.of("swap").filter(({ cell }) => cell === picked.cell)) {
      deeds.push({ label: t("table-do-swap-in", { tile: tileName(tile) }), action: text });
    }
  }
  deeds.push(listed(acting, "end", () => true, t("table-do-end")), listed(acting, "pass", () => true, t("table-do-pass")));
  return deeds.filter((deed) => deed !== null);
}

/** An action of the list, if it is there. */
function listed<K extends Action["kind"]>(acting: Acting, kind: K, fits: (action: Extract<Action, { kind: K }>) => boolean, label: string): Deed | null {
  const action = acting.of(kind).find(fits);
  return action ? { label, action: action.text } : null;
}

const reserve = (acting: Acting, face: string): Deed | null =>
  listed(acting, "reserve", ({ tile }) => tile === face, t("table-do-reserve"));

function take(acting: Acting, { places }: Of<"money">): Deed {
  const label = t("table-do-take", { cards: cardNames(places.map((each) => acting.view.display[each]!)) });
  const action = acting.takeOf(places);
  return action ? { label, action } : { label, action, detail: t("table-no-take") };
}

export const priceOf = (tile: string): number => parseFace(tile).price ?? 0;

function buy(acting: Acting, { tile, paid }: Of<"site">): Deed {
  const currency = currencyOf(acting.view.site, tile);
  const cards = paid.map((each) => acting.hand[each]!);
  if (!acting.proposals(tile).length) return { label: t("table-do-buy-none"), action: null, detail: whyNot(acting, tile, currency) };
  const { total, enough, exact, foreign } = verdict(cards, tile, currency);
  const mixed = cards.some((card) => card[0] !== currency);
  const label = mixed ? t("table-do-buy-mixed", { count: total }) : t("table-do-buy", { coins: t(`coins-${currency}`, { count: total }) });
  if (foreign) return { label, action: null, detail: t("table-buy-foreign", { currency: t(`currency-${currency}`) }) };
  if (!enough) return { label, action: null, detail: t("table-buy-short", { count: priceOf(tile) - total }) };
  const reward = t(acting.step === "Window" ? "table-buy-vizier" : "table-buy-exact");
  const detail = exact ? reward : t("table-buy-over", { count: total - priceOf(tile) });
  return { label, detail, exact, action: `buy ${tile} ${cards.join(" ")}` };
}

/** Why a tile of the site cannot be bought now. */
function whyNot(acting: Acting, tile: string, currency: Currency): string {
  const short = priceOf(tile) - held(acting.hand, currency);
  const asked = acting.step === "Act" || acting.step === "Window";
  return asked && short > 0 ? t("table-buy-short", { count: short }) : t("table-buy-not-now");
}

function place(acting: Acting, { face, cell, from, fee }: Of<"piece">): Deed | null {
  if (!cell) return from === "holding" && acting.offered.size === 0 ? reserve(acting, face) : null;
  const action = acting.actionAt(cell);
  if (!action) return null;
  const label = action.startsWith("swap") ? t("table-do-swap", { tile: tileName(acting.tileAt(cell)) }) : t("table-do-build");
  return fee ? { label, action, detail: t("table-fee", { cards: cardNames(fee.split(" ")) }) } : { label, action };
}

function remove(acting: Acting, { cell }: Of<"redesign">): Deed | null {
  const action = cell && acting.actionAt(cell);
  return action ? { label: t("table-do-remove"), detail: tileName(acting.tileAt(cell)), action } : null;
}
