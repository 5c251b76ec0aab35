// The rules by topic, in reading order. Each line of a topic lists the rule ids of docs/rules.md that it explains. An
// id without its number stands for all ids with that prefix.
import type { GameName, ModuleName } from "../net/protocol";

/** The properties of a table that determine which rules apply. */
export interface PlayedTable {
  game: GameName;
  players: number;
  modules?: readonly ModuleName[];
  granada_scoring?: string;
}

export interface TopicLine {
  name: string;
  rules: readonly string[];
}

export interface Topic {
  name: string;
  part: RulebookPart;
  lines: readonly TopicLine[];
  /** Whether the topic applies to a table. */
  appliesTo: (table: PlayedTable) => boolean;
}

export const PARTS = ["core", "granada", "combined", "duo", "modules"] as const;
export type RulebookPart = (typeof PARTS)[number];

const always = () => true;
const alhambra = ({ game }: PlayedTable) => game !== "granada";
const granada = ({ game }: PlayedTable) => game !== "alhambra";
const combined = ({ game }: PlayedTable) => game === "combined";
const duo = ({ players }: PlayedTable) => players === 2;
const simple = (table: PlayedTable) => granada(table) && table.granada_scoring === "simple";
const full = (table: PlayedTable) => granada(table) && table.granada_scoring !== "simple";
const withModule =
  (module: ModuleName) =>
  ({ modules }: PlayedTable) =>
    modules?.includes(module) ?? false;

function makeTopic(
  part: RulebookPart,
  name: string,
  matters: Topic["appliesTo"],
  lines: Record<string, string>,
): Topic {
  return {
    part,
    name,
    appliesTo: matters,
    lines: Object.entries(lines).map(([line, rules]) => ({ name: line, rules: rules.split(" ") })),
  };
}

