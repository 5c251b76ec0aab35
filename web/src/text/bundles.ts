// The message files that every page needs at once. They are built into one file, because each request is a round trip.
// Other messages are loaded with their pages and dialogs.
export const COMMON_FILES: readonly string[] = [
  "art",
  "city",
  "common",
  "errors",
  "rule_links",
  "rules",
  "story",
  "table",
];
// The additional files of the home page.
export const HOME_FILES: readonly string[] = ["home", "offline", "onboarding"];
