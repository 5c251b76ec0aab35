// The letters of the pieces. Their colours are classes of palette.css: b-tower, c-y, seat-0.
import type { Currency } from "../game/notation";
import type { Building } from "../net/protocol";

/** The message with the two letters on a coin. */
export const codeKey = (currency: Currency): string => `art-code-${currency}`;
/** The message with the letters on a tile, for those who asked for them. */
export const letterKey = (building: Building): string => `art-letter-${building}`;
