// Replaces Vite's helper for `import()`, which requests the style sheets and modules of a part at once. Vite requests a
// style sheet only once, so after a failure its part would stay unstyled. Here the next try requests it again.
const requested = new Map<string, Promise<unknown>>();

/** Load a part and the files that it needs. Their addresses are relative to the importing file. */
export async function __vitePreload<Part>(load: () => Promise<Part>, files: string[] = [], importer?: string) {
  try {
    await Promise.all(files.map((file) => request(new URL(file, importer).href)));
    return await load();
  } catch (error) {
    dispatchEvent(new Event("vite:preloadError"));
    throw error;
  }
}

/** Request a file, unless the page has it. Resolve as soon as the part can be shown: style sheets are needed. */
function request(href: string): Promise<unknown> {
  const known = requested.get(href);
  if (known) return known;
  const isInPage = [...document.querySelectorAll("link")].some((link) => link.href === href);
  const request = isInPage ? Promise.resolve() : addLink(href);
  requested.set(href, request);
  return request;
}

function addLink(href: string): Promise<unknown> {
  const isSheet = href.endsWith(".css");
  const link = document.createElement("link");
  link.rel = isSheet ? "stylesheet" : "modulepreload";
  link.crossOrigin = "";
  link.href = href;
  document.head.append(link);
  if (!isSheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      requested.delete(href);
      reject(new Error(href));
    };
  });
}
