"""Packages contain the browser client, and pinned versions agree everywhere."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from hatch_build import MSGSPEC_REQUIREMENT, MYPY_REQUIREMENT, NODE_REQUIREMENT
from nasrid.bots.learned.bundled import NETS_DIR

ROOT = Path(__file__).parents[1]
STATIC = "nasrid/server/web/static/"
MAX_NETS_BYTES = 4_000_000
MAX_OFFLINE_BYTES_WITHOUT_NETS = 9_000_000
TEXT = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def build(target: str, into: Path, root: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)],
        cwd=root,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """Build a wheel with the client as built by `make test`."""
    folder = tmp_path_factory.mktemp("wheel")
    done = build("wheel", folder, NASRID_SKIP_WEB="1")
    assert done.returncode == 0, done.stderr
    return ZipFile(next(folder.glob("*.whl")))


def test_wheel_contains_the_client(wheel: ZipFile) -> None:
    page = wheel.read(f"{STATIC}index.html").decode()
    named = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert {Path(name).suffix for name in named} >= {".js", ".css", ".webmanifest"}
    assert {STATIC + name for name in named} <= set(wheel.namelist())
    assert re.search(r'<link rel="icon" href="(data:image/svg\+xml,%3Csvg|/favicon\.svg")', page)
    assert f"{STATIC}.sources" not in wheel.namelist()


@pytest.mark.parametrize(("package", "least"), [("ray", ">=2.40"), ("onnxruntime", ">=1.19")])
def test_wheel_requires_packages_only_where_they_have_wheels(wheel: ZipFile, package: str, least: str) -> None:
    metadata = wheel.read(next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))).decode()
    required = [Requirement(line) for line in re.findall(rf"^Requires-Dist: ({package}\b.*)$", metadata, re.M)]
    intel_mac = {"sys_platform": "darwin", "platform_machine": "x86_64", "python_version": "3.12"}
    needed = {
        (extra, str(each.specifier))
        for each in required
        for extra in ("all", "ray", "onnx")
        if each.marker and each.marker.evaluate(intel_mac | {"extra": extra})
    }
    assert needed == {({"onnxruntime": "onnx"}.get(package, package), least)}
    assert {str(each.specifier) for each in required} == {least}
    assert any(each.marker and each.marker.evaluate({"sys_platform": "linux", "extra": "all"}) for each in required)


def test_wheel_contains_the_messages_of_every_language(wheel: ZipFile) -> None:
    languages = json.loads(wheel.read("nasrid/locales/languages.json"))
    assert {f"nasrid/locales/{code}/terminal.ftl" for code in languages} <= set(wheel.namelist())
    assert not [name for name in wheel.namelist() if "glossary" in name]


def test_client_texts_are_also_compressed(wheel: ZipFile) -> None:
    texts = [file for file in wheel.infolist() if file.filename.startswith(STATIC) and file.filename.endswith(TEXT)]
    large = [file for file in texts if file.file_size >= 1024]
    assert large
    for file in large:
        assert gzip.decompress(wheel.read(f"{file.filename}.gz")) == wheel.read(file)
        assert wheel.getinfo(f"{file.filename}.br").file_size < file.file_size


def test_source_distribution_contains_the_client_sources(tmp_path: Path) -> None:
    assert build("sdist", tmp_path).returncode == 0
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"hatch_build.py", "compile.py", "web/package-lock.json", "web/.npmrc", "web/src/main.ts"} <= names
    assert any(re.fullmatch(r"locales/en/\w+\.ftl", name) for name in names)
    assert not any("node_modules" in name or "web/static/" in name for name in names)


# Installation (docs/installing.md)


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """Return the Python of a new virtual environment."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")], check=True)
    return tmp_path / "venv" / "bin" / "python"


@pytest.fixture
def index(tmp_path: Path) -> Path:
    """Return a folder with empty packages instead of those of the extra `languages`. It does not contain Nasrid."""
    folder = tmp_path / "index"
    folder.mkdir()
    for name in ("babel", "fluent.runtime"):
        stem = f"{name.replace('.', '_')}-99.0"
        with ZipFile(folder / f"{stem}-py3-none-any.whl", "w") as archive:
            archive.writestr(f"{stem}.dist-info/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 99.0\n")
            archive.writestr(
                f"{stem}.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
            )
            archive.writestr(f"{stem}.dist-info/RECORD", "")
    return folder


