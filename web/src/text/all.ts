// For the tests: all messages at once.
import { setLanguage, loadMessages } from "./fluent.svelte";

await setLanguage("en");
await loadMessages("about", "box", "companion", "end", "hint", "home", "learn", "offline", "people", "rulebook", "scoring", "start");
