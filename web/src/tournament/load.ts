// The pages of tournaments and their parts at a table are one file, which is loaded on first use.
import { loadMessages } from "../text/fluent.svelte";
import type * as TournamentPages from "./TournamentPages.svelte";

export async function loadTournament(): Promise<typeof TournamentPages> {
  const [pages] = await Promise.all([import("./TournamentPages.svelte"), loadMessages("tournament", "home")]);
  return pages;
}
