// The address behind a pasted invitation to a table or a tournament: a whole link, its end, or a table id.

const INVITATION_RE =
  /^(?:(?:(?:https?:\/\/)?[^/\s#]*\/+|\/?)(table|tournament)\/)?([\w-]{6,64})(\/replay)?\/?(?:#([\w-]{6,64}))?$/;

/** Return the path of an invitation, or null. The host name is ignored, because a server may have several. */
export function pathFromInvitation(pasted: string): string | null {
  const match = INVITATION_RE.exec(pasted.trim());
  if (!match) return null;
  const [, kind = "table", id, replay = "", invitation] = match;
  return `/${kind}/${id}${replay}${invitation ? `#${invitation}` : ""}`;
}
