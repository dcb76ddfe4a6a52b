"""A real Dask cluster plays the games that threads play. Skipped where Dask is not installed."""

from pathlib import Path
from typing import Any

import pytest

from fishka.jobs.executor import Cluster, Threads
from fishka.jobs.training import TrainPlan, run_training

distributed: Any = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

PLAN = TrainPlan(edition="en_home", lexicon="en_general", rack_size=7, games=8, generations=1, seed=5)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_values_as_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fishka.jobs.training.BATCH_GAMES", 2)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as local:
        cluster = Cluster(local.scheduler_address)
        shared = run_training(PLAN, tmp_path / "cluster", cluster, lambda *_: None)
        cluster.close()
    with Threads(1) as executor:
        assert run_training(PLAN, tmp_path / "threads", executor, lambda *_: None) == shared
