// Parts of the client that are loaded on first use. Every `import()` goes through here, which eslint checks.
import type { BundleName } from "../text/bundles";
import { loadMessages } from "../text/fluent.svelte";

/** A part could not be loaded: the network is lost, or the server has a newer client. */
export class MissingPartError extends Error {}

/** Load a part together with its messages. */
export async function loadPart<Part>(load: () => Promise<Part>, ...texts: BundleName[]): Promise<Part> {
  try {
    return (await Promise.all([load(), loadMessages(...texts)]))[0];
  } catch (error) {
    throw new MissingPartError(String(error));
  }
}
