// The effects of an event besides the changed table: announcements, sounds, score sheets, the result.
import { preferences } from "../../me/preferences.svelte";
import type { ScoreSheet, TableEvent } from "../../net/protocol";
import type { TableModel } from "../../net/table.svelte";
import type * as Sounds from "../../sound/sound.svelte";
import type { SoundName } from "../../sound/sound.svelte";
import { loadPart } from "../../parts/load";
import { announce } from "../../story/announce";

export interface ShownSheet {
  sheet: ScoreSheet;
  before: number[]; // the scores before the scoring
  dirkBefore: number | null;
}

const SHEET_TIMEOUT_MS = 15_000; // applies where a clock runs, and to spectators, whom nobody waits for
const SHEET_CLOSE_DELAY_MS = 120; // the table is visible before the next event

/** Load the sounds on first use, and use them. Without them, the game is silent. */
async function withSounds(use: (sounds: typeof Sounds) => void): Promise<void> {
  if (preferences.sound) await loadPart(() => import("../../sound/sound.svelte")).then(use, () => undefined);
}
export const playSound = (name: SoundName): void => void withSounds(({ play }) => play(name));

/** Play the ambience, if it is enabled, and return a function that stops it. */
export function playAmbience(): (() => void) | undefined {
  if (!preferences.sound || !preferences.ambience) return;
  const started = loadPart(() => import("../../sound/ambience.svelte")).then(({ startAmbience }) => startAmbience());
  return () => void started.then((stop) => stop()).catch(() => undefined);
}

/** Load the score sheet and its messages with the first event, before they are needed. */
export const loadSheet = () => loadPart(() => import("../../scoring/ScoreSheet.svelte"), "scoring");

export class EventEffects {
  announcement = $state("");
  sheet = $state.raw<ShownSheet | null>(null);
  isResultDue = $state(false);
  #resolveSheet: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: TableModel) {}

  /** Show an event; resolve when its score sheets are closed. */
  async show(event: TableEvent): Promise<void> {
    this.announcement = announce(event, this.client.context);
    void withSounds(({ play, eventSounds }) => eventSounds(event, this.client.you.seat).forEach(play));
    void loadSheet().catch(() => undefined); // retried when needed
    for (const each of event.events ?? []) {
      if (each.event === "scored") await this.#showSheet(each.sheet);
      if (each.event === "game_ended") this.isResultDue = true;
    }
  }

  closeSheet(): void {
    clearTimeout(this.#timer);
    this.sheet = null;
    if (this.#resolveSheet) setTimeout(this.#resolveSheet, SHEET_CLOSE_DELAY_MS);
  }

  #showSheet(sheet: ScoreSheet): Promise<void> {
    const view = this.client.view!;
    const earlier = view.sheets.find((each) => each.scoring === sheet.scoring - 1);
    const before = earlier?.scores ?? view.players.map(() => 0);
    this.sheet = { sheet, before, dirkBefore: view.dirk && (earlier?.dirk_score ?? 0) };
    if (this.client.you.seat === null || this.client.table?.clock?.kind === "real_time")
      this.#timer = setTimeout(() => this.closeSheet(), SHEET_TIMEOUT_MS);
    return new Promise((resolve) => (this.#resolveSheet = resolve));
  }
}
