// Letters of the pieces. Their colours are classes of palette.css: b-tower, c-y, seat-0.
import type { Currency } from "../game/notation";
import type { Building } from "../net/protocol";

/** Return the id of the message with the two letters on a coin. */
export const codeKey = (currency: Currency): string => `art-code-${currency}`;
/** Return the id of the message with the optional letters on a tile. */
export const letterKey = (building: Building): string => `art-letter-${building}`;
