// All messages at once, for tests.
import { type BundleName, BUNDLES } from "./bundles";
import { setLanguage, loadMessages } from "./fluent.svelte";

await setLanguage("en");
await loadMessages(...(Object.keys(BUNDLES) as BundleName[]));
