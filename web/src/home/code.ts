// Where an invitation leads that somebody has pasted: a whole link, the end of one, or the id of a table.

const INVITATION_RE =
  /^(?:(?:https?:\/\/)?[^/\s#]*\/+table\/|\/?table\/)?([\w-]{6,64})(\/replay)?\/?(?:#([\w-]{6,64}))?$/;

/** The path to go to; null if that was no invitation. The host's name is left out: a server may have several. */
export function pathFromInvitation(pasted: string): string | null {
  const match = INVITATION_RE.exec(pasted.trim());
  if (!match) return null;
  const [, id, replay = "", invitation] = match;
  return `/table/${id}${replay}${invitation ? `#${invitation}` : ""}`;
}
