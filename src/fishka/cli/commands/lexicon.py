"""`fishka lexicon ...`: what lists there are, what is in them, and building their graphs ahead of use."""

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from fishka.bots.registry import LEVELS
from fishka.cli.io import Io
from fishka.cli.lookups import find_edition, find_kit, find_lexicon
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import Json, LexiconId
from fishka.kernel import Kernel
from fishka.lexicon import lexicon_faults, lexicon_ids, lexicon_infos, notice_text
from fishka.rules.load import edition_ids

AnyLexicon = Annotated[str | None, Parameter(help="cli-argument-lexicon")]


def lexicon_list(io: Io, *, json: Json = False) -> int:
    """One line a list; exit code 3 when the installation has none."""
    infos = lexicon_infos()
    for fault in lexicon_faults():
        io.note(io.text(f"lexicon-fault-{fault.code.value.replace('_', '-')}", **fault.params))
    if not infos:
        raise Stop(Exit.MISSING, "cli-offer-none")
    if json:
        keys = ("id", "version", "hash", "language", "count", "licence")
        io.json({"lexicons": [{key: getattr(info, key) for key in keys} for info in infos]})
        return Exit.DONE
    width = max(len(info.id) for info in infos)
    for info in infos:
        count = io.text("cli-lexicon-count", count=info.count)
        io.say(f"{info.id:{width}}  {info.language} · {count} · {info.version} · {info.licence}")
    return Exit.DONE


def lexicon_card(io: Io, lexicon: LexiconId, /, *, json: Json = False) -> int:
    """Everything on the card of a list, its licence text and credits too."""
    info = find_lexicon(lexicon).info
    notice = notice_text(info)
    if json:
        io.json({**msgspec.to_builtins(info, str_keys=True), "notice_text": notice})
        return Exit.DONE
    io.say(f"{info.id} · {info.language} · {io.text('cli-lexicon-count', count=info.count)}")
    io.say(io.text("cli-lexicon-version", version=info.version))
    io.say(io.text("cli-lexicon-hash", hash=info.hash))
    lengths = [f"{length}: {count}" for length, count in info.counts_by_length.items()]
    io.say(io.text("cli-lexicon-lengths", lengths=lengths))
    io.say(io.text("cli-lexicon-tiers", tiers=[f"{tier}: {n}" for tier, n in info.counts_by_tier.items()]))
    io.say(io.text("cli-lexicon-licence", licence=info.licence))
    for one in info.sources:
        io.say(io.text("cli-lexicon-source", name=one.name, version=one.version, licence=one.licence))
    if notice is not None:
        io.say("")
        io.say(notice.rstrip())
    return Exit.DONE


def lexicon_build(io: Io, lexicon: AnyLexicon = None, /, *, json: Json = False) -> int:
    """Build the graphs of every edition that plays with the list (or of every edition) that are not there."""
    if lexicon is not None:
        find_lexicon(lexicon)
    built = list(_build(io, lexicon))
    if not built:
        raise Stop(Exit.USAGE, "cli-fault-lexicon-unused", lexicon=lexicon or "")
    if json:
        io.json({"graphs": built})
        return Exit.DONE
    for one in built:
        io.say(
            io.text(
                "cli-lexicon-built",
                edition=one["edition"],
                vocabulary=io.text(f"cli-vocabulary-{one['vocabulary']}"),
                count=one["words"],
                kilobytes=one["bytes"] // 1024,
                seconds=one["seconds"],
            )
        )
    return Exit.DONE


def lexicon_export(io: Io, lexicon: LexiconId, /, *, json: Json = False) -> int:
    """Every word in canonical order, one a line."""
    found = find_lexicon(lexicon)
    if json:
        io.json({"lexicon": found.info.id, "hash": found.info.hash, "words": list(found.words())})
        return Exit.DONE
    for word in found.words():
        io.say(word)
    return Exit.DONE


def _build(io: Io, lexicon: str | None) -> Iterator[dict[str, Any]]:
    lists = lexicon_ids()
    for edition_id in edition_ids():
        edition = find_edition(io, edition_id)
        if lexicon not in (None, edition.params.lexicon) or edition.params.lexicon not in lists:
            continue
        kit = find_kit(io, edition, None)
        makers: dict[str, Callable[[], Kernel]] = {"full": partial(getattr, kit, "kernel")}
        for level in LEVELS.values():
            makers[level.vocabulary] = partial(kit.thinker, level.vocabulary)
        for vocabulary, make in makers.items():
            name = io.text(f"cli-vocabulary-{vocabulary}")
            io.note(io.text("cli-lexicon-building", edition=edition_id, vocabulary=name))
            start = perf_counter()
            graph = make().graph
            yield {
                "edition": edition_id,
                "lexicon": edition.params.lexicon,
                "vocabulary": vocabulary,
                "words": graph.word_count,
                "bytes": graph.size_bytes,
                "seconds": round(perf_counter() - start, 2),
            }
