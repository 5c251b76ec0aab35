// What can happen in a game, as in docs/engine.md: the fields of each event by its name.
import type { ScoreSheet } from "../net/types";

interface Seat {
  seat: number;
}

export interface Happenings {
  HandDealt: Seat & { cards: string[] };
  StartPlayerFound: Seat & { rule: string };
  BonusDealt: Seat & { cards: string[] };
  HutTurnedUp: { hut: string };
  TurnBegan: Seat;
  MoneyTaken: Seat & { cards: string[] };
  TileBought: Seat & { tile: string; space: number; cards: string[]; exact: boolean };
  TileBuilt: Seat & { tile: string; origin: "reserve" | "bought" | "hut" | "award"; fee: string[] };
  TileReserved: Seat & { tile: string };
  TileGiven: Seat & { tile: string; fee: string[] };
  TileRemoved: Seat & { tile: string };
  TilesSwapped: Seat & { out: string; into: string };
  ActionsEnded: Seat & { forced: boolean };
  Passed: Seat;
  Confirmed: Seat;
  MoneyLaid: { cards: string[] };
  DeckReshuffled: { size: number };
  ScoringCardDrawn: { scoring: number };
  TileLaid: { tile: string; space: number };
  MarkerMoved: { to: "even" | "odd" };
  Scored: { sheet: ScoreSheet };
  DirkDrew: { tiles: string[] };
  MoneyCounted: { totals: number[][] };
  TileAwarded: Seat & { tile: string; space: number };
  TileLeft: { tile: string; space: number };
  GameEnded: { scores: number[]; winners: number[] };
  VizierUsed: Seat;
  VizierReactivated: Seat;
  HutTaken: Seat & { hut: string };
  BonusRevealed: Seat & { card: string };
  BonusReturned: Seat & { card: string };
}

export type Name = keyof Happenings;
