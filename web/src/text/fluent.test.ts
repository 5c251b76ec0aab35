import { afterAll, expect, test } from "vitest";
import { language, setLanguage, chooseLanguage, t, loadMessages } from "./fluent.svelte";
import { formatDate, formatList, hutName, tileName } from "./names";

afterAll(() => setLanguage("en"));

test("the first available language is chosen", () => {
  expect(chooseLanguage(["pt-BR", "fr-CH", "de"])).toBe("fr");
  expect(chooseLanguage(["tlh", "constructor"])).toBe("en");
});

test("all texts follow the language, including files loaded later", async () => {
  await setLanguage("de");
  await loadMessages("result");
  expect([language(), document.documentElement.lang, t("table-undo"), t("result-again")]).toEqual([
    "de",
    "de",
    "Zurücknehmen",
    "Nochmal spielen",
  ]);
  expect(formatList(["Turm", "Garten"])).toBe("Turm und Garten");
  expect(formatList(["Turm", "Garten"], "disjunction")).toBe("Turm oder Garten");
  expect(formatDate(0)).toMatch(/^0?1\.0?1\.1970$/);
});

test("Italian words agree with their neighbours", async () => {
  await setLanguage("it");
  expect(formatList(["nord", "est"])).toBe("nord ed est");
  expect(formatList(["est", "ovest"])).toBe("est e ovest");
  expect(tileName("hut-chambers-N")).toBe("Capanna degli appartamenti");
  expect(t("table-hut-none", { hut: hutName("tower") })).toBe("Capanna delle torri: pila vuota");
});

test("the last request wins, whichever arrives first", async () => {
  await Promise.all([setLanguage("fr"), setLanguage("hu"), setLanguage("nl")]);
  expect(language()).toBe("nl");
});
