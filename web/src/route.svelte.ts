// The current page: "/", "/table/ID", "/table/ID/replay", or another one.
import { CLIENT_PAGES } from "./net/protocol";
import { pushPage } from "./overlays";
import { urlOf, pageFromUrl } from "./urls";

let path = $state(pageFromUrl(location));
addEventListener("popstate", () => (path = pageFromUrl(location)));

type PageWithId = "table" | "replay" | "review" | "person" | "puzzle" | "tournament" | "projector";

export type Route =
  { page: "home" | (typeof CLIENT_PAGES)[number] } | { page: PageWithId; id: string } | { page: "notFound" };

/** The pages with an id, by what is before and after it. */
const PAGES_WITH_ID: ReadonlyMap<string, PageWithId> = new Map([
  ["people/", "person"],
  ["puzzles/", "puzzle"],
  ["table/", "table"],
  ["table/replay", "replay"],
  ["table/review", "review"],
  ["tournament/", "tournament"],
  ["tournament/screen", "projector"],
]);

export function route(): Route {
  const [, kind, id, part = "", more] = path.split("/");
  if (path === "/") return { page: "home" };
  const page = CLIENT_PAGES.find((each) => each === kind);
  if (page && id === undefined) return { page };
  const pageWithId = more === undefined && PAGES_WITH_ID.get(`${kind}/${part}`);
  return pageWithId && id ? { page: pageWithId, id } : { page: "notFound" };
}

export function navigate(to: string): void {
  pushPage(urlOf(to));
  path = pageFromUrl(location);
  scrollTo(0, 0);
}

export const invitationLink = (id: string, invitation: string): string =>
  `${location.origin}/table/${id}#${invitation}`;

export const tournamentLink = (id: string, invitation: string): string =>
  `${location.origin}/tournament/${id}#${invitation}`;

/** Return the invitation in the page's address. */
export const invitationFromUrl = (): string | undefined => location.hash.slice(1) || undefined;
