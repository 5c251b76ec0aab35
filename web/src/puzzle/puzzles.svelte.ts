// Puzzles: the recommended one, and their tables. This device remembers which ones the player solves at present.
import { loadJson, saveJson } from "../deviceStorage";
import type { GameName, PuzzleDetails, PuzzleForm, PuzzlePage, PuzzleTheme } from "../net/protocol";
import { Source } from "../offline/source.svelte";

/** The puzzles that the player solves one after the other, and the page that leads to them. */
export interface Series {
  game: GameName | null; // null for all
  theme: PuzzleTheme | null;
  start: string;
}

const STORAGE_KEY = "nasrid-puzzles";
export const PUZZLES_PAGE = "/puzzles";
export const loadSeries = (): Series => loadJson(STORAGE_KEY, { game: null, theme: null, start: PUZZLES_PAGE });

/** Open the table of a puzzle and go there. */
export function openPuzzle(source: Source, puzzle: string, series: Series): Promise<void> {
  saveJson(STORAGE_KEY, series);
  const form: PuzzleForm = { puzzle };
  return source.openTable("/api/puzzles/table", form);
}

/** Return the player's totals and the recommended puzzle of a series. */
export function recommend(source: Source, { game, theme }: Pick<Series, "game" | "theme">): Promise<PuzzlePage> {
  const query = new URLSearchParams({ ...(game && { game }), ...(theme && { theme }) }).toString();
  return source.request("GET", `/api/puzzles${query && `?${query}`}`);
}

/** Open the next puzzle of a series. Return whether there is one. */
export async function openNext(source: Source, series: Series): Promise<boolean> {
  const { puzzle } = await recommend(source, series);
  if (puzzle) await openPuzzle(source, puzzle.id, { ...series, start: PUZZLES_PAGE });
  return puzzle !== null;
}

export const detailsOf = (source: Source, puzzle: string): Promise<PuzzleDetails> =>
  source.request("GET", `/api/puzzles/${encodeURIComponent(puzzle)}`);

export class Puzzles {
  page = $state.raw<PuzzlePage | null>(null);
  /** The puzzle that a link leads to. */
  linked = $state.raw<PuzzleDetails | null>(null);
  game = $state<GameName | null>(loadSeries().game);
  /** The themes that turned out to have no further puzzle. */
  finished = $state.raw<readonly PuzzleTheme[]>([]);
  readonly source = new Source();

  /** @param link The id of a puzzle, or empty. */
  constructor(private readonly link: string) {}

  load = (): Promise<void> =>
    this.source.attempt.run(async () => {
      [this.page, this.linked] = await Promise.all([
        recommend(this.source, { game: this.game, theme: null }),
        this.link ? detailsOf(this.source, this.link) : null,
      ]);
      this.finished = [];
    });

  open = (puzzle: string): Promise<void> =>
    this.source.attempt.run(() =>
      openPuzzle(this.source, puzzle, { game: this.game, theme: null, start: PUZZLES_PAGE }),
    );

  openTheme = (theme: PuzzleTheme): Promise<void> =>
    this.source.attempt.run(async () => {
      const isOpen = await openNext(this.source, { game: this.game, theme, start: PUZZLES_PAGE });
      if (!isOpen) this.finished = [...this.finished, theme];
    });
}
