// The score pad: the game, the counts or cities at each scoring, and the undo history. The engine computes the points.
import { loadText, saveJson } from "../deviceStorage";
import { DIRK_SEAT, familyOf } from "../game/notation";
import { local } from "../net/hosts";
import type {
  Building,
  CityFacts,
  CityForm,
  PadCounts,
  GameName,
  ModuleName,
  OptionsForm,
  PadForm,
  PadSheets,
  ScoreSheet,
} from "../net/protocol";
import type { CustomTiles } from "../offline/customTiles";

export type ScoringIndex = 0 | 1 | 2; // an index; players count from 1
export type PadLine =
  | { kind: "tiles" | "dearest"; building: Building }
  | { kind: "extra"; building: Building; module: ModuleName }
  | { kind: "border"; border: "wall" | "moat" | "stretch" };

/** The counts of one column, typed by a player or derived from a city. A null city ends the derivation. */
export interface Column extends Required<Omit<PadCounts, "city">> {
  city?: string | null;
}

export interface Pad {
  game: GameName;
  players: number;
  names: string[]; // always six
  modules: ModuleName[];
  isSimple: boolean;
  scorings: Column[][]; // three, each with one column per participant
  box?: CustomTiles | undefined;
  doneSteps?: string[]; // completed set-up steps
}

const PAD_KEY = "nasrid-pad";
const MAX_UNDO_STEPS = 300;
const MAX_COUNT = 99; // as the engine
const TILE_RE = /^[a-z][\w-]*\*?(@-?\d{1,3},-?\d{1,3})?$/; // a tile of a city, or one of Dirk's without a cell
export const BUILDINGS: Record<"alhambra" | "granada", Building[]> = {
  alhambra: ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"],
  granada: ["arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district"],
};
const COUNTED_MODULES: ModuleName[] = ["bonus", "huts"]; // modules that add to the counts
const TILE_MODULES: ModuleName[] = ["huts"]; // modules with tiles in cities

const emptyColumn = (): Column => ({ tiles: {}, dearest: {}, extras: {}, wall: 0, moat: 0, stretch: 0 });

export function newPad(
  game: GameName,
  players: number,
  names: string[],
  modules: ModuleName[],
  isSimple: boolean,
  box?: CustomTiles | null,
): Pad {
  const columns = players + (players === 2 ? 1 : 0);
  const scorings = Array.from({ length: 3 }, () => Array.from({ length: columns }, emptyColumn));
  return { game, players, names, modules, isSimple, scorings, ...(box && { box }) };
}

export const buildingsOf = ({ game }: Pick<Pad, "game">): Building[] =>
  game === "combined" ? [...BUILDINGS.alhambra, ...BUILDINGS.granada] : BUILDINGS[game];

export const bordersOf = ({ game }: Pick<Pad, "game">): ("wall" | "moat" | "stretch")[] =>
  game === "combined" ? ["wall", "moat", "stretch"] : game === "alhambra" ? ["wall"] : ["moat"];

/** Return the seats in order, Dirk last. */
export const seatsOf = ({ players }: Pick<Pad, "players">): number[] => [
  ...Array(players).keys(),
  ...(players === 2 ? [DIRK_SEAT] : []),
];

export function optionsOf({ game, players, modules, isSimple, box }: Pad): OptionsForm {
  return {
    game,
    players,
    ...(modules.length && { modules }),
    ...(isSimple && { granada_scoring: "simple" as const }),
    ...box,
  };
}

/** Return a column. A city carries over to the next scoring until it is changed or counted there. */
export function columnAt(pad: Pad, scoring: ScoringIndex, column: number): Column {
  const own = pad.scorings[scoring]![column]!;
  if (scoring === 0 || own.city !== undefined || isCounted(own)) return own;
  const last = columnAt(pad, (scoring - 1) as ScoringIndex, column);
  return isLaid(last) ? { ...last, extras: { ...last.extras, ...own.extras } } : own;
}

export const columnsAt = (pad: Pad, scoring: ScoringIndex): Column[] =>
  pad.scorings[scoring]!.map((_, column) => columnAt(pad, scoring, column));

