"""Metrics in the text format of Prometheus."""

from prometheus_client.parser import text_string_to_metric_families

from nasrid.server.metrics import Metrics


def samples(metrics: Metrics) -> dict[str, float]:
    families = text_string_to_metric_families(metrics.render().decode())
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in families
        for sample in family.samples
        if sample.name.startswith("nasrid_command")
    }


def metrics() -> Metrics:
    return Metrics(lambda: {"bots_waiting": 0, "sockets": 0, "owned": 0, "followed": 0})


def test_commands_are_counted_by_their_outcome() -> None:
    counted = metrics()
    for outcome in ("done", "stale", "done"):
        counted.count_command(outcome)
    assert samples(counted)["nasrid_commands_total done"] == 2
    assert samples(counted)["nasrid_commands_total stale"] == 1


def test_bucket_counts_durations_up_to_its_bound() -> None:
    counted = metrics()
    for seconds in (0.001, 0.002, 0.015, 60.0):
        counted.command_seconds.observe(seconds)
    figures = samples(counted)
    buckets = {bound: figures[f"nasrid_command_seconds_bucket {bound}"] for bound in ("0.002", "0.01", "0.02", "5.0")}
    assert buckets == {"0.002": 2, "0.01": 2, "0.02": 3, "5.0": 3}
    assert figures["nasrid_command_seconds_bucket +Inf"] == figures["nasrid_command_seconds_count"] == 4
    assert figures["nasrid_command_seconds_sum"] == 60.018
