// Load the rest of the client, so that a game on this device survives the loss of the network.
import { fetchManifest, fileUrl } from "./manifest";

const PART_RE = /^assets\/(?!worker)[^/]+\.(js|css|svg)$/; // workers are loaded with their game
const LANGUAGE_RE = /^assets\/language-(\w+)/;
/** How files are loaded without running or showing them, by extension. */
const LINK_TYPES: Record<string, string> = { js: "modulepreload", css: "stylesheet" };

/** Load all parts of the client, with the messages of one language. */
export async function preloadParts(language: string): Promise<void> {
  const { files } = await fetchManifest();
  const loaded = new Set([...document.querySelectorAll("link")].map(({ href }) => href));
  for (const { url } of files) {
    const extension = PART_RE.exec(url)?.[1];
    const isSpoken = (LANGUAGE_RE.exec(url)?.[1] ?? language) === language;
    if (!extension || !isSpoken || loaded.has(fileUrl(url))) continue;
    if (extension === "svg") new Image().src = fileUrl(url);
    else
      document.head.append(
        Object.assign(document.createElement("link"), { rel: LINK_TYPES[extension], href: fileUrl(url) }),
      );
  }
}
