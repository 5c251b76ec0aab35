// Numbers in the page's language.
import { language } from "./fluent.svelte";

/** Format a number. A negative one has a true minus sign, not a hyphen. */
export const formatNumber = (value: number, format: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language(), format).format(value).replace("-", "−");

/** Example: 73%. */
export const formatPercent = (share: number, signDisplay: "auto" | "exceptZero" = "auto"): string =>
  formatNumber(share, { style: "percent", maximumFractionDigits: 0, signDisplay });

/** Example: +12. */
export const formatSigned = (value: number): string =>
  formatNumber(value, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
