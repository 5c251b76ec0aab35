// Where we are: "/", "/table/ID", "/table/ID/replay", or one of the other pages.
import { enter } from "./above";
import { addressOf, pageAt } from "./address";

let path = $state(pageAt(location));
addEventListener("popstate", () => (path = pageAt(location)));

const PAGES = ["learn", "rules", "here", "companion", "box", "admin"] as const;

export type Route =
  | { page: "home" | (typeof PAGES)[number] }
  | { page: "table" | "replay" | "person"; id: string }
  | { page: "lost" };

export function route(): Route {
  const [, table, id, replay, more] = path.split("/");
  if (path === "/") return { page: "home" };
  const page = PAGES.find((each) => each === table);
  if (page && id === undefined) return { page };
  if (table === "people" && id && replay === undefined) return { page: "person", id };
  if (table !== "table" || !id || more !== undefined) return { page: "lost" };
  if (replay === undefined || replay === "") return { page: "table", id };
  return replay === "replay" ? { page: "replay", id } : { page: "lost" };
}

export function go(to: string): void {
  enter(addressOf(to));
  path = pageAt(location);
  scrollTo(0, 0);
}

export const invitationLink = (id: string, invitation: string): string => `${location.origin}/table/${id}#${invitation}`;

/** The invitation of the link by which somebody came. */
export const invitationHere = (): string | undefined => location.hash.slice(1) || undefined;
