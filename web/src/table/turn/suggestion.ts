import type { AnyAction } from "../../game/notation";
import { handIndices } from "./payments";
import { NOTHING_PICKED, type Picked } from "./picked";
import type { TurnView } from "./turnView.svelte";

/** Return what has to be picked so that the primary button carries out this action. */
export function pickedFor(action: AnyAction, turn: TurnView): Picked {
  switch (action.kind) {
    case "take":
      return { kind: "money", places: handIndices(turn.view.display, action.cards) };
    case "buy":
      return {
        kind: "site",
        tile: action.tile,
        paid: handIndices(turn.hand, action.cards),
        face: action.tile,
        cell: null,
      };
    case "build":
      return pieceFor(turn, action.tile, action.cell, action.fee.join(" "));
    case "swap":
      return pieceFor(turn, action.tile, action.cell);
    case "reserve":
      return pieceFor(turn, action.tile);
    case "give":
      return pieceFor(turn, action.tile, null, action.fee.join(" "));
    case "remove":
      return { kind: "redesign", cell: action.cell };
    case "hut":
      return { kind: "hut", hut: action.hut };
    case "reveal":
      return { kind: "bonus", tile: action.card };
    case "reactivate":
      return { kind: "vizier" };
    default:
      return NOTHING_PICKED;
  }
}

function pieceFor(turn: TurnView, face: string, cell: string | null = null, fee = ""): Picked {
  const { unplaced = [], reserve = [] } = turn.client.me ?? {};
  const tile = [...unplaced, ...reserve].find((each) => each === face || turn.backOf(each) === face) ?? face;
  return { kind: "piece", tile, origin: unplaced.includes(tile) ? "unplaced" : "reserve", face, cell, fee };
}
