// For the tests: all messages at once.
import { setLanguage, words } from "./fluent.svelte";

await setLanguage("en");
await words("about", "end", "hint", "home", "learn", "rulebook", "scoring", "start");
