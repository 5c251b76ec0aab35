import type { Family } from "../game/notation";
import type { Options } from "../net/protocol";

/** Whose start tile a city grew from; in the combination it is the fountain. */
export const startFamily = (options: Options): Family => (options.game === "granada" ? "granada" : "alhambra");
