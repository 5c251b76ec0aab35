// The dialogs about the player, with their texts.
import { loadPart } from "../parts/load";

export const loadProfile = () => loadPart(() => import("./ProfileSheet.svelte"), "me");
export const loadSettings = () => loadPart(() => import("./Settings.svelte"), "home", "me");