def install(python: Path, index: Path, requirement: str) -> set[str]:
    """Install a requirement. Return the names of all installed packages."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    options = ["--no-index", "--find-links", str(index), "--no-compile"]
    subprocess.run([*pip, "install", *options, requirement], check=True, capture_output=True, env=without_python())
    listed = subprocess.run([*pip, "list", "--format=json"], check=True, capture_output=True, env=without_python())
    return {package["name"] for package in json.loads(listed.stdout)}


def without_python() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("NASRID_", "PYTHON"))}


def test_release_file_is_installed_with_an_extra(wheel: ZipFile, python: Path, index: Path) -> None:
    assert install(python, index, f"{wheel.filename}[languages]") == {"nasrid", "babel", "fluent.runtime"}


def test_printed_command_adds_an_extra_to_a_release_file(wheel: ZipFile, python: Path, index: Path) -> None:
    """The package index need not know Nasrid: pip only adds what the installed package names."""
    assert install(python, index, str(wheel.filename)) == {"nasrid"}
    nasrid = [str(python.with_name("nasrid")), "--language", "hu", "play"]
    refused = subprocess.run(nasrid, capture_output=True, text=True, check=False, env=without_python())
    [requirement] = re.findall(r'pip install "(.+)"', refused.stderr)
    assert install(python, index, requirement) == {"nasrid", "babel", "fluent.runtime"}


def test_source_distribution_can_be_installed(tmp_path: Path) -> None:
    assert build("sdist", tmp_path).returncode == 0
    [sources] = tmp_path.glob("*.tar.gz")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-index", "--no-deps"]
    command = [*pip, "--no-build-isolation", "--wheel-dir", str(tmp_path), str(sources)]
    done = subprocess.run(
        command, env=os.environ | {"NASRID_SKIP_WEB": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert {"nasrid/i18n/english.py", "nasrid/locales/en/cli.ftl"} <= set(ZipFile(wheel).namelist())


EXTRAS = PROJECT["project"]["optional-dependencies"]
INSTALLING = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")


def test_every_extra_is_documented() -> None:
    assert re.findall(r"^\| `([a-z]+)` \|", INSTALLING, re.M) == list(EXTRAS)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs", "examples"])
def test_documents_install_from_files_and_name_extras_that_exist(page: str) -> None:
    """Nasrid is not published, so `pip install nasrid` would find nothing or something else."""
    files = [ROOT / page] if page.endswith(".md") else [*(ROOT / page).rglob("*.md"), *(ROOT / page).rglob("*.py")]
    for file in files:
        for line in re.findall(r"^.*pip install.*$", file.read_text(encoding="utf-8"), re.M):
            if file.name != "installing.md":
                assert "nasrid" not in line.partition("pip install")[2], f"{file}: {line}"
            for extras in re.findall(r"\[([a-z,]+)\]\"", line):
                known = {*EXTRAS, "rllib"}  # rllib is an extra of ray
                assert known.issuperset(extras.split(",")), f"{file}: {line}"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Return a small project."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "nasrid").mkdir(parents=True)
    (tmp_path / "src" / "nasrid" / "__init__.py").write_text('__version__ = "0.0.1"')
    return tmp_path


def test_build_fails_without_client_sources_unless_disabled(small: Path) -> None:
    failed = build("wheel", small / "dist", small)
    assert failed.returncode != 0
    assert "web/, which is missing" in failed.stderr
    assert "NASRID_SKIP_WEB=1" in failed.stderr
    assert build("wheel", small / "dist", small, NASRID_SKIP_WEB="1").returncode == 0


def test_wheel_is_universal_unless_compiled(small: Path) -> None:
    for name in ("game.py", "game.cpython-311.so", "compiled.json"):  # as in a checkout
        (small / "src" / "nasrid" / name).touch()
    assert build("wheel", small / "dist", small, NASRID_SKIP_WEB="1").returncode == 0
    [wheel] = (small / "dist").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in ZipFile(wheel).namelist() if name.startswith("nasrid/")] == [
        "nasrid/__init__.py",
        "nasrid/game.py",
    ]


@pytest.mark.parametrize("possible", [True, False])
def test_wheel_can_contain_compiled_modules(small: Path, possible: bool) -> None:
    """A stub replaces compile.py, which takes long."""
    (small / "made.so").touch()
    answer = "return {ROOT / 'src/nasrid/game.so': ROOT / 'made.so'}" if possible else "raise CompileError('it rains')"
    (small / "compile.py").write_text(
        "from pathlib import Path\n"
        "ROOT = Path(__file__).parent\n"
        "RUNTIME_REQUIREMENTS = ('librt',)\n"
        "class CompileError(Exception): pass\n"
        "class ENGINE:\n"
        f"    def compile(): {answer}\n"
    )
    done = build("wheel", small / "dist", small, NASRID_SKIP_WEB="1", NASRID_COMPILE="1")
    if not possible:
        assert done.returncode != 0
        assert "Nasrid could not be compiled: it rains." in done.stderr
        return
    [path] = (small / "dist").iterdir()
    wheel = ZipFile(path)
    assert re.search(r"-cp\d+-cp\w+-\w+\.whl$", path.name)
    assert "nasrid/game.so" in wheel.namelist()
    [metadata] = [name for name in wheel.namelist() if name.endswith("/METADATA")]
    assert "Requires-Dist: librt" in wheel.read(metadata).decode()


# Pins


def test_client_packages_are_pinned_without_hosts() -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for version in (asked["dependencies"] | asked["devDependencies"] | asked["overrides"]).values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    packages = {name: package for name, package in LOCK["packages"].items() if name}
    assert not any("resolved" in package for package in packages.values())
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())


def test_client_is_built_without_the_packages_of_its_tests() -> None:
    """`make play` and `pip install` do not install the others."""
    web = ROOT / "web"
    sources = [*web.glob("*.ts"), web / "bytecode.mjs", web / "svelte.config.js"]
    sources += [path for suffix in ("ts", "svelte") for path in (web / "src").rglob(f"*.{suffix}")]
    built = [path for path in sources if path.name != "vitest.config.ts" and not path.name.endswith(".test.ts")]
    imported = {
        name for path in built for name in re.findall(r'from "((?:@[\w-]+/)?[a-z][\w-]*)[/"]', path.read_text("utf-8"))
    }
    asked = json.loads((web / "package.json").read_text(encoding="utf-8"))
    assert {"svelte", "vite", "pyodide"} <= imported
    assert not imported & asked["devDependencies"].keys()
    assert imported <= asked["dependencies"].keys()


@pytest.mark.parametrize("system", ["linux-x64-gnu", "linux-arm64-gnu", "linux-x64-musl", "darwin-x64", "darwin-arm64"])
def test_client_can_be_built_on_other_systems(system: str) -> None:
    assert {f"node_modules/@rolldown/binding-{system}", f"node_modules/lightningcss-{system}"} <= LOCK[
        "packages"
    ].keys()


def test_pinned_versions_agree() -> None:
    server = pins(ROOT / "deploy" / "requirements.txt")
    in_browser = pins(ROOT / "web" / "wheels.txt")
    assert {NODE_REQUIREMENT, MYPY_REQUIREMENT} <= {*PROJECT["dependency-groups"]["build"]}
    assert MSGSPEC_REQUIREMENT == f"msgspec=={server['msgspec']}" == f"msgspec=={in_browser['msgspec']}"
    assert server.items() <= pins(ROOT / "requirements" / "dev.txt").items()


def test_wheel_can_play_without_a_server(wheel: ZipFile) -> None:
    """Everything that a device stores is included, and the packed runtime only once."""
    kept = json.loads(wheel.read(f"{STATIC}offline.json"))["files"]
    assert {STATIC + file["url"] for file in kept} <= set(wheel.namelist())
    assert {".bin", ".zip", ".js", ".woff2"} <= {Path(file["url"]).suffix for file in kept}
    assert not any(name.endswith(".wasm") for name in wheel.namelist())
    nets_size_bytes = sum(path.stat().st_size for path in NETS_DIR.glob("*.net"))
    assert nets_size_bytes < MAX_NETS_BYTES
    assert sum(file["size"] for file in kept) - nets_size_bytes < MAX_OFFLINE_BYTES_WITHOUT_NETS


def pins(file: Path) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", file.read_text(encoding="utf-8"), flags=re.M))
