// Imports point one way: no file imports itself, directly or through others. Type imports count as well.
import { expect, test } from "vitest";

type Graph = ReadonlyMap<string, readonly string[]>;

// without this file, whose imports are examples
const sources = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./imports.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const RELATIVE_IMPORT_RE = /\b(?:from|import)\b[\s(]*["'](\.[^"']*)["']/g;
const ASSET_RE = /\.(?:bin|css|csv|ftl|json|md|mjs|svg|zip)(?:\?(?:raw|url))?$/;

const importsIn = (source: string): string[] =>
  [...source.matchAll(RELATIVE_IMPORT_RE)].map((found) => found[1]!).filter((path) => !ASSET_RE.test(path));

/** Resolve an import: `./table.svelte` may be a component or table.svelte.ts. */
function fileOf(importer: string, path: string): string {
  const file = `.${new URL(path, new URL(importer, "file:///")).pathname}`;
  return file in sources ? file : `${file}.ts`;
}

const graph: Graph = new Map(
  Object.entries(sources).map(([file, source]) => [file, importsIn(source).map((path) => fileOf(file, path))]),
);

/** Return the files of a cycle in import order, with the first one repeated at the end, or an empty list. */
function findCycle(imports: Graph): string[] {
  const done = new Set<string>();
  function visit(file: string, path: readonly string[]): string[] {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    const circle = visitAll(imports.get(file) ?? [], [...path, file]);
    done.add(file);
    return circle;
  }
  function visitAll(files: Iterable<string>, path: readonly string[]): string[] {
    for (const file of files) {
      const circle = visit(file, path);
      if (circle.length) return circle;
    }
    return [];
  }
  return visitAll(imports.keys(), []);
}

test("imports form no cycle", () => {
  expect(findCycle(graph).join(" -> ")).toBe("");
});

test("every import leads to a known file", () => {
  const missing = [...graph].flatMap(([file, imports]) =>
    imports.filter((each) => !graph.has(each)).map((each) => `${file} -> ${each}`),
  );
  expect(missing).toEqual([]);
});

test("every kind of import is found", () => {
  const source = `
    import "./a";
    import b, { type B } from '../b.svelte';
    import type {
      C,
    } from "./c";
    export { d } from "./d";
    export type * from "./e";
    {#await import("./f.svelte") then { default: F }}
    let g: import("./g").G;
    import { vi } from "vitest";
    import "./h.css";
    import.meta.glob("./i");
  `;
  expect(importsIn(source)).toEqual(["./a", "../b.svelte", "./c", "./d", "./e", "./f.svelte", "./g"]);
});

test("findCycle finds a cycle wherever it starts, and nothing else", () => {
  const circle: Graph = new Map([
    ["a", ["b"]],
    ["b", ["x", "c"]],
    ["c", ["d"]],
    ["d", ["x", "b"]],
    ["x", []],
  ]);
  expect(findCycle(circle)).toEqual(["b", "c", "d", "b"]);
  expect(findCycle(new Map([["a", ["a"]]]))).toEqual(["a", "a"]);
  expect(
    findCycle(
      new Map([
        ["a", ["b", "c"]],
        ["b", ["d"]],
        ["c", ["d"]],
        ["d", []],
      ]),
    ),
  ).toEqual([]);
});
