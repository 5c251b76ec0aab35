// The pages of tournaments and their parts at a table are one file, which is loaded on first use.
import { loadPart } from "../parts/load";

export const loadTournament = () => loadPart(() => import("./TournamentPages.svelte"), "tournament", "home");
