"""The developer tools, each tried on something small."""

from __future__ import annotations

import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

from tests.conftest import read_shard, select_shard
from tools import container, release, workflows

ROOT = Path(__file__).parents[1]


def test_shards_partition_the_tests(request: pytest.FixtureRequest) -> None:
    items = request.session.items
    parts = [select_shard(items, *read_shard(shard)) for shard in ("1/3", "2/3", "3/3")]
    shared_out = [item for groups, others in parts for item in (*chain(*groups), *others)]
    assert sorted(item.nodeid for item in shared_out) == sorted(item.nodeid for item in items)


def test_files_of_a_folder_may_be_named_in_any_order() -> None:
    files = ("tests/server/test_ids.py", "tests/test_tools.py", "tests/server/test_docs.py")
    command = (sys.executable, "-m", "pytest", "--setup-plan", "-q", "-n0", "-p", "no:cacheprovider", *files)
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stdout


def test_workflows_and_forms_match_their_schemas() -> None:
    assert workflows.main() == 0


def test_release_tag_matches_version_and_changelog(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "src" / "nasrid").mkdir(parents=True)
    (tmp_path / "src" / "nasrid" / "__init__.py").write_text('"""x"""\n__version__ = "1.2.3"\n')
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text("# Changelog\n\n## Unreleased\n\n- soon\n\n## 1.2.2 - 2026-01-01\n\n- old\n")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    assert release.read_changes("1.2.3") == "- soon\n"
    with pytest.raises(release.ReleaseError, match=r"The tag v1\.3\.0 is not v1\.2\.3"):
        release.check_tag("v1.3.0")
    with pytest.raises(release.ReleaseError, match="no heading"):
        release.check_tag("v1.2.3")
    changelog.write_text("# Changelog\n\n## Unreleased\n\n## 1.2.3 - 2026-02-01\n\n- new\n\n## 1.2.2 - 2026-01-01\n")
    release.check_tag("v1.2.3")
    assert release.read_changes("1.2.3") == "- new\n"
    with pytest.raises(release.ReleaseError, match=r"does not mention 2\.0\.0"):
        release.read_changes("2.0.0")


@pytest.mark.skipif(sys.platform == "win32", reason="the engine of this test is a shell script")
def test_container_engine_without_a_service_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert container.find_engine() is None
    for name, code in (("podman", 1), ("docker", 1), ("docker", 0)):
        engine = tmp_path / name
        engine.write_text(f"#!/bin/sh\nexit {code}\n")
        engine.chmod(0o755)
        assert container.find_engine() == (None if code else str(engine))
