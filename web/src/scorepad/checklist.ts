// Steps to set up the physical game, as message ids (docs/rules.md, 1.2 ff.).
import type { Pad } from "./pad.svelte";

/** Bonus cards per player, by the number of players (BONUS-02). */
export const bonusCards = (players: number): number => (players < 4 ? 3 : players < 6 ? 2 : 1);

const DIRK_STEPS = { alhambra: "dirk", granada: "dirk-granada", combined: "dirk-both" } as const;

export function setupSteps({ game, players, modules }: Pad): { id: string; cards?: number }[] {
  const both = game === "combined";
  return [
    { id: "start" },
    ...(both ? [{ id: "pawn" }] : []),
    ...(players === 2 ? [{ id: "two" }] : []),
    { id: both ? "both" : "bag" },
    ...(game === "alhambra" ? [] : [{ id: "granada" }]),
    { id: "money" },
    { id: "first" },
    { id: "display" },
    ...(modules.includes("exchange") ? [{ id: "exchange" }] : []),
    { id: both ? "deck-both" : "deck" },
    ...(players === 2 ? [{ id: DIRK_STEPS[game] }] : []),
    ...(modules.includes("vizier") ? [{ id: "vizier" }] : []),
    ...(modules.includes("bonus") ? [{ id: "bonus", cards: bonusCards(players) }] : []),
    ...(modules.includes("huts") ? [{ id: "huts" }] : []),
  ];
}
