import { afterAll, expect, test } from "vitest";
import { language, setLanguage, spoken, t, words } from "./fluent.svelte";
import { dateOf, list } from "./words";

afterAll(() => setLanguage("en"));

test("the first language that there is is spoken", () => {
  expect(spoken(["pt-BR", "fr-CH", "de"])).toBe("fr");
  expect(spoken(["tlh", "constructor"])).toBe("en");
});

test("everything changes with the language, also what is fetched later", async () => {
  await setLanguage("de");
  await words("end");
  expect([language(), document.documentElement.lang, t("table-undo"), t("end-again")]).toEqual([
    "de", "de", "Zurücknehmen", "Nochmal spielen",
  ]);
  expect(list(["Turm", "Garten"])).toBe("Turm und Garten");
  expect(list(["Turm", "Garten"], "disjunction")).toBe("Turm oder Garten");
  expect(dateOf(0)).toMatch(/^0?1\.0?1\.1970$/);
});

test("the last wish counts, whichever arrives first", async () => {
  await Promise.all([setLanguage("fr"), setLanguage("hu"), setLanguage("nl")]);
  expect(language()).toBe("nl");
});
