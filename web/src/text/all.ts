// For the tests: all messages at once.
import { words } from "./fluent.svelte";

await words("about", "end", "box", "companion", "hint", "home", "offline", "scoring");
