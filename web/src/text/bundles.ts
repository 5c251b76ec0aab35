// The files of messages that every page needs at once. They are built into one: each request is a round trip. What only
// some pages and dialogs say is fetched with them.
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
// And those that the first page needs besides.
export const HOME_FILES: readonly string[] = ["home", "offline", "onboarding"];
