// Message files by bundle. Each bundle is built into one file per language, because each request is a round trip.

/** The bundle that every page needs at once. Others are loaded with their pages and dialogs. */
export const COMMON_BUNDLE = "common";

// only Python uses cli and terminal
export const BUNDLES = {
  [COMMON_BUNDLE]: ["art", "city", "common", "errors", "rule_links", "rules", "story", "table"],
  about: ["about"],
  box: ["box"],
  daily: ["daily"],
  hint: ["hint"],
  home: ["home", "offline", "onboarding"],
  me: ["passkeys", "people", "push", "settings", "status"],
  progress: ["progress"],
  puzzle: ["puzzle"],
  result: ["result"],
  review: ["review"],
  rulebook: ["rulebook"],
  scorepad: ["scorepad"],
  scoring: ["scoring"],
  tournament: ["tournament"],
  tutorial: ["tutorial"],
} as const satisfies Record<string, readonly string[]>;

export type BundleName = keyof typeof BUNDLES;
