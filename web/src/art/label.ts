/** A drawing with a meaning is an image with a name; all others are hidden from screen readers. */
export const labelAttributes = (label?: string) =>
  label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
