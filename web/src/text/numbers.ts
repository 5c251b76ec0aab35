// Numbers in the page's language.
import { language } from "./fluent.svelte";

/** Example: 73%. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Example: +12. */
export const formatSigned = (value: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(value);
