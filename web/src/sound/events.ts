// The sounds of an event.
import type { GameEvent, TableEvent } from "../net/protocol";
import type { SoundName } from "./synth";

const MAX_REPEATS = 4;

export function eventSounds(event: TableEvent, me: number | null): SoundName[] {
  if (event.entry === "undone") return ["slide"];
  if (event.entry !== "acted") return [];
  const sounds = (event.events ?? []).flatMap(gameEventSounds);
  if (isMineNow(event, event.seat, me)) sounds.push("mine");
  return sounds.filter((name, index) => sounds.slice(0, index).filter((other) => other === name).length < MAX_REPEATS);
}

/** Return whether the player has become the decider. */
function isMineNow({ events = [], changes }: TableEvent, actor: number, me: number | null): boolean {
  if (me === null) return false;
  const began = events.some((each) => each.event === "turn_began" && each.seat === me);
  return began || (changes?.view?.seat === me && actor !== me);
}

const repeat = (name: SoundName, things: readonly unknown[]): SoundName[] => things.map(() => name);

function gameEventSounds(event: GameEvent): SoundName[] {
  switch (event.event) {
    case "money_taken":
      return ["cards"];
    case "tile_bought":
      return [...repeat("coin", event.cards), ...(event.exact ? (["exact"] as const) : []), "lift"];
    case "tile_built":
      return [
        ...repeat("coin", event.fee),
        ...(event.fee.length ? (["turn"] as const) : []),
        ...(event.origin === "reserve" ? (["slide"] as const) : []),
        "set",
      ];
    case "tile_given":
      return [...repeat("coin", event.fee), event.fee.length ? "turn" : "slide"];
    case "tile_reserved":
    case "tile_removed":
    case "tiles_swapped":
    case "bonus_returned":
      return ["slide"];
    case "money_revealed":
      return repeat("tick", event.cards);
    case "dirk_drew":
      return repeat("tick", event.tiles);
    case "deck_reshuffled":
      return ["tick", "tick", "tick"];
    case "tile_revealed":
      return ["tick"];
    case "marker_moved":
      return ["stone"];
    case "scored":
      return ["drum"];
    case "tile_awarded":
    case "hut_taken":
      return ["lift"];
    case "game_ended":
      return ["end"];
    case "vizier_used":
    case "vizier_reactivated":
      return ["knock"];
    case "bonus_revealed":
      return ["stamp"];
    default:
      return [];
  }
}
