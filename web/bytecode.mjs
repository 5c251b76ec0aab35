// Replace sources with bytecode, because compiling them takes a browser seconds at every start. Of the standard library
// only the modules imported at start are compiled, because bytecode is larger.
import { readFileSync, writeFileSync } from "node:fs";
import { URL } from "node:url";
import { loadPyodide } from "pyodide";

const COMPILE = `
import sys
from importlib import import_module
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import cache_from_source, source_hash
from zipfile import ZipFile, ZipInfo


def bytecode(name, source):
    """It is good whatever the source is."""
    return _code_to_hash_pyc(compile(source, name, "exec", dont_inherit=True), source_hash(source), checked=False)


def imported(library):
    """The names in the archive of Python's library, once everything that starts has started."""
    sys.path.insert(0, "/packages")
    for name in ("nasrid.server.local.host", "nasrid.server.bots.worker"):
        import_module(name)
    files = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
    return {file.removeprefix(library) for file in files if file.startswith(library)}


def pack(place_of):
    """Sources for which there is a place become bytecode there."""
    with ZipFile("/sources.zip") as sources, ZipFile("/bytecode.zip", "w") as result:
        for name in sources.namelist():
            content = sources.read(name)
            if name.endswith(".py") and (place := place_of(name)):
                result.writestr(ZipInfo(place), bytecode(name, content))
                content = b""
            result.writestr(ZipInfo(name), content)


started = imported("/lib/python314.zip/")
assert started
{"ours": lambda: pack(cache_from_source), "library": lambda: pack(lambda name: name in started and name + "c")}
`;

const bytes = (path) => new Uint8Array(readFileSync(new URL(path, import.meta.url)));

const python = await loadPyodide();
for (const archive of ["nasrid", "msgspec"])
    python.unpackArchive(bytes(`packed/${archive}.zip`), "zip", { extractDir: "/packages" });
const packs = python.runPython(COMPILE);

function replace(part, sources, archive) {
    python.FS.writeFile("/sources.zip", bytes(sources));
    packs.get(part)();
    writeFileSync(new URL(archive, import.meta.url), python.FS.readFile("/bytecode.zip"));
}

replace("ours", "packed/nasrid.zip", "packed/nasrid.zip");
replace("library", "node_modules/pyodide/python_stdlib.zip", "packed/library.zip");
