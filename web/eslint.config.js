import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["packed/", "public/", "src/net/protocol.ts"]),
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.ts", "**/*.svelte"],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "object-shorthand": "error",
      "prefer-template": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // `noUncheckedIndexedAccess` makes every indexed value optional; `!` marks the indices that are known to exist.
      "@typescript-eslint/no-non-null-assertion": "off",
      // A part that cannot be loaded is named, and its messages are loaded with it.
      "no-restricted-syntax": [
        "error",
        {
          selector: "ImportExpression:not(CallExpression[callee.name='loadPart'] > ArrowFunctionExpression > *)",
          message: "Load it with loadPart(() => import(...)), so that a failure has a sentence.",
        },
        {
          selector: "SvelteAwaitBlock CallExpression[callee.name='loadPart']",
          message: "Show it with <LazyPart>, so that a failure is shown and can be tried again.",
        },
      ],
      // Collections of `$state.raw` are replaced and never changed; the others are deliberately not reactive.
      "svelte/prefer-svelte-reactivity": "off",
      // TypeScript reports unused and undefined names, with `_` for parameters that a signature requires.
      "@typescript-eslint/no-unused-vars": "off",
      "no-undef": "off",
    },
  },
  // Tests import what they test after they have prepared it.
  { files: ["**/*.test.ts"], rules: { "no-restricted-syntax": "off" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
