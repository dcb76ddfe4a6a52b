"""Buckets, counts, queues."""

import pytest

from fishka.protocol.messages import Pong
from fishka.web.limits import Bucket, Buckets, SocketCounts
from fishka.web.origins import same_origin
from fishka.web.outbox import Outbox


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate() -> None:
    bucket = Bucket(10.0, 30.0, 0.0)
    assert [bucket.take(0.0) for _ in range(31)] == [True] * 30 + [False]
    assert [bucket.take(1.0) for _ in range(11)] == [True] * 10 + [False]
    assert [bucket.take(100.0) for _ in range(31)] == [True] * 30 + [False]


def test_buckets_are_one_per_key() -> None:
    buckets = Buckets(0.0, 1.0)
    assert [buckets.take(key, 0.0) for key in ("a", "b", "a", "b")] == [True, True, False, False]


def test_old_buckets_are_forgotten() -> None:
    buckets = Buckets(0.0, 1.0)
    assert buckets.take("first", 0.0)
    for key in range(10_000):
        assert buckets.take(str(key), 0.0)
    assert buckets.take("first", 0.0)
    assert not buckets.take("9999", 0.0)


def test_sockets_are_counted_by_address_and_by_player() -> None:
    counts = SocketCounts()
    assert [counts.enter("here", "anna") for _ in range(11)] == [True] * 10 + [False]
    assert [counts.enter("here", f"guest{at}") for at in range(11)] == [True] * 10 + [False]
    counts.leave("here", "anna")
    assert counts.enter("here", "anna")
    assert not counts.enter("here", "boris")
    assert counts.enter("there", "boris")


async def test_an_outbox_keeps_order_and_counts_what_waits() -> None:
    outbox = Outbox(bytes_max=100)
    for at in range(3):
        outbox.put(Pong(at))
    assert await outbox.take() == b'{"t":"pong","server_ms":0}'
    outbox.sent(b'{"t":"pong","server_ms":0}')
    outbox.put(Pong(3))
    assert not outbox.overflowed.is_set()
    outbox.put(Pong(4))
    assert outbox.overflowed.is_set(), "four frames of 26 bytes wait, 100 may"
    outbox.put(Pong(5))


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "same"),
    [
        ("http://a.test", "a.test", "http", True),
        ("http://a.test", "a.test:80", "ws", True),
        ("https://a.test", "a.test", "wss", True),
        ("https://a.test:443", "a.test", "https", True),
        ("http://a.test:8000", "a.test:8000", "ws", True),
        ("http://[::1]:8000", "[::1]:8000", "ws", True),
        ("http://a.test", "b.test", "http", False),
        ("http://a.test", "a.test", "https", False),
        ("http://a.test", "a.test.evil", "http", False),
        ("http://a.test:x", "a.test", "http", False),
        ("null", "a.test", "http", False),
        ("", "", "http", False),
        ("http://", "", "http", False),
        ("ftp://a.test", "a.test", "http", False),
    ],
)
def test_an_origin_is_ours_when_scheme_host_and_port_are(
    origin: str, host: str, scheme: str, same: bool
) -> None:
    assert same_origin(origin, host, scheme, frozenset()) is same
    assert same_origin(origin, host, scheme, frozenset({origin}))