export const isLaid = (column: Column): column is Column & { city: string } => typeof column.city === "string";

const isCounted = ({ tiles, wall, moat, stretch, extras }: Column): boolean =>
  Object.keys(tiles).length > 0 || wall + moat + stretch > 0 || TILE_MODULES.some((module) => module in extras);

export class ScorePad {
  pad = $state.raw<Pad | null>(loadPad());
  sheets = $state.raw<ScoreSheet[]>([]);
  #past: string[] = $state.raw([]);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Start another game, or none. This cannot be undone. */
  begin(pad: Pad | null): void {
    this.#past = [];
    this.#store(pad);
  }

  set(pad: Pad): void {
    if (this.pad) this.#past = [...this.#past, JSON.stringify(this.pad)].slice(-MAX_UNDO_STEPS);
    this.#store(pad);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#store(JSON.parse(last) as Pad);
  }

  setStepDone(step: string, done: boolean): void {
    const others = (this.pad!.doneSteps ?? []).filter((each) => each !== step);
    this.#store({ ...this.pad!, doneSteps: done ? [...others, step] : others });
  }

  #store(pad: Pad | null): void {
    this.pad = pad;
    saveJson(PAD_KEY, pad);
  }

  /** Change the counts of one column of a scoring. */
  changeColumn(scoring: ScoringIndex, column: number, change: (counted: Column) => Column): void {
    const { pad } = this;
    if (!pad) return;
    const scorings = pad.scorings.map((columns, number) =>
      number === scoring ? columns.map((each, place) => (place === column ? change(each) : each)) : columns,
    );
    this.set({ ...pad, scorings });
  }

  setCount(scoring: ScoringIndex, column: number, line: PadLine, value: number): void {
    const { extras } = columnAt(this.pad!, scoring, column);
    this.changeColumn(scoring, column, (counted) => withCount(counted, extras, line, value));
  }

  /** Ask the engine for the facts of a city, optionally after a change; reject an illegal one. */
  async surveyCity(scoring: ScoringIndex, column: number, change: Omit<CityForm, "options">): Promise<CityFacts> {
    const pad = this.pad!;
    const form: CityForm = { options: optionsOf(pad), city: columnAt(pad, scoring, column).city ?? "", ...change };
    return (await local.request("POST", "/api/cities", JSON.stringify(form))) as CityFacts;
  }

  /** Store the city after a change, with its counts. */
  async layCity(scoring: ScoringIndex, column: number, change: Omit<CityForm, "options">): Promise<void> {
    const { pad } = this;
    const { city, counts: counted } = await this.surveyCity(scoring, column, change);
    if (!pad || this.pad !== pad) return; // another change was faster
    const { extras } = columnAt(pad, scoring, column);
    this.changeColumn(scoring, column, () => ({
      ...emptyColumn(),
      ...counted,
      city,
      extras: { ...extras, ...counted.extras },
    }));
  }

  /** Switch to typed counts, which start with those of the city. */
  typeCounts(scoring: ScoringIndex, column: number): void {
    const shown = columnAt(this.pad!, scoring, column);
    this.changeColumn(scoring, column, () => ({ ...shown, city: null }));
  }

  /** Ask the engine for the sheets up to this scoring. */
  async score(upTo: ScoringIndex): Promise<void> {
    const { pad } = this;
    if (!pad) return;
    const form = JSON.stringify(formOf(pad, upTo));
    this.sheets = ((await local.request("POST", "/api/scores", form)) as PadSheets).sheets;
  }
}

export function countOn(counted: Column, line: PadLine): number {
  if (line.kind === "border") return counted[line.border];
  if (line.kind === "extra") return counted.extras[line.module]?.[line.building] ?? 0;
  return counted[line.kind][line.building] ?? 0;
}

/** `extras` are the current ones, which may carry over from the last scoring. */
function withCount(counted: Column, extras: Column["extras"], line: PadLine, value: number): Column {
  if (line.kind === "border") return { ...counted, [line.border]: value };
  if (line.kind === "extra") {
    const { module, building } = line;
    return { ...counted, extras: { ...counted.extras, [module]: { ...extras[module], [building]: value } } };
  }
  return { ...counted, [line.kind]: { ...counted[line.kind], [line.building]: value } };
}

