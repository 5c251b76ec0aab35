// The dialogs about the player, with their texts.
import { loadMessages } from "../text/fluent.svelte";

export const loadProfile = () => Promise.all([import("./ProfileSheet.svelte"), loadMessages("me")]);
export const loadSettings = () => Promise.all([import("./Settings.svelte"), loadMessages("home", "me")]);
