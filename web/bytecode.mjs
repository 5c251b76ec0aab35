// Replaces the sources in packed/nasrid.zip by their bytecode: to compile them takes a browser seconds, at every start.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const ARCHIVE = new URL("packed/nasrid.zip", import.meta.url);
const COMPILE = `
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import cache_from_source, source_hash
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo


def bytecode(name, source):
    """It is good whatever the source is."""
    return _code_to_hash_pyc(compile(source, name, "exec", dont_inherit=True), source_hash(source), checked=False)


with ZipFile("/sources.zip") as sources, ZipFile("/bytecode.zip", "w") as result:
    for name in sources.namelist():
        content = sources.read(name)
        if name.endswith(".py"):
            result.writestr(ZipInfo(cache_from_source(name)), bytecode(name, content), ZIP_DEFLATED, 9)
            content = b""  # modules look at their own names to see whether they are compiled to machine code
        result.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)
`;

const python = await loadPyodide();
python.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(ARCHIVE)));
python.runPython(COMPILE);
writeFileSync(ARCHIVE, python.FS.readFile("/bytecode.zip"));
