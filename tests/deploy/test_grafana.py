"""The dashboard and the page for operators speak of metrics that are there, and of all of them."""

import json
import re
from typing import Any, Final

from prometheus_client.metrics import MetricWrapperBase

from lisboa.server.http.metrics import Metrics
from tests.docs.blocks import ROOT

DASHBOARD: Final[dict[str, Any]] = json.loads((ROOT / "deploy/grafana.json").read_text("utf-8"))
QUERIES: Final[list[str]] = [
    target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]
]
OF_PROMETHEUS: Final = {"le", "job", "instance"}  # labels that it adds itself
GROUPED: Final = re.compile(r"by \(([^)]*)\)")
LEGEND: Final = re.compile(r"{{(\w+)}}")


def served() -> dict[str, set[str]]:
    """The labels of each metric that `/metrics` shows, by its name there."""
    metrics = Metrics()
    shown = re.findall(r"^# TYPE (\w+)", metrics.text().decode(), re.MULTILINE)
    kinds = [kind for kind in vars(metrics).values() if isinstance(kind, MetricWrapperBase)]
    labels = {one.name: set(kind._labelnames) for kind in kinds for one in kind.describe()}
    return {name: labels[name.removesuffix("_total")] for name in shown}


def named(query: str) -> set[str]:
    names = re.findall(r"lisboa_\w+", query)
    return {re.sub(r"_(bucket|sum|count)$", "", name) for name in names}


def test_every_query_asks_for_metrics_and_labels_that_are_served() -> None:
    for query in QUERIES:
        known = set(OF_PROMETHEUS)
        for name in named(query):
            assert name in served(), query
            known |= served()[name]
        for group in GROUPED.findall(query):
            assert set(group.split(", ")) <= known, query
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            asked = ", ".join(GROUPED.findall(target["expr"])).split(", ")
            assert set(LEGEND.findall(target["legendFormat"])) <= {*asked, "instance"}, target


def test_a_number_on_the_dashboard_is_of_one_job() -> None:
    """Other programs of the same Prometheus may have metrics of these names."""
    for query in QUERIES:
        assert query.count('{job="$job"') == len(re.findall(r"lisboa_\w+|\bup\b", query)), query


def test_whatever_is_served_is_on_the_page_and_on_the_dashboard() -> None:
    page = (ROOT / "docs/operating.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(lisboa_\w+)`", page, re.MULTILINE)) == set(served())
    assert set().union(*map(named, QUERIES)) == set(served())
