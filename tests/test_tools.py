"""The tools of developers: each does what it is for, on something small."""

from __future__ import annotations

from argparse import ArgumentTypeError
from itertools import chain
from pathlib import Path

import pytest

from tests.conftest import part_of, read_shard
from tools import quick, release, site, workflows

ROOT = Path(__file__).parents[1]


def test_shards_are_all_tests_without_overlap(request: pytest.FixtureRequest) -> None:
    items = request.session.items
    parts = [part_of(items, *read_shard(shard)) for shard in ("1/3", "2/3", "3/3")]
    shared_out = [item for groups, others in parts for item in (*chain(*groups), *others)]
    assert sorted(item.nodeid for item in shared_out) == sorted(item.nodeid for item in items)


@pytest.mark.parametrize("text", ["0/3", "4/3", "3", "one/three"])
def test_what_is_no_shard_is_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=f"'{text}' is not one of several parts, like 1/3, 2/3 and 3/3"):
        read_shard(text)


PAGE = '<h2 id="here">x</h2><a href="{}">x</a>'


@pytest.mark.parametrize("link", ["#here", "two.html", "two.html#here", "https://example.org/", "notes%20of.txt"])
def test_a_link_that_leads_somewhere_is_none_of_the_dead(tmp_path: Path, link: str) -> None:
    make_site(tmp_path, link)
    assert site.dead_links(tmp_path) == []


@pytest.mark.parametrize("link", ["#there", "three.html", "two.html#there", "../one.html"])
def test_a_dead_link_is_found(tmp_path: Path, link: str) -> None:
    make_site(tmp_path, link)
    assert site.dead_links(tmp_path) == [f"one.html links to {link}, which is not there"]


def make_site(folder: Path, link: str) -> None:
    (folder / "one.html").write_text(PAGE.format(link))
    (folder / "two.html").write_text(PAGE.format("one.html"))
    (folder / "notes of.txt").touch()


def test_workflows_and_forms_are_as_their_host_wants_them(tmp_path: Path) -> None:
    assert workflows.main() == 0
    wrong = tmp_path / "wrong.yml"
    wrong.write_text("name: Checks\non: push\njobs:\n  test:\n    steps: []\n")
    assert not workflows.check("vendor.github-workflows", [wrong])


def test_a_tag_is_the_version_and_has_its_changes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "src" / "nasrid").mkdir(parents=True)
    (tmp_path / "src" / "nasrid" / "__init__.py").write_text('"""x"""\n__version__ = "1.2.3"\n')
    changelog = tmp_path / "CHANGELOG.md"
    changelog.write_text("# Changelog\n\n## Unreleased\n\n- soon\n\n## 1.2.2 - 2026-01-01\n\n- old\n")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    assert release.changes("1.2.3") == "- soon\n"
    with pytest.raises(release.ReleaseError, match=r"The tag v1\.3\.0 is not v1\.2\.3"):
        release.check_tag("v1.3.0")
    with pytest.raises(release.ReleaseError, match="no heading"):
        release.check_tag("v1.2.3")
    changelog.write_text("# Changelog\n\n## Unreleased\n\n## 1.2.3 - 2026-02-01\n\n- new\n\n## 1.2.2 - 2026-01-01\n")
    release.check_tag("v1.2.3")
    assert release.changes("1.2.3") == "- new\n"
    with pytest.raises(release.ReleaseError, match=r"says nothing of 2\.0\.0"):
        release.changes("2.0.0")


def test_the_changelog_tells_of_this_version() -> None:
    assert "### Added" in release.changes(release.version())


def test_quick_checks_run_the_tests_of_what_has_changed() -> None:
    assert quick.tests_of([]) == sorted(quick.ALWAYS)
    assert "tests/rules" in quick.tests_of(["src/nasrid/rules/turn/act.py"])
    assert "tests/rules/test_end.py" not in quick.tests_of(["src/nasrid/rules/game.py", "tests/rules/test_end.py"])
    assert "tests/rules/test_end.py" in quick.tests_of(["tests/rules/test_end.py"])
    named = {test for tests in quick.TESTS.values() for test in tests}
    assert all((ROOT / test).exists() for test in named | set(quick.ALWAYS))
