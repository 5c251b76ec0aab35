// Which sounds an event makes.
import type { GameEvent, TableEvent } from "../net/types";
import type { Happenings, Name } from "../story/happenings";
import type { SoundName } from "./synth";

const MOST = 4; // of the same sound in one event

export function soundOf(event: TableEvent, me: number | null): SoundName[] {
  if (event.what === "undone") return ["slide"];
  if (event.what !== "acted") return [];
  const sounds = (event.events ?? []).flatMap((each) => soundsOf(each));
  if (isMineNow(event, me)) sounds.push("mine");
  return sounds.filter((name, index) => sounds.slice(0, index).filter((other) => other === name).length < MOST);
}

/** My turn has come, or I am asked after somebody else has decided. */
function isMineNow(event: TableEvent, me: number | null): boolean {
  if (me === null) return false;
  const began = (event.events ?? []).some((each) => each.event === "TurnBegan" && each.seat === me);
  return began || (event.changes?.seat === me && event.seat !== me);
}

function soundsOf(event: GameEvent): SoundName[] {
  const sounds = SOUNDS_OF[event.event as Name] as ((event: GameEvent) => SoundName[]) | undefined;
  return sounds?.(event) ?? [];
}

const one = (name: SoundName) => () => [name];
const times = (name: SoundName, things: readonly unknown[]) => things.map(() => name);

const SOUNDS_OF: { [N in Name]?: (event: Happenings[N]) => SoundName[] } = {
  MoneyTaken: one("cards"),
  TileBought: ({ cards, exact }) => [...times("coin", cards), ...(exact ? (["exact"] as const) : []), "lift"],
  TileBuilt: ({ fee, origin }) => [
    ...times("coin", fee),
    ...(fee.length ? (["turn"] as const) : []),
    ...(origin === "reserve" ? (["slide"] as const) : []),
    "set",
  ],
  TileReserved: one("slide"),
  TileGiven: ({ fee }) => [...times("coin", fee), fee.length ? "turn" : "slide"],
  TileRemoved: one("slide"),
  TilesSwapped: one("slide"),
  MoneyLaid: ({ cards }) => times("tick", cards),
  DeckReshuffled: () => ["tick", "tick", "tick"],
  TileLaid: one("tick"),
  MarkerMoved: one("stone"),
  Scored: one("drum"),
  DirkDrew: ({ tiles }) => times("tick", tiles),
  TileAwarded: one("lift"),
  GameEnded: one("end"),
  VizierUsed: one("knock"),
  VizierReactivated: one("knock"),
  HutTaken: one("lift"),
  BonusRevealed: one("stamp"),
  BonusReturned: one("slide"),
};
