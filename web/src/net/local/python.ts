// Python in a worker, with Nasrid. All files come from the folder of this script.
import { loadPyodide } from "pyodide";
import createPyodideModule from "../../../node_modules/pyodide/pyodide.asm.mjs";
import { info } from "../../../node_modules/pyodide/pyodide-lock.json";
import library from "../../../packed/library.zip?url";
import msgspec from "../../../packed/msgspec.zip?url";
import nasrid from "../../../packed/nasrid.zip?url";
import runtime from "../../../packed/runtime.bin?url";

const WASM_FILE = "pyodide.asm.wasm"; // the name under which the runtime requests it
const PACKAGES_DIR = "/packages";

const fileUrl = (file: string): string => new URL(file, import.meta.url).href;

let isDownloadLost = false;

/** Return whether a file could not be downloaded. */
export const hasDownloadFailed = (): boolean => isDownloadLost;

const originalFetch = globalThis.fetch;

async function download(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const answer = await originalFetch(input, init);
    if (answer.ok) return answer;
    throw new Error(`${String(input)}: ${answer.status}`);
  } catch (error) {
    isDownloadLost = true;
    throw error;
  }
}

/** Fetch from the offline cache if possible. */
async function fetchFile(file: string): Promise<Response> {
  const address = fileUrl(file);
  const kept = await globalThis.caches?.match(address).catch(() => undefined); // storage may be forbidden
  return kept ?? download(address);
}

async function fetchBytes(file: string): Promise<ArrayBuffer> {
  return (await fetchFile(file)).arrayBuffer();
}

async function fetchUnpacked(file: string): Promise<Response> {
  const { body } = await fetchFile(file);
  return new Response(body!.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": "application/wasm" },
  });
}

export type Python = Awaited<ReturnType<typeof loadPyodide>>;

export async function startPython(): Promise<Python> {
  globalThis.fetch = (input, init) =>
    String(input).endsWith(WASM_FILE) ? fetchUnpacked(runtime) : download(input, init);
  const [python, sources, wheel] = await Promise.all([
    loadPyodide({
      indexURL: fileUrl("./"),
      stdLibURL: fileUrl(library),
      lockFileContents: { info, packages: {} }, // the packages are bundled
      createPyodideModule,
    } as Parameters<typeof loadPyodide>[0]),
    fetchBytes(nasrid),
    fetchBytes(msgspec),
  ]);
  python.unpackArchive(sources, "zip", { extractDir: PACKAGES_DIR });
  python.unpackArchive(wheel, "zip", { extractDir: PACKAGES_DIR });
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES_DIR}")`);
  return python;
}
