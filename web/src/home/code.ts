// The address behind a pasted invitation: a whole link, the end of a link, or a table id.

const INVITATION_RE =
  /^(?:(?:https?:\/\/)?[^/\s#]*\/+table\/|\/?table\/)?([\w-]{6,64})(\/replay)?\/?(?:#([\w-]{6,64}))?$/;

/** Return the path of an invitation, or null. The host name is ignored, because a server may have several. */
export function pathFromInvitation(pasted: string): string | null {
  const match = INVITATION_RE.exec(pasted.trim());
  if (!match) return null;
  const [, id, replay = "", invitation] = match;
  return `/table/${id}${replay}${invitation ? `#${invitation}` : ""}`;
}
