// The score pad: what is played, what was counted at each scoring, and every step back. The points are the engine's.
import { DIRK, familyOf } from "../game/notation";
import { local } from "../net/local/host";
import type { Building, Counted, GameName, ModuleName, OptionsForm, PadForm, PadSheets, ScoreSheet } from "../net/protocol";
import { type Face, facesOf } from "./tiles";

export type Scoring = 0 | 1 | 2; // the place in the list; people count from 1
export type Line =
  | { kind: "tiles" | "dearest"; building: Building }
  | { kind: "extra"; building: Building; module: ModuleName }
  | { kind: "border"; border: "wall" | "moat" | "stretch" };

export interface Pad {
  game: GameName;
  players: number;
  names: string[]; // always six
  modules: ModuleName[];
  simple: boolean;
  scorings: Required<Counted>[][]; // three, each with a column for everybody who takes part
}

const KEY = "nasrid-pad";
const LONGEST_PAST = 300;
export const BUILDINGS: Record<"alhambra" | "granada", Building[]> = {
  alhambra: ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"],
  granada: ["arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district"],
};
const COUNTING: ModuleName[] = ["bonus", "huts"]; // the modules that add to tiles

const nothing = (): Required<Counted> => ({ tiles: {}, dearest: {}, extras: {}, wall: 0, moat: 0, stretch: 0 });

export function newPad(game: GameName, players: number, names: string[], modules: ModuleName[], simple: boolean): Pad {
  const columns = players + (players === 2 ? 1 : 0);
  const scorings = Array.from({ length: 3 }, () => Array.from({ length: columns }, nothing));
  return { game, players, names, modules, simple, scorings };
}

export const buildingsOf = ({ game }: Pick<Pad, "game">): Building[] =>
  game === "combined" ? [...BUILDINGS.alhambra, ...BUILDINGS.granada] : BUILDINGS[game];

export const bordersOf = ({ game }: Pick<Pad, "game">): ("wall" | "moat" | "stretch")[] =>
  game === "combined" ? ["wall", "moat", "stretch"] : game === "alhambra" ? ["wall"] : ["moat"];

/** The seats in order; Dirk last. */
export const seatsOf = ({ players }: Pick<Pad, "players">): number[] => [...Array(players).keys(), ...(players === 2 ? [DIRK] : [])];

export function optionsOf({ game, players, modules, simple }: Pad): OptionsForm {
  return { game, players, ...(modules.length && { modules }), ...(simple && { granada_scoring: "simple" as const }) };
}

export class ScorePad {
  pad = $state.raw<Pad | null>(kept());
  sheets = $state.raw<ScoreSheet[]>([]);
  #past: string[] = $state.raw([]);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  set(pad: Pad | null): void {
    if (this.pad) this.#past = [...this.#past, JSON.stringify(this.pad)].slice(-LONGEST_PAST);
    this.#keep(pad);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#keep(JSON.parse(last) as Pad);
  }

  #keep(pad: Pad | null): void {
    this.pad = pad;
    try {
      if (pad) localStorage.setItem(KEY, JSON.stringify(pad));
      else localStorage.removeItem(KEY);
    } catch {
      // a browser that remembers nothing still counts
    }
  }

  /** Changes what was counted in one column of a scoring. */
  count(scoring: Scoring, column: number, change: (counted: Required<Counted>) => Required<Counted>): void {
    const { pad } = this;
    if (!pad) return;
    const scorings = pad.scorings.map((columns, number) =>
      number === scoring ? columns.map((each, place) => (place === column ? change(each) : each)) : columns,
    );
    this.set({ ...pad, scorings });
  }

  put(scoring: Scoring, column: number, line: Line, value: number): void {
    this.count(scoring, column, (counted) => written(counted, line, value));
  }

  /** The tiles of a city, instead of their numbers. */
  putTiles(scoring: Scoring, column: number, faces: Face[]): void {
    const tiles: Record<string, number> = {};
    const dearest: Record<string, number> = {};
    for (const { building, price } of faces) {
      tiles[building] = (tiles[building] ?? 0) + 1;
      dearest[building] = Math.max(dearest[building] ?? 0, price);
    }
    this.count(scoring, column, (counted) => ({ ...counted, tiles, dearest }));
  }

  /** Asks the engine for the sheets up to this scoring. */
  async score(upTo: Scoring): Promise<void> {
    const { pad } = this;
    if (!pad) return;
    const form: PadForm = { options: optionsOf(pad), scorings: pad.scorings.slice(0, upTo + 1) };
    this.sheets = ((await local.ask("POST", "/api/scores", JSON.stringify(form))) as PadSheets).sheets;
  }
}

export function read(counted: Required<Counted>, line: Line): number {
  if (line.kind === "border") return counted[line.border];
  if (line.kind === "extra") return counted.extras[line.module]?.[line.building] ?? 0;
  return counted[line.kind][line.building] ?? 0;
}

function written(counted: Required<Counted>, line: Line, value: number): Required<Counted> {
  if (line.kind === "border") return { ...counted, [line.border]: value };
  if (line.kind === "extra") {
    const { extras } = counted;
    return { ...counted, extras: { ...extras, [line.module]: { ...extras[line.module], [line.building]: value } } };
  }
  return { ...counted, [line.kind]: { ...counted[line.kind], [line.building]: value } };
}

/** Everything that has to be counted, row by row. The dearest tile is asked for where several have as many of a kind. */
export function linesOf(pad: Pad, scoring: Scoring, extras: boolean): Line[] {
  const columns = pad.scorings[scoring]!;
  const modules = extras ? COUNTING.filter((module) => pad.modules.includes(module)) : [];
  const counting = buildingsOf(pad).flatMap((building): Line[] => {
    const more = familyOf(building) === "alhambra" ? modules.map((module): Line => ({ kind: "extra", building, module })) : [];
    const tied = familyOf(building) === "granada" && isTied(columns.map((each) => each.tiles[building] ?? 0));
    return [{ kind: "tiles", building }, ...more, ...(tied ? [{ kind: "dearest", building } as const] : [])];
  });
  return [...counting, ...bordersOf(pad).map((border): Line => ({ kind: "border", border }))];
}

const isTied = (counts: number[]): boolean => counts.some((count, place) => count > 0 && counts.indexOf(count) !== place);

/** Dirk has no borders, and modules give him nothing. */
export const isOpen = (seat: number, line: Line): boolean => seat !== DIRK || line.kind === "tiles" || line.kind === "dearest";

function kept(): Pad | null {
  try {
    return readPad(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** A pad as it was saved; throws at anything else. */
export function readPad(text: string): Pad | null {
  const pad = JSON.parse(text) as Pad | null;
  if (pad === null) return null;
  const whole = newPad(pad.game, pad.players, pad.names, pad.modules, pad.simple);
  if (pad.scorings.length !== 3 || pad.scorings.some((columns) => columns.length !== whole.scorings[0]!.length)) throw new Error("no pad");
  facesOf(pad.game);
  return pad;
}
