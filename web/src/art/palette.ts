// The families and letters of the pieces. Their colours are classes of palette.css: b-tower, c-y, seat-0.
import { ALHAMBRA, type Building, type Currency, type Family } from "../game/notation";

const ALHAMBRA_BUILDINGS: readonly string[] = ALHAMBRA;

export const familyOf = (building: Building): Family => (ALHAMBRA_BUILDINGS.includes(building) ? "alhambra" : "granada");
/** The message with the two letters on a coin. */
export const codeKey = (currency: Currency): string => `art-code-${currency}`;
/** The message with the letters on a tile, for those who asked for them. */
export const letterKey = (building: Building): string => `art-letter-${building}`;