export const TOPICS: readonly Topic[] = [
  makeTopic("core", "aim", always, {
    city: "CORE-SETUP-01 CORE-COMP-08 ALH-COMP-04 GRA-COMP-09",
    points: "CORE-SCORE-01 CORE-SCORE-05",
    wins: "CORE-END-10 CORE-END-11",
  }),
  makeTopic("core", "setup", always, {
    site: "CORE-SETUP-03 CORE-SETUP-04 CORE-COMP-09 CORE-COMP-01 AMB-A AMB-B",
    money: "CORE-SETUP-06 CORE-SETUP-07 CORE-SETUP-08 CORE-COMP-11 CORE-SETUP-02 CORE-COMP-10",
    start: "CORE-SETUP-09 CORE-SETUP-10 CORE-SETUP-11",
    display:
      "CORE-SETUP-12 CORE-SETUP-13 CORE-SETUP-14 CORE-SETUP-15 CORE-SETUP-16 CORE-COMP-04 CORE-SETUP-05 CORE-SETUP-17",
  }),
  makeTopic("core", "turn", always, {
    one: "CORE-TURN-01 CORE-TURN-02 CORE-TURN-06 AMB-Q4",
    again: "CORE-TURN-03 CORE-TURN-04",
    must: "AMB-C3 AMB-C1 AMB-C2 CORE-TURN-09",
    place: "CORE-TURN-07 CORE-TURN-08 AMB-C4 AMB-C",
  }),
  makeTopic("core", "money", always, {
    one: "CORE-MONEY-01 CORE-COMP-06",
    several: "CORE-MONEY-02",
    cards: "CORE-COMP-02 CORE-COMP-03 CORE-MONEY-03",
  }),
  makeTopic("core", "buying", always, {
    site: "CORE-BUY-01 CORE-BUY-02 CORE-COMP-05",
    currency: "CORE-BUY-03",
    change: "CORE-BUY-04 CORE-BUY-05 CORE-BUY-06",
    exact: "CORE-BUY-07 CORE-BUY-08",
    gap: "CORE-TURN-05",
  }),
  makeTopic("core", "placing", always, {
    choice: "CORE-PLACE-01 CORE-PLACE-03 CORE-PLACE-04 AMB-D",
    reserve: "CORE-PLACE-02 CORE-COMP-07 CORE-SCORE-06",
  }),
  makeTopic("core", "building", always, {
    up: "CORE-BUILD-01",
    side: "CORE-BUILD-04",
    alike: "CORE-BUILD-02 ALH-COMP-02",
    walk: "CORE-BUILD-03 CORE-BUILD-06",
    holes: "CORE-BUILD-05 AMB-E",
  }),
  makeTopic("core", "redesign", always, {
    three: "CORE-REDES-01 CORE-REDES-02 CORE-REDES-03 CORE-REDES-04",
    rules: "CORE-REDES-05",
    start: "CORE-REDES-06",
  }),
  makeTopic("core", "refill", always, {
    fill: "CORE-REFILL-01 CORE-REFILL-02 CORE-REFILL-03 CORE-REFILL-05",
    shuffle: "CORE-REFILL-04",
    scoring: "CORE-SCORE-03 CORE-SCORE-04 AMB-F",
  }),
  makeTopic("core", "scoring", always, {
    three: "CORE-SCORE-02",
    what: "CORE-SCORE-05",
    built: "CORE-SCORE-08 CORE-SCORE-06 CORE-SCORE-07",
  }),
  makeTopic("core", "majorities", alhambra, {
    table: "ALH-SCORE-01 ALH-SCORE-02 ALH-SCORE-03 ALH-COMP-01 ALH-COMP-05",
    tie: "ALH-SCORE-04 ALH-SCORE-05 AMB-G",
    none: "CORE-SCORE-07",
  }),
  makeTopic("core", "walls", alhambra, {
    edge: "ALH-WALL-01 ALH-WALL-02 AMB-G7",
    inner: "ALH-WALL-03 ALH-WALL-04",
  }),
  makeTopic("core", "end", always, {
    bag: "CORE-END-01 CORE-END-02",
    left: "CORE-END-03 CORE-END-04 CORE-END-05 AMB-H",
    build: "CORE-END-06 CORE-END-07 CORE-END-08 CORE-END-09 ALH-END-01",
  }),
  makeTopic("core", "seen", always, {
    open: "AMB-Q1 AMB-Q",
    modules: "EXP-01 EXP-02 AMB-P1 AMB-P ALH-COMP-03",
  }),
  makeTopic("granada", "faces", granada, {
    two: "GRA-COMP-01 GRA-COMP-02 GRA-COMP-03 GRA-COMP-04",
    back: "GRA-COMP-05 GRA-BUY-01",
    turn: "GRA-PLACE-01 GRA-PLACE-02 GRA-PLACE-03 GRA-PLACE-04 GRA-PLACE-05 GRA-PLACE-08 AMB-J",
    reserve: "GRA-PLACE-06 GRA-PLACE-07 GRA-REDES-01",
    left: "GRA-END-01 GRA-END-02",
  }),
  makeTopic("granada", "marker", granada, {
    shows: "GRA-REFILL-01 GRA-REFILL-02 GRA-COMP-07 GRA-SETUP-01 GRA-SETUP-02 GRA-SETUP-04",
    moves: "GRA-REFILL-03 GRA-REFILL-04",
  }),
  makeTopic("granada", "moats", granada, {
    same: "GRA-PLACE-09 GRA-COMP-06",
    edge: "GRA-SCORE-02 GRA-SCORE-03 GRA-SCORE-01",
  }),
  makeTopic("granada", "granada", full, {
    total: "GRA-SCORE-04 GRA-SCORE-09 GRA-COMP-08",
    later: "GRA-SCORE-05 GRA-SCORE-06",
    tie: "GRA-SCORE-07 GRA-SCORE-08",
  }),
  makeTopic("granada", "simple", simple, {
    points: "GRA-SIMPLE GRA-SETUP-03",
  }),
  makeTopic("combined", "both", combined, {
    site: "COMBO-BUY-01 COMBO-BUY-02 COMBO-TURN-01 COMBO-TURN-02 COMBO-PLACE-01",
    start: "COMBO-FRAME-01 COMBO-COMP COMBO-SETUP AMB-K",
    cards: "COMBO-SETUP-02 COMBO-SETUP-03 COMBO-REFILL",
    end: "COMBO-END-01 COMBO-END-02",
  }),
  makeTopic("combined", "meeting", combined, {
    wall: "COMBO-BUILD-01 COMBO-BUILD-06",
    first: "COMBO-BUILD-02 COMBO-BUILD-03 COMBO-BUILD-04 COMBO-BUILD-05 AMB-K11",
    keep: "AMB-K12 AMB-K13",
  }),
  makeTopic("combined", "stretch", combined, {
    own: "COMBO-SCORE-01 COMBO-SCORE-02 COMBO-SCORE-03",
    two: "COMBO-SCORE-04",
  }),
  makeTopic("duo", "dirk", duo, {
    who: "DUO-01 DUO-02 DUO-12",
    tiles: "DUO-03 DUO-07 DUO-08",
    faces: "DUO-04 DUO-09",
    both: "AMB-K21",
    counts: "DUO-05 DUO-06 AMB-I",
    gift: "DUO-10 DUO-11 AMB-H8 AMB-O8",
  }),
  makeTopic("modules", "vizier", withModule("vizier"), {
    buy: "VIZ-03 VIZ-04 VIZ-05 VIZ-08 VIZ-01 VIZ-02",
    down: "VIZ-06 VIZ-07 VIZ-09 VIZ-10",
    up: "VIZ-11 VIZ-12 AMB-L14",
    order: "VIZ-13 VIZ-14 VIZ-15 VIZ-16 VIZ-17 VIZ-18 AMB-L",
  }),
  makeTopic("modules", "exchange", withModule("exchange"), {
    two: "EXCH-01 EXCH-02 EXCH-03 EXCH-04 AMB-M1",
    pay: "EXCH-05 EXCH-06 EXCH-07 EXCH-08 EXCH-09 EXCH-10 AMB-M3 AMB-M5 AMB-M7 AMB-M",
    fee: "AMB-M9",
  }),
  makeTopic("modules", "bonus", withModule("bonus"), {
    cards: "BONUS-01 BONUS-02 BONUS-03",
    show: "BONUS-04 BONUS-05 AMB-N",
    when: "BONUS-06 BONUS-09",
    back: "BONUS-07 BONUS-08",
  }),
  makeTopic("modules", "huts", withModule("huts"), {
    take: "HUT-04 HUT-05 HUT-06 HUT-07 HUT-08 HUT-01 HUT-02 HUT-03",
    count: "HUT-11 HUT-12 AMB-O",
    three: "HUT-09 HUT-10 HUT-13",
  }),
];

export interface RuleLocation {
  topic: Topic;
  line: TopicLine;
}

/** Return the line that names a rule, or the one that names a prefix of its id. */
export function locateRule(rule: string): RuleLocation | null {
  const lines = TOPICS.flatMap((each) => each.lines.map((line): RuleLocation => ({ topic: each, line })));
  const named = (fits: (id: string) => boolean) => lines.find(({ line }) => line.rules.some(fits));
  return named((id) => id === rule) ?? named((id) => !/\d/.test(id) && new RegExp(`^${id}-?\\d`).test(rule)) ?? null;
}
