// Where we are: "/", "/table/ID", "/table/ID/replay", "/people/ID" or "/admin".

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export type Route = { page: "home" } | { page: "table" | "replay" | "person"; id: string } | { page: "admin" | "lost" };

export function route(): Route {
  const [, table, id, replay, more] = path.split("/");
  if (path === "/") return { page: "home" };
  if (path === "/admin") return { page: "admin" };
  if (table === "people" && id && replay === undefined) return { page: "person", id };
  if (table !== "table" || !id || more !== undefined) return { page: "lost" };
  if (replay === undefined || replay === "") return { page: "table", id };
  return replay === "replay" ? { page: "replay", id } : { page: "lost" };
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

export const invitationLink = (id: string, invitation: string): string => `${location.origin}/table/${id}#${invitation}`;

/** The invitation of the link by which somebody came. */
export const invitationHere = (): string | undefined => location.hash.slice(1) || undefined;
