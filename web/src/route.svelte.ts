// The current page: "/", "/table/ID", "/table/ID/replay", or another one.
import { CLIENT_PAGES } from "./net/protocol";
import { pushPage } from "./overlays";
import { urlOf, pageFromUrl } from "./urls";

let path = $state(pageFromUrl(location));
addEventListener("popstate", () => (path = pageFromUrl(location)));

export type Route =
  | { page: "home" | (typeof CLIENT_PAGES)[number] }
  | { page: "table" | "replay" | "person"; id: string }
  | { page: "notFound" };

export function route(): Route {
  const [, table, id, replay, more] = path.split("/");
  if (path === "/") return { page: "home" };
  const page = CLIENT_PAGES.find((each) => each === table);
  if (page && id === undefined) return { page };
  if (table === "people" && id && replay === undefined) return { page: "person", id };
  if (table !== "table" || !id || more !== undefined) return { page: "notFound" };
  if (replay === undefined || replay === "") return { page: "table", id };
  return replay === "replay" ? { page: "replay", id } : { page: "notFound" };
}

export function navigate(to: string): void {
  pushPage(urlOf(to));
  path = pageFromUrl(location);
  scrollTo(0, 0);
}

export const invitationLink = (id: string, invitation: string): string =>
  `${location.origin}/table/${id}#${invitation}`;

/** Return the invitation in the page's address. */
export const invitationFromUrl = (): string | undefined => location.hash.slice(1) || undefined;
