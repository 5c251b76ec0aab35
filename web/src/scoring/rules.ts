// The rule of a score-sheet row.
import { familyOf } from "../game/notation";
import type { BorderRow, BuildingRow } from "./sheet";

const BORDER_RULES: Record<string, string> = { wall: "ALH-WALL-01", moat: "GRA-SCORE-02", stretch: "COMBO-SCORE-04" };

export function ruleOfRow(
  row: Pick<BuildingRow, "kind" | "building" | "total"> | Pick<BorderRow, "kind" | "border">,
): string {
  if (row.kind === "border") return BORDER_RULES[row.border] ?? "CORE-SCORE-05";
  if (familyOf(row.building) === "alhambra") return "ALH-SCORE-01";
  return row.total === null ? "GRA-SIMPLE-01" : "GRA-SCORE-04";
}
