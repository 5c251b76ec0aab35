// The coach of a tutorial game, loaded only at a table with a lesson.
import { untrack } from "svelte";
import type { Coach } from "../learn/coach.svelte";
import type CoachPanel from "../learn/CoachPanel.svelte";
import { loadPart } from "../parts/load";
import type { EventEffects } from "./effects/effects.svelte";
import { highlight, spotlight } from "./effects/spotlight.svelte";
import type { TurnState } from "./turn/turnState.svelte";

const CELL_PREFIX = "cell ";

export class Lesson {
  coach = $state.raw<Coach | null>(null);
  Panel = $state.raw<typeof CoachPanel | null>(null);
  isMissing = $state(false); // the coach could not be loaded

  constructor(
    private readonly turnState: () => TurnState,
    private readonly effects: () => EventEffects,
    private readonly chapter: () => string | null | undefined,
  ) {
    $effect(() => void this.load());
    $effect(() => {
      const cell = this.turnState().refusal.current?.cell;
      if (cell) untrack(() => this.coach?.onCellRefused(cell));
    });
    $effect(() => this.#highlight());
  }

  /** The coach while it speaks on the table; above a score sheet it speaks in the sheet. */
  readonly speaker = $derived.by(() => (this.coach?.isSpeaking && !this.effects().sheet ? this.coach : null));
  /** Whether the coach speaks about cells of the city and should not cover them. */
  readonly isAboutCells = $derived.by(() => this.speaker?.highlights.some((place) => place.startsWith(CELL_PREFIX)));

  /** Load the coach of a lesson, and everything that it needs to speak. */
  async load(): Promise<void> {
    const chapter = this.chapter();
    if (!chapter) return;
    const turnState = this.turnState();
    this.isMissing = false;
    try {
      const [{ createCoach }, { default: Panel }] = await Promise.all([
        loadPart(() => import("../learn/coach.svelte")),
        loadPart(() => import("../learn/CoachPanel.svelte"), "tutorial"),
      ]);
      this.Panel = Panel;
      this.coach = createCoach(chapter, turnState.client, turnState);
      turnState.guard = (action) => this.coach?.isAllowed(action) ?? true;
    } catch {
      this.isMissing = true;
    }
  }

  /** Return whether the opponents' next move waits for the coach. */
  shouldWait(): boolean {
    return this.isMissing || !!this.coach?.shouldWait();
  }

  #highlight(): (() => void) | undefined {
    const { client, picked } = this.turnState();
    void [client.seq, picked]; // the highlighted elements may have appeared or disappeared
    const places = this.coach?.highlights ?? [];
    spotlight.taughtCells = places.flatMap((place) =>
      place.startsWith(CELL_PREFIX) ? [place.slice(CELL_PREFIX.length)] : [],
    );
    return this.effects().sheet ? undefined : highlight(places.filter((place) => !place.startsWith(CELL_PREFIX)));
  }
}
