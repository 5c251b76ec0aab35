// For the tests: all messages at once.
import { words } from "./fluent.svelte";

await words("about", "end", "hint", "home", "people", "scoring");
