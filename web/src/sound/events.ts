// Which sounds an event makes.
import type { GameEvent, TableEvent } from "../net/protocol";
import type { SoundName } from "./synth";

const MOST = 4; // of the same sound in one event

export function soundOf(event: TableEvent, me: number | null): SoundName[] {
  if (event.what === "undone") return ["slide"];
  if (event.what !== "acted") return [];
  const sounds = (event.events ?? []).flatMap(soundsOf);
  if (isMineNow(event, event.seat, me)) sounds.push("mine");
  return sounds.filter((name, index) => sounds.slice(0, index).filter((other) => other === name).length < MOST);
}

/** My turn has come, or I am asked after somebody else has decided. */
function isMineNow({ events = [], changes }: TableEvent, actor: number, me: number | null): boolean {
  if (me === null) return false;
  const began = events.some((each) => each.event === "turn_began" && each.seat === me);
  return began || (changes?.view?.seat === me && actor !== me);
}

const times = (name: SoundName, things: readonly unknown[]): SoundName[] => things.map(() => name);

function soundsOf(event: GameEvent): SoundName[] {
  switch (event.event) {
    case "money_taken":
      return ["cards"];
    case "tile_bought":
      return [...times("coin", event.cards), ...(event.exact ? (["exact"] as const) : []), "lift"];
    case "tile_built":
      return [
        ...times("coin", event.fee),
        ...(event.fee.length ? (["turn"] as const) : []),
        ...(event.origin === "reserve" ? (["slide"] as const) : []),
        "set",
      ];
    case "tile_given":
      return [...times("coin", event.fee), event.fee.length ? "turn" : "slide"];
    case "tile_reserved":
    case "tile_removed":
    case "tiles_swapped":
    case "bonus_returned":
      return ["slide"];
    case "money_laid":
      return times("tick", event.cards);
    case "dirk_drew":
      return times("tick", event.tiles);
    case "deck_reshuffled":
      return ["tick", "tick", "tick"];
    case "tile_laid":
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
