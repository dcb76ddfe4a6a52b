"""Who does many independent jobs: threads of this process, or a Dask cluster."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import import_module
from itertools import islice
from types import TracebackType
from typing import Any, Final, Protocol, Self, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD: Final = 4
"""Jobs handed out beyond one for each worker: results are wanted in order, and none shall wait for them."""


class Executor(Protocol):
    """Does jobs. The results come in the order of the items, whatever the order of their making."""

    def map(self, job: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """The results of `job` for each item. A failure is raised where its result would have come."""
        ...

    def close(self) -> None:
        """Gives the workers back; jobs that nobody waits for are dropped."""
        ...


class ClusterMissingError(Exception):
    """Dask is not installed (`pip install fishka[cluster]`), or nobody answers at the address."""


class Threads:
    """Threads of this process: right for jobs that release the GIL, as the kernel's do."""

    def __init__(self, count: int) -> None:
        self._count = max(1, count)
        self._pool = ThreadPoolExecutor(self._count, thread_name_prefix="fishka-job")

    def map(self, job: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """See Executor."""
        waiting: deque[Future[Result]] = deque()
        rest = iter(items)
        for item in islice(rest, self._count + AHEAD):
            waiting.append(self._pool.submit(job, item))
        while waiting:
            result = waiting.popleft().result()
            for item in islice(rest, 1):
                waiting.append(self._pool.submit(job, item))
            yield result

    def close(self) -> None:
        """See Executor."""
        self._pool.shutdown(cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()


class Cluster:
    """A Dask cluster: its workers need this program, its lists and no more. Raises ClusterMissingError."""

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = import_module("distributed")
        except ImportError as error:
            raise ClusterMissingError("dask") from error
        try:
            self._client = distributed.Client(address, timeout=10, set_as_default=False)
        except (OSError, ValueError) as error:
            raise ClusterMissingError(address) from error

    def map(self, job: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        """See Executor."""
        waiting: deque[Any] = deque()
        rest = iter(items)
        threads = sum(self._client.nthreads().values())
        for item in islice(rest, max(1, threads) + AHEAD):
            waiting.append(self._client.submit(job, item, pure=False))
        while waiting:
            result = waiting.popleft().result()
            for item in islice(rest, 1):
                waiting.append(self._client.submit(job, item, pure=False))
            yield result

    def close(self) -> None:
        """See Executor."""
        self._client.close()
