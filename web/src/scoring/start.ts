import type { Family } from "../game/notation";
import type { Options } from "../net/protocol";

/** Return the family of a city's start tile; in the combined game it is the fountain. */
export const startFamily = (options: Options): Family => (options.game === "granada" ? "granada" : "alhambra");
