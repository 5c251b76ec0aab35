// The rule of each kind of info card.

export const RULE_OF_SUBJECT: Readonly<Record<string, string>> = {
  hand: "CORE-BUY-03",
  display: "CORE-MONEY-02",
  tile: "CORE-BUY-01",
  piece: "CORE-PLACE-01",
  hut: "HUT-11",
  kind: "CORE-SCORE-08",
  borders: "CORE-SCORE-05",
  cell: "CORE-BUILD-02",
  bag: "CORE-END-01",
  deck: "CORE-REFILL-04",
  scoring: "CORE-SCORE-02",
  track: "CORE-END-10",
  reserve: "CORE-PLACE-02",
  ground: "CORE-BUILD-04",
  marker: "GRA-REFILL-01",
  bonus: "BONUS-05",
  hidden: "BONUS-09",
  vizier: "VIZ-04",
  dirk: "DUO-02",
  cards: "AMB-Q1",
  space: "CORE-BUY-03",
};

export const ruleOfSubject = (subject: string): string | null => RULE_OF_SUBJECT[subject.split(" ")[0]!] ?? null;
