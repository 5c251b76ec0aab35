/** Return attributes that make a named drawing an image and hide any other from screen readers. */
export const labelAttributes = (label?: string) =>
  label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
