// The texts of info cards. The first word of a subject is its kind, the others identify it.
import { cardCurrency, CURRENCIES, familyOf, isMoney, parseCity, parseFace } from "../../game/notation";
import type { Building } from "../../net/protocol";
import { t } from "../../text/fluent.svelte";
import { buildingName, cardName, formatList, describeTile, tileName } from "../../text/names";
import type { TurnState } from "../turn/turnState.svelte";
import { currencyOf, coinsHeld, priceOf, totalValue } from "../turn/payments";
import { leadersOf } from "../players/standing";

interface AboutText {
  title: string;
  lines: string[];
  rule?: string;
  tile?: string; // drawn next to the text
}

type SubjectWriter = (turnState: TurnState, ...words: string[]) => AboutText | null;

export function aboutText(subject: string, turnState: TurnState): AboutText | null {
  const [kind, ...words] = subject.split(" ");
  return SUBJECT_WRITERS[kind!]?.(turnState, ...words) ?? null;
}

const plainText = (id: string, args: Record<string, string | number> = {}): AboutText => ({
  title: t(`about-${id}`, args),
  lines: [],
  rule: t(`about-${id}-rule`, args),
});

const SUBJECT_WRITERS: Record<string, SubjectWriter> = {
  hand: (turnState, card) => ({
    title: cardName(card),
    lines: cardUses(turnState, card),
    rule: t(isMoney(card) ? "about-money-rule" : "about-exchange-rule"),
  }),
  display: (turnState, card) => ({
    title: cardName(card),
    lines: cardUses(turnState, card),
    rule: t("about-display-rule"),
  }),
  tile: (turnState, tile) => {
    const currency = currencyOf(turnState.view.site, tile);
    const back = turnState.backOf(tile);
    return {
      title: describeTile(tile),
      lines: [
        t("about-tile-price", { coins: t(`coins-${currency}`, { count: priceOf(tile) }) }),
        ...paymentLines(turnState, tile),
        ...(back ? [t("about-tile-back", { tile: describeTile(back) })] : []),
        ...standingLines(turnState, parseFace(tile).building, turnState.client.you.seat),
      ],
      ...(back ? { tile: back, rule: t("about-tile-back-rule") } : {}),
    };
  },
  piece: (turnState, tile) => {
    const back = turnState.client.me?.unplaced.includes(tile) ? turnState.backOf(tile) : null;
    return {
      title: describeTile(tile),
      lines: [
        ...(back ? [t("about-tile-back", { tile: describeTile(back) })] : []),
        ...standingLines(turnState, parseFace(tile).building, turnState.client.you.seat),
      ],
      ...(back && { tile: back }),
    };
  },
  hut: (_, tile, count) => ({
    title: describeTile(tile),
    lines: [t("about-hut-left", { count: Number(count) })],
    rule: t("about-hut-rule"),
  }),
  kind: (turnState, building, seat) => ({
    title: buildingName(building, 2),
    lines: standingLines(turnState, building as Building, Number(seat)),
    rule: t("about-kind-rule", { family: familyOf(building as Building) }),
  }),
  borders: (turnState, seat) => {
    const { borders } = turnState.client.standings!.players[Number(seat)]!;
    const parts = borders.map(({ name, edges, points }) =>
      t("about-border", { border: name, edges: edges.length, points }),
    );
    return {
      title: t("about-borders", { points: borders.reduce((sum, { points }) => sum + points, 0) }),
      lines: parts,
      rule: t("about-borders-rule"),
    };
  },
  cell: (turnState, seat, cell) => {
    const { city } = turnState.view.players[Number(seat)]!;
    const found = parseCity(city).find(({ x, y }) => `${x},${y}` === cell);
    if (!found) return cell === "0,0" ? plainText("start") : plainText("ground");
    const { tile_values: values } = turnState.client.standings!.players[Number(seat)]!;
    const value = values[cell];
    return {
      title: describeTile(found.face),
      lines: [
        ...(value === undefined ? [] : [t("about-hut-worth", { count: value })]),
        ...standingLines(turnState, found.face.building, Number(seat)),
      ],
    };
  },
  bag: (turnState) => plainText("bag", { count: turnState.view.bag_sizes[0] + turnState.view.bag_sizes[1] }),
  deck: (turnState) => plainText("deck", { count: turnState.view.deck_size, discard: turnState.view.discard.length }),
  scoring: (turnState) => {
    const next = turnState.client.standings!.next_scoring;
    if (!next) return null;
    const until = next.cards_until;
    const when = until
      ? [t("about-scoring-until", { least: until[0], most: until[1] })]
      : [t("about-scoring-unknown", { scoring: next.scoring })];
    return { title: t("about-scoring", { scoring: next.scoring }), lines: when, rule: t("about-scoring-rule") };
  },
  track: (turnState) => {
    const seats = turnState.view.players
      .map(({ score }, seat) => ({ score, name: nameOf(turnState, seat) }))
      .sort((a, b) => b.score - a.score);
    return { title: t("about-track"), lines: seats.map((each) => t("about-track-seat", each)) };
  },
  clock: (turnState, seat) => {
    const { clocks, table } = turnState.client;
    if (table?.clock?.kind !== "real_time") return null;
    const reserve = Math.round(clocks.reserves[Number(seat)] ?? 0);
    return {
      title: t("about-clock"),
      lines: [
        t("about-clock-move", { seconds: table.clock.move_seconds }),
        t("about-clock-reserve", { minutes: Math.floor(reserve / 60), seconds: reserve % 60 }),
      ],
      rule: t("about-clock-rule"),
    };
  },
  reserve: () => plainText("reserve"),
  ground: () => plainText("ground"),
  marker: (turnState) => plainText("marker", { marker: turnState.view.marker }),
  bonus: (_, tile) => ({ title: t("about-bonus", { tile: tileName(tile) }), lines: [], rule: t("about-bonus-rule") }),
  hidden: (turnState, seat) => ({
    ...plainText("hidden", { count: turnState.view.players[Number(seat)]!.modules.bonus?.count ?? 0 }),
  }),
  vizier: () => plainText("vizier"),
  dirk: () => plainText("dirk"),
  cards: (turnState, seat) =>
    plainText("cards", {
      count: turnState.view.players[Number(seat)]!.hand_size,
      name: nameOf(turnState, Number(seat)),
    }),
  space: (turnState, currency) => ({
    title: t(`currency-${currency}`),
    lines: [t("about-space-hold", { count: coinsHeld(turnState.hand, currency as "b") })],
    rule: t("about-space-rule"),
  }),
};

