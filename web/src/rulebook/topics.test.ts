import { expect, test } from "vitest";
import rules from "../../../docs/rules.md?raw";
import refusals from "../../../locales/en/rules.ftl?raw";
import { chapterOf, CHAPTERS } from "../learn/chapters";
import { ruleOfRow } from "../scoring/rules";
import { RULE_OF_SUBJECT } from "../table/about/rules";
import { t, loadMessages } from "../text/fluent.svelte";
import { locateRule, TOPICS } from "./topics";

const told = (rule: string) => locateRule(rule) !== null;
const inventory = [...rules.matchAll(/^- \*\*([A-Z0-9-]+)\*\*/gm)].map(([, id]) => id!);

test("every rule id and every ruling leads to a topic", () => {
  expect(inventory.length).toBeGreaterThan(300);
  expect(inventory.filter((rule) => !told(rule))).toEqual([]);
});

test("every rule id in the topics exists", () => {
  const named = TOPICS.flatMap(({ lines }) => lines.flatMap((line) => line.rules));
  const exists = (id: string) =>
    /\d$/.test(id) ? inventory.includes(id) : inventory.some((each) => each.startsWith(id));
  expect(named.filter((id) => !exists(id))).toEqual([]);
});

test("every rule id of a refusal leads to a topic", () => {
  const refused = [...refusals.matchAll(/^rule-([A-Z0-9-]+) =/gm)].map(([, id]) => id!);
  expect(refused.length).toBeGreaterThan(40);
  expect(refused.filter((rule) => !told(rule))).toEqual([]);
});

test("every rule id of an info card leads to a topic", () => {
  expect(Object.values(RULE_OF_SUBJECT).filter((rule) => !told(rule))).toEqual([]);
});

test("every row of a score sheet leads to a topic", () => {
  const rows = [
    ruleOfRow({ kind: "building", building: "tower", total: null }),
    ruleOfRow({ kind: "building", building: "arena", total: 3 }),
    ruleOfRow({ kind: "building", building: "arena", total: null }), // fixed points
    ruleOfRow({ kind: "border", border: "wall" }),
    ruleOfRow({ kind: "border", border: "moat" }),
    ruleOfRow({ kind: "border", border: "stretch" }),
  ];
  expect(rows.map((rule) => locateRule(rule)?.topic.name)).toEqual([
    "majorities",
    "granada",
    "simple",
    "walls",
    "moats",
    "stretch",
  ]);
});

test.each(CHAPTERS)("every rule id of chapter %s leads to a topic", (name) => {
  const rules = chapterOf(name)!.steps.flatMap(({ rule }) => rule ?? []);
  expect(rules.filter((rule) => !told(rule))).toEqual([]);
});

test("a rule leads to the line that explains it", () => {
  expect(locateRule("CORE-BUILD-05")).toMatchObject({ topic: { name: "building" }, line: { name: "holes" } });
  expect(locateRule("AMB-H8")).toMatchObject({ topic: { name: "dirk" }, line: { name: "gift" } });
  expect(locateRule("AMB-K21")).toMatchObject({ topic: { name: "dirk" }, line: { name: "both" } });
  expect(locateRule("AMB-H3")).toMatchObject({ topic: { name: "end" } });
  expect(locateRule("NEW-01")).toBeNull();
});

test("every topic and every line has a message", async () => {
  await loadMessages("rulebook");
  const ids = TOPICS.flatMap(({ name, lines }) => [
    `rulebook-${name}`,
    ...lines.map((line) => `rulebook-${name}-${line.name}`),
  ]);
  expect(ids.filter((id) => t(id) === id)).toEqual([]);
});
