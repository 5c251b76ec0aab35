"""The files for Prometheus and Grafana use only metrics and labels that exist."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from ruamel.yaml import YAML

from nasrid.server.metrics import Metrics, Readings
from tests.processes import nasrid

DEPLOY = Path(__file__).parents[2] / "deploy"
SCRAPED_LABELS = {"instance", "job"}  # Prometheus adds them to every sample


def load(name: str) -> Any:
    return YAML(typ="safe").load((DEPLOY / name).read_text(encoding="utf-8"))


def known_samples() -> dict[str, set[str]]:
    """Return the labels of every sample that a server with some traffic reports."""
    metrics = Metrics(lambda: Readings(free_disk_bytes=1))
    metrics.describe_build(version="1", rules="1", engine="compiled")
    metrics.count_command("done")
    metrics.count_request("/health", 200, 0.1)
    metrics.count_refusal("not_found")
    metrics.count_push("sent")
    families = text_string_to_metric_families(metrics.render().decode())
    known = {sample.name: {*sample.labels, *SCRAPED_LABELS} for family in families for sample in family.samples}
    return known | {"up": SCRAPED_LABELS}


def unknown_names(expression: str) -> set[str]:
    """Return the metrics and labels in a PromQL expression that no server reports."""
    known = known_samples()
    bare = re.sub(r'"[^"]*"', '""', expression)
    metrics = set(re.findall(r"\b(?:nasrid_\w+|process_\w+|up)\b", bare))
    labels = set(re.findall(r"(\w+)\s*(?:=~|!~|!=|=)\s*\"\"", bare))
    labels |= {name for names in re.findall(r"by \(([^)]*)\)", bare) for name in re.split(r",\s*", names)}
    available = set().union(*(known.get(metric, ()) for metric in metrics))
    assert metrics, expression
    assert bare.count("(") == bare.count(")"), expression
    return (metrics - known.keys()) | (labels - available)


def alerts() -> list[dict[str, Any]]:
    return [rule for group in load("alerts.yml")["groups"] for rule in group["rules"]]


@pytest.mark.parametrize("rule", alerts(), ids=lambda rule: rule["alert"])
def test_alert_uses_metrics_that_exist(rule: dict[str, Any]) -> None:
    assert not unknown_names(rule["expr"])
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert rule["annotations"].keys() == {"summary", "action"}
    known = set().union(*known_samples().values())
    assert set(re.findall(r"\$labels\.(\w+)", str(rule))) <= known


def test_dashboard_uses_metrics_that_exist() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    shown = ""
    for panel in panels:
        for target in panel["targets"]:
            assert not unknown_names(target["expr"]), panel["title"]
            labels = set(re.findall(r"{{(\w+)}}", target["legendFormat"]))
            assert labels <= set().union(*known_samples().values()), panel["title"]
            shown += target["expr"]
    families = {re.sub("_(total|bucket|sum|count|created)$", "", name) for name in known_samples()}
    own = {name for name in families if name.startswith("nasrid_")}
    assert {name for name in own if name not in shown} == set(), "the dashboard shows every metric"


@pytest.mark.parametrize(
    ("expression", "unknown"),
    [
        ("nasrid_players > 0", set()),
        ("nasrid_playerz > 0", {"nasrid_playerz"}),
        ("nasrid_command_seconds > 0", {"nasrid_command_seconds"}),
        ('nasrid_commands_total{result="done"}', {"result"}),
        ("sum by (le, table) (nasrid_command_seconds_bucket)", {"table"}),
    ],
)
def test_misspelt_names_are_found(expression: str, unknown: set[str]) -> None:
    assert unknown_names(expression) == unknown


def test_scrape_configuration_loads_the_alerts() -> None:
    settings = load("prometheus.yml")
    assert all((DEPLOY / file).is_file() for file in settings["rule_files"])
    jobs = {job["job_name"] for job in settings["scrape_configs"]}
    used = set(re.findall(r'job="(\w+)"', (DEPLOY / "alerts.yml").read_text() + (DEPLOY / "grafana.json").read_text()))
    used |= set(re.findall(r'job=\\"(\w+)\\"', (DEPLOY / "grafana.json").read_text()))
    assert used == jobs


# deploy/compose.yml


def compose() -> Any:
    return load("compose.yml")


def test_compose_matches_the_specification() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    checked = subprocess.run([*command, str(DEPLOY / "compose.yml")], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_compose_proxies_like_the_caddyfile() -> None:
    proxy = compose()["configs"]["caddy"]["content"]
    for line in (DEPLOY / "Caddyfile").read_text(encoding="utf-8").splitlines():
        if line.startswith("\t") and "reverse_proxy" not in line:
            assert line.strip() in proxy


def test_compose_starts_every_service_that_it_names() -> None:
    services, text = compose()["services"], (DEPLOY / "compose.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:@|//)(\w+)[:/]|\b(\w+):8000", text))
    assert {one or other for one, other in named} == services.keys() - {"caddy", "prometheus", "backup"}
    for service in services.values():
        assert {config["source"] for config in service.get("configs", [])} <= compose()["configs"].keys()
        assert {*service.get("depends_on", ())} <= services.keys()


def test_compose_uses_options_that_exist() -> None:
    help_text = nasrid("serve", "--help").stdout
    services = compose()["services"]
    for name in ("nasrid1", "nasrid2"):
        options = [argument.partition("=")[0] for argument in services[name]["command"]]
        assert len(options) == 4
        assert all(re.search(rf"{option}\b", help_text) for option in options)
        assert (DEPLOY / services[name]["build"]["context"] / services[name]["build"]["dockerfile"]).is_file()


def test_compose_backs_up_its_database() -> None:
    """The volume is mounted where the image has a folder of its user."""
    service, help_text = compose()["services"]["backup"], nasrid("backup", "--help").stdout
    database, keep, folder = service["command"]
    assert database in compose()["services"]["nasrid1"]["command"]
    assert keep.partition("=")[0] in help_text
    assert service["volumes"] == [f"backups:{folder}"]
    assert f"VOLUME {folder}\n" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert service["profiles"], "it does not start with the others"


def test_compose_shows_no_password_in_the_command_line() -> None:
    """Every user of the machine can read the command lines. The passwords have no default."""
    for service in compose()["services"].values():
        assert "PASSWORD" not in str(service.get("command", ""))
    text = (DEPLOY / "compose.yml").read_text(encoding="utf-8")
    settings = re.findall(r"\$\{(\w+)([^}]*)\}", text)
    assert {name for name, _ in settings} == {"NASRID_HOST", "DATABASE_PASSWORD", "BUS_PASSWORD"}
    assert {rest for _, rest in settings} == {":?set it in .env"}


def test_compose_trusts_only_its_own_network() -> None:
    (network,) = compose()["networks"]["default"]["ipam"]["config"]
    assert f"--proxies={network['subnet']}" in compose()["services"]["nasrid1"]["command"]


def test_compose_scrapes_and_proxies_every_process() -> None:
    processes = {f"{name}:8000" for name in compose()["services"] if name.startswith("nasrid")}
    for config in ("caddy", "prometheus"):
        assert set(re.findall(r"nasrid\d:8000", compose()["configs"][config]["content"])) == processes