const nameOf = ({ client }: TurnState, seat: number): string =>
  seat === client.you.seat ? t("common-you") : client.nameOf(seat);

/** Return the tiles that a money card could help to buy on the space of its currency. */
function cardUses(turnState: TurnState, card: string): string[] {
  if (!isMoney(card)) return [];
  const currency = cardCurrency(card);
  const { site } = turnState.view;
  const places = site.length / CURRENCIES.length;
  const space = CURRENCIES.indexOf(currency);
  const tiles = site.slice(space * places, (space + 1) * places).filter((tile) => tile !== null);
  const hold = coinsHeld(turnState.hand, currency);
  return [
    t("about-money-hold", { coins: t(`coins-${currency}`, { count: hold }) }),
    ...tiles.map((tile) => t("about-money-tile", { tile: tileName(tile), short: Math.max(0, priceOf(tile) - hold) })),
  ];
}

function paymentLines(turnState: TurnState, tile: string): string[] {
  if (!turnState.client.me) return [];
  const best = turnState.bestCards(tile);
  const short = priceOf(tile) - coinsHeld(turnState.hand, currencyOf(turnState.view.site, tile));
  if (best.length) {
    const over = totalValue(best) - priceOf(tile);
    return [over ? t("about-tile-over", { count: over }) : t("about-tile-exact")];
  }
  return short > 0 ? [t("about-tile-short", { count: short })] : [];
}

/** Return a player's rank with a building, and its points at the next scoring. */
function standingLines(turnState: TurnState, building: Building | null, seat: number | null): string[] {
  const standings = turnState.client.standings!;
  const next = standings.next_scoring;
  if (!building || seat === null) return [];
  const who =
    seat === turnState.client.you.seat ? { who: "you", name: "" } : { who: "other", name: nameOf(turnState, seat) };
  const { count, opponents, most } = leadersOf(standings, building, seat);
  const names = formatList(
    opponents.map((opponent) =>
      opponent < 0
        ? t("table-dirk")
        : opponent === turnState.client.you.seat
          ? t("common-you-among")
          : nameOf(turnState, opponent),
    ),
  );
  const place = count > most ? "most" : count === most ? "level" : "behind";
  const lines = [
    t(most || count ? `about-kind-${place}` : "about-kind-nobody", {
      ...who,
      count,
      by: Math.abs(count - most),
      names,
      building: buildingName(building, count),
    }),
  ];
  if (next) {
    const ranks = formatList((next.rank_points[building] ?? []).map(String));
    lines.push(
      t("about-kind-points", { ...who, points: next.points[building]?.[seat] ?? 0, scoring: next.scoring, ranks }),
    );
  }
  return lines;
}
