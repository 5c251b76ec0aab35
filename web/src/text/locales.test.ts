import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const files = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

// Fluent silently skips messages that it cannot parse.
test.each(Object.keys(files))("every message of %s can be parsed", (path) => {
  const resource = new FluentResource(files[path]!);
  const bundle = new FluentBundle("en");
  expect(bundle.addResource(resource)).toEqual([]);
  const written = [...files[path]!.matchAll(/^(-?[A-Za-z][\w-]*) *=/gm)].map((found) => found[1]);
  expect(resource.body.map(({ id }) => id)).toEqual(written);
});
