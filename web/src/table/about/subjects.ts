// What there is to tell of a thing on the table: the first word of a subject is its kind, the others say which one.
import { cardCurrency, CURRENCIES, familyOf, isMoney, parseCity, parseFace } from "../../game/notation";
import type { Building } from "../../net/protocol";
import { t } from "../../text/fluent.svelte";
import { buildingName, cardName, formatList, describeTile, tileName } from "../../text/names";
import type { Acting } from "../acting.svelte";
import { currencyOf, held, priceOf, total } from "../payments";
import { leadersOf } from "../standing";

interface Told {
  title: string;
  lines: string[];
  rule?: string;
  tile?: string; // drawn beside the words
}

type Teller = (acting: Acting, ...words: string[]) => Told | null;

export function tellOf(subject: string, acting: Acting): Told | null {
  const [kind, ...words] = subject.split(" ");
  return TELLERS[kind!]?.(acting, ...words) ?? null;
}

const plain = (id: string, args: Record<string, string | number> = {}): Told => ({
  title: t(`about-${id}`, args),
  lines: [],
  rule: t(`about-${id}-rule`, args),
});

const TELLERS: Record<string, Teller> = {
  hand: (acting, card) => ({ title: cardName(card!), lines: usesOf(acting, card!), rule: t(isMoney(card!) ? "about-money-rule" : "about-exchange-rule") }),
  display: (acting, card) => ({ title: cardName(card!), lines: usesOf(acting, card!), rule: t("about-display-rule") }),
  tile: (acting, tile) => {
    const currency = currencyOf(acting.view.site, tile!);
    const back = acting.backOf(tile!);
    return {
      title: describeTile(tile!),
      lines: [
        t("about-tile-price", { coins: t(`coins-${currency}`, { count: priceOf(tile!) }) }),
        ...payingOf(acting, tile!),
        ...(back ? [t("about-tile-back", { tile: describeTile(back) })] : []),
        ...standingLines(acting, parseFace(tile!).building, acting.client.you.seat),
      ],
      ...(back ? { tile: back, rule: t("about-tile-back-rule") } : {}),
    };
  },
  piece: (acting, tile) => {
    const back = acting.client.me?.holding.includes(tile!) ? acting.backOf(tile!) : null;
    return {
      title: describeTile(tile!),
      lines: [
        ...(back ? [t("about-tile-back", { tile: describeTile(back) })] : []),
        ...standingLines(acting, parseFace(tile!).building, acting.client.you.seat),
      ],
      ...(back && { tile: back }),
    };
  },
  hut: (_, tile, count) => ({ title: describeTile(tile!), lines: [t("about-hut-left", { count: Number(count) })], rule: t("about-hut-rule") }),
  kind: (acting, building, seat) => ({
    title: buildingName(building!, 2),
    lines: standingLines(acting, building as Building, Number(seat)),
    rule: t("about-kind-rule", { family: familyOf(building as Building) }),
  }),
  borders: (acting, seat) => {
    const { borders } = acting.client.standings!.players[Number(seat)]!;
    const parts = borders.map(({ name, edges, points }) => t("about-border", { border: name, edges: edges.length, points }));
    return { title: t("about-borders", { points: borders.reduce((sum, { points }) => sum + points, 0) }), lines: parts, rule: t("about-borders-rule") };
  },
  cell: (acting, seat, cell) => {
    const { city } = acting.view.players[Number(seat)]!;
    const found = parseCity(city).find(({ x, y }) => `${x},${y}` === cell);
    if (!found) return cell === "0,0" ? plain("start") : plain("ground");
    const { tile_values: values } = acting.client.standings!.players[Number(seat)]!;
    const value = values[cell!];
    return {
      title: describeTile(found.face),
      lines: [
        ...(value === undefined ? [] : [t("about-hut-worth", { count: value })]),
        ...standingLines(acting, found.face.building, Number(seat)),
      ],
    };
  },
  bag: (acting) => plain("bag", { count: acting.view.bag_sizes[0] + acting.view.bag_sizes[1] }),
  deck: (acting) => plain("deck", { count: acting.view.deck_size, discard: acting.view.discard.length }),
  scoring: (acting) => {
    const next = acting.client.standings!.next_scoring;
    if (!next) return null;
    const until = next.cards_until;
    const when = until ? [t("about-scoring-until", { least: until[0], most: until[1] })] : [t("about-scoring-unknown", { scoring: next.scoring })];
    return { title: t("about-scoring", { scoring: next.scoring }), lines: when, rule: t("about-scoring-rule") };
  },
  track: (acting) => {
    const seats = acting.view.players.map(({ score }, seat) => ({ score, name: nameOf(acting, seat) })).sort((a, b) => b.score - a.score);
    return { title: t("about-track"), lines: seats.map((each) => t("about-track-seat", each)) };
  },
  reserve: () => plain("reserve"),
  ground: () => plain("ground"),
  marker: (acting) => plain("marker", { marker: acting.view.marker }),
  bonus: (_, tile) => ({ title: t("about-bonus", { tile: tileName(tile!) }), lines: [], rule: t("about-bonus-rule") }),
  hidden: (acting, seat) => ({ ...plain("hidden", { count: acting.view.players[Number(seat)]!.modules.bonus?.count ?? 0 }) }),
  vizier: () => plain("vizier"),
  dirk: () => plain("dirk"),
  cards: (acting, seat) => plain("cards", { count: acting.view.players[Number(seat)]!.hand_size, name: nameOf(acting, Number(seat)) }),
  space: (acting, currency) => ({ title: t(`currency-${currency}`), lines: [t("about-space-hold", { count: held(acting.hand, currency as "b") })], rule: t("about-space-rule") }),
};

