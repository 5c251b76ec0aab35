// For the tests: all messages at once.
import { setLanguage, words } from "./fluent.svelte";

await setLanguage("en");
await words("about", "box", "companion", "end", "hint", "home", "learn", "offline", "people", "rulebook", "scoring", "start");
