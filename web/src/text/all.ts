// All messages at once, for tests.
import { setLanguage, loadMessages } from "./fluent.svelte";

await setLanguage("en");
await loadMessages(
  "about",
  "box",
  "hint",
  "home",
  "offline",
  "onboarding",
  "people",
  "result",
  "rulebook",
  "scorepad",
  "scoring",
  "tutorial",
);