const nameOf = ({ client }: Acting, seat: number): string => (seat === client.you.seat ? t("common-you") : client.nameOf(seat));

/** What a card of money could buy on the space of its currency. */
function usesOf(acting: Acting, card: string): string[] {
  if (!isMoney(card)) return [];
  const currency = cardCurrency(card);
  const { site } = acting.view;
  const places = site.length / CURRENCIES.length;
  const space = CURRENCIES.indexOf(currency);
  const tiles = site.slice(space * places, (space + 1) * places).filter((tile) => tile !== null);
  const hold = held(acting.hand, currency);
  return [
    t("about-money-hold", { coins: t(`coins-${currency}`, { count: hold }) }),
    ...tiles.map((tile) => t("about-money-tile", { tile: tileName(tile), short: Math.max(0, priceOf(tile) - hold) })),
  ];
}

function payingOf(acting: Acting, tile: string): string[] {
  if (!acting.client.me) return [];
  const best = acting.bestCards(tile);
  const short = priceOf(tile) - held(acting.hand, currencyOf(acting.view.site, tile));
  if (best.length) {
    const over = total(best) - priceOf(tile);
    return [over ? t("about-tile-over", { count: over }) : t("about-tile-exact")];
  }
  return short > 0 ? [t("about-tile-short", { count: short })] : [];
}

/** How somebody stands with a building, and what it would bring them at the coming scoring. */
function standingLines(acting: Acting, building: Building | null, seat: number | null): string[] {
  const standings = acting.client.standings!;
  const next = standings.next_scoring;
  if (!building || seat === null) return [];
  const who = seat === acting.client.you.seat ? { who: "you", name: "" } : { who: "other", name: nameOf(acting, seat) };
  const { count, rivals, most } = leadersOf(standings, building, seat);
  const names = formatList(rivals.map((rival) => (rival < 0 ? t("table-dirk") : rival === acting.client.you.seat ? t("common-you-among") : nameOf(acting, rival))));
  const place = count > most ? "most" : count === most ? "level" : "behind";
  const lines = [t(most || count ? `about-kind-${place}` : "about-kind-nobody", { ...who, count, by: Math.abs(count - most), names, building: buildingName(building, count) })];
  if (next) {
    const ranks = formatList((next.rank_points[building] ?? []).map(String));
    lines.push(t("about-kind-points", { ...who, points: next.points[building]?.[seat] ?? 0, scoring: next.scoring, ranks }));
  }
  return lines;
}
