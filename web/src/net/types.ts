// The messages of docs/protocol.md, as far as the client reads them.

export type GameName = "alhambra" | "granada" | "combined";
export type Module = "vizier" | "exchange" | "bonus" | "huts";
export type Level = "apprentice" | "mason" | "architect" | "vizier";
export type SeatKind = "invited" | "open" | "bot";

export interface Options {
  game: GameName;
  players: number;
  modules?: Module[];
  granada_scoring?: "normal" | "simple";
  confirm_turns?: boolean;
  ask_everyone?: boolean;
  granada_tiles?: string;
  [name: string]: unknown;
}

export type Clock = { kind: "real_time"; move: number; reserve?: number } | { kind: "days"; days: number };

export interface SeatPlan {
  kind: SeatKind;
  level?: Level;
}

export interface TableSettings {
  options: Options;
  seats: SeatPlan[];
  listed?: boolean;
  chat?: boolean;
  clock?: Clock;
}

export interface SeatInfo {
  kind: SeatKind;
  level?: Level;
  name?: string | null;
  taken: boolean;
  away?: boolean;
}

export interface TableInfo {
  id: string;
  state: "waiting" | "playing" | "over" | "closed";
  options: Options;
  listed: boolean;
  chat: boolean;
  clock: Clock | null;
  host: string | null;
  host_seat: number | null;
  seats: SeatInfo[];
  commitment?: string;
  rematch?: string;
}

export interface TableListed {
  table: TableInfo;
  decider: number | null;
  updated: number;
  seat?: number | null; // mine, in the list of my tables
}

export interface You {
  seat: number | null;
  host?: boolean;
  invitation?: string;
  pass_vizier?: boolean;
  pass_bonus?: boolean;
}

export interface Clocks {
  deadline?: number | null;
  reserves?: number[];
}

/** An edge of a cell: x, y and the side, 0 to 3 for N, E, S, W. */
export type Edge = [[number, number], number];

export interface HoldingNow {
  building: string;
  tiles: number;
  bonus: number;
  huts: number;
  count: number;
  dearest: number;
}

export interface BorderNow {
  name: "wall" | "moat" | "stretch";
  edges: Edge[];
  points: number;
}

/** What a scoring would count now. */
export interface Standing {
  holdings: HoldingNow[];
  borders: BorderNow[];
  hut_values: Record<string, number>; // what the hut in a cell is worth
}

export interface Player {
  city: string;
  reserve: string[];
  holding: string[];
  score: number;
  hand_size: number;
  hand: string[] | null;
  vizier: boolean;
  bonus_count: number;
  bonus: string[] | null;
  revealed: string[];
  standing: Standing;
}

export interface View {
  options: Options;
  viewer: number | null;
  seat: number | null;
  agenda: string[];
  step: string | null;
  turn: number | null;
  exact: boolean;
  legal_actions: string[] | null;
  players: Player[];
  dirk: { tiles: string[]; score: number; standing: { holdings: HoldingNow[] } } | null;
  display: string[];
  discard: string[];
  deck_size: number;
  piles: number[];
  second_card_aside: boolean;
  site: (string | null)[];
  bag_sizes: [number, number];
  marker: "even" | "odd";
  top_huts: (string | null)[];
  hut_pile_sizes: number[];
  scorings_held: number[];
  sheets: ScoreSheet[];
  winners: number[];
  next_scoring: { scoring: 1 | 2 | 3; rank_points: Record<string, number[]> } | null;
}

export interface Standings {
  holding: { seat: number; tiles: number; bonus: number; huts: number; count: number; dearest: number };
  rank: number;
  pot: number;
  sharers: number;
  points: number;
}

export interface Majority {
  building: string;
  rank_points: number[];
  total: number;
  standings: Standings[];
}

export interface ScoreSheet {
  scoring: 1 | 2 | 3;
  majorities: Majority[];
  borders: { seat: number; name: string; edges: Edge[]; points: number }[];
  scores: number[];
  dirk_score: number | null;
}

/** Something that happened in the game, as in docs/engine.md. */
export type GameEvent = { event: string } & Record<string, unknown>;

export interface TableEvent {
  type: "event";
  seq: number;
  at: number;
  what: string;
  seat?: number;
  name?: string;
  action?: string;
  by?: "player" | "bot" | "stand_in" | "preference";
  text?: string;
  why?: string;
  on?: boolean;
  kind?: SeatKind;
  level?: Level;
  host_name?: string;
  fill?: Level | null;
  table?: TableInfo | string;
  events?: GameEvent[];
  clocks?: Clocks;
  view?: View;
  changes?: Partial<Omit<View, "players">> & { players?: Record<string, Partial<Player>> };
  private?: { hand?: string[]; bonus?: string[]; events?: GameEvent[]; pass_vizier?: boolean; pass_bonus?: boolean };
}

export interface Snapshot {
  type: "snapshot";
  seq: number;
  you: You;
  table: TableInfo;
  clocks: Clocks;
  view: View | null;
  undo: boolean;
}

export interface Reason {
  what: string;
  why: string;
  facts: Record<string, string | number | string[] | [number, number]>;
}

export interface Advice {
  type: "advice";
  id: string;
  seq: number;
  action: string;
  reason: Reason;
  text: string;
}

export interface Preview {
  type: "preview";
  id: string;
  seq: number;
  action: string;
  standing: Standing;
}

export interface Done {
  type: "done";
  id: string;
  seq: number;
  table?: string;
}

export interface ErrorMessage {
  type: "error";
  code: string;
  message: string;
  id?: string;
  rule?: string;
}

export type Message =
  | Snapshot
  | { type: "resumed"; seq: number; you: You }
  | TableEvent
  | { type: "turn"; seq: number; legal: string[]; undo: boolean }
  | { type: "presence"; seats: number[]; watching: number }
  | Done
  | Advice
  | Preview
  | ErrorMessage;

export type Command =
  | { type: "act"; action: string; seq: number }
  | { type: "undo"; seq: number }
  | { type: "sit"; seat?: number; invitation?: string }
  | { type: "leave" | "back" | "rematch" | "hint" }
  | { type: "start"; fill?: Level }
  | { type: "arrange"; seat: number; kind: SeatKind; level?: Level }
  | { type: "say"; text: string }
  | { type: "chat"; on: boolean }
  | { type: "prefer"; pass_vizier?: boolean; pass_bonus?: boolean }
  | { type: "preview"; action: string; seq: number };