/** Return all lines to count. The most expensive tile is needed only for tied buildings. */
export function linesOf(pad: Pad, scoring: ScoringIndex, extras: boolean): PadLine[] {
  const columns = columnsAt(pad, scoring);
  const modules = extras ? COUNTED_MODULES.filter((module) => pad.modules.includes(module)) : [];
  const counting = buildingsOf(pad).flatMap((building): PadLine[] => {
    const more =
      familyOf(building) === "alhambra" ? modules.map((module): PadLine => ({ kind: "extra", building, module })) : [];
    const tied = familyOf(building) === "granada" && tiedColumns(columns, building, scoring).length > 0;
    return [{ kind: "tiles", building }, ...more, ...(tied ? [{ kind: "dearest", building } as const] : [])];
  });
  return [...counting, ...bordersOf(pad).map((border): PadLine => ({ kind: "border", border }))];
}

/** Return the columns that share a rank that scores: one more rank scores at each scoring. */
export function tiedColumns(columns: Column[], building: Building, scoring: ScoringIndex): Column[] {
  const counts = columns.map(({ tiles }) => tiles[building] ?? 0);
  return columns.filter((_, place) => {
    const count = counts[place]!;
    const rank = counts.filter((other) => other > count).length;
    return count > 0 && rank <= scoring && counts.filter((other) => other === count).length > 1;
  });
}

/** Return the question to the engine: the columns of the scorings up to this one, with only the prices that count. */
export const formOf = (pad: Pad, upTo: ScoringIndex): PadForm => ({
  options: optionsOf(pad),
  scorings: ([0, 1, 2] as const).slice(0, upTo + 1).map((scoring) => withTiedPrices(columnsAt(pad, scoring), scoring)),
});

/** Return the columns without the prices that break no tie, because nobody checks them. */
const withTiedPrices = (columns: Column[], scoring: ScoringIndex): Column[] =>
  columns.map((column) => {
    const breaksTie = ([building]: [string, unknown]) =>
      tiedColumns(columns, building as Building, scoring).includes(column);
    return { ...column, dearest: Object.fromEntries(Object.entries(column.dearest).filter(breaksTie)) };
  });

/** Return whether a count is typed: Dirk has no borders and no modules, and a city supplies its own counts. */
export function isEditable(seat: number, line: PadLine, column: Column): boolean {
  if (isLaid(column)) return seat !== DIRK_SEAT && line.kind === "extra" && !TILE_MODULES.includes(line.module);
  return isVisible(seat, line);
}

export const isVisible = (seat: number, line: PadLine): boolean =>
  seat !== DIRK_SEAT || line.kind === "tiles" || line.kind === "dearest";

function loadPad(): Pad | null {
  try {
    return parsePad(loadText(PAD_KEY) ?? "null");
  } catch {
    return null;
  }
}

/** Return every number of a column; throw if it counts a module that is not in play. */
function numbersOf({ tiles, dearest, extras, wall, moat, stretch }: Column, modules: readonly string[]): number[] {
  if (Object.keys(extras).some((module) => !modules.includes(module))) throw new Error("no such module");
  return [
    wall,
    moat,
    stretch,
    ...[tiles, dearest, ...Object.values(extras)].flatMap((counts) => Object.values(counts)),
  ];
}

/** Parse a stored pad; throw if it is invalid. */
export function parsePad(text: string): Pad | null {
  const pad = JSON.parse(text) as Pad | null;
  if (pad === null) return null;
  const whole = newPad(pad.game, pad.players, pad.names, pad.modules, pad.isSimple);
  if (pad.scorings.length !== 3 || pad.scorings.some((columns) => columns.length !== whole.scorings[0]!.length))
    throw new Error("no pad");
  for (const each of pad.scorings.flat()) {
    if (each.city && !each.city.split(" ").every((word) => TILE_RE.test(word))) throw new Error("no city");
    if (!numbersOf(each, pad.modules).every((count) => Number.isInteger(count) && count >= 0 && count <= MAX_COUNT))
      throw new Error("no counts");
  }
  linesOf(pad, 0, true);
  return pad;
}
