// The wire format is declared once, in Python, and protocol.ts is generated from it. A type written by hand would
// duplicate a declaration without any check.
import { expect, test } from "vitest";
import source from "./protocol.ts?raw";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!./protocol.ts", "!./protocol.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const DECLARATION_RE = /^\s*(?:export\s+)?(?:interface|type)\s+(\w+)(?:<[^=]*>)?\s*(?:=|\{|extends\b)/gm;
const declaredIn = (text: string): string[] => [...text.matchAll(DECLARATION_RE)].map((found) => found[1]!);

const generated = new Set(declaredIn(source));

test("no wire type is written by hand", () => {
  const written = Object.entries(sources).flatMap(([file, text]) =>
    declaredIn(text)
      .filter((name) => generated.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(written).toEqual([]);
});

test("the check finds a type written by hand", () => {
  expect(
    declaredIn("interface View {\n  export type Action = 1;\n  type Of<K extends A> = K;\n  import { type B, c };"),
  ).toEqual(["View", "Action", "Of"]);
  for (const name of ["View", "TileBought", "Action", "Standings", "Command"]) expect(generated).toContain(name);
});
