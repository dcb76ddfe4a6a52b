"""From what the service knows to what the wire says."""

from fishka.lexicon import list_here, words_here
from fishka.protocol import http
from fishka.protocol.messages import Notice, SeatOut, TableOut, ViewOut
from fishka.rules.edition import Edition
from fishka.rules.keyboards import keys_of
from fishka.rules.load import family, resolved
from fishka.rules.parameters import Parameters, TargetTable
from fishka.service.tables import Listed
from fishka.service.updates import Seen, TableView


def table_out(table: TableView) -> TableOut:
    """A table as a frame or answer."""
    return TableOut(
        game=table.game,
        status=table.status,
        edition=table.edition,
        modifiers=table.modifiers,
        lexicon=table.lexicon,
        lexicon_hash=table.lexicon_hash,
        seats=tuple(
            SeatOut(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                player=chair.player,
                level=chair.level,
                online=chair.online,
            )
            for chair in table.chairs
        ),
        host=table.host,
        you=table.you,
        casual=table.casual,
        dictionary=table.dictionary,
        family=table.family,
        house=table.house,
        rematch=table.rematch,
    )


def view_out(seen: Seen) -> ViewOut:
    """A view with its notices as a frame."""
    notices = [Notice(one.kind, one.seat, one.points, one.count, one.stands) for one in seen.facts]
    faults = [Notice("bot_fault", seat) for seat in seen.bot_faults]
    return ViewOut(
        game=seen.game,
        server_ms=seen.at_ms,
        view=seen.view,
        notices=(*notices, *faults),
        rack_order=seen.rack_order,
    )


def game_line(listed: Listed) -> http.GameOut:
    """A line of the list of games."""
    table = listed.table
    scores = listed.scores or (0,) * len(table.chairs)
    return http.GameOut(
        game=table.game,
        edition=table.edition,
        status=table.status,
        turn_is_mine=listed.to_act,
        seats=tuple(
            http.GameSeatOut(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                score=score,
                me=chair.seat == table.you,
            )
            for chair, score in zip(table.chairs, scores, strict=True)
        ),
        updated_ms=listed.updated_ms,
    )


def edition_line(edition: Edition) -> http.EditionLine:
    """A line of the list of editions."""
    params = edition.params
    return http.EditionLine(
        id=edition.id,
        title=edition.title,
        about=edition.about,
        language=params.language,
        players=(params.players_min, params.players_max),
        lexicon=params.lexicon,
        mode=edition.mode,
        skin=params.skin,
        words_here=words_here(params.lexicon, params.language),
        list_here=list_here(params.lexicon),
        family=family(edition),
    )


def _targets(params: Parameters) -> tuple[http.TargetsOut, ...]:
    target = params.target_score
    if not isinstance(target, TargetTable):
        return ()
    return tuple(
        http.TargetsOut(players, target.row(players), target.usual(players))
        for players in range(params.players_min, params.players_max + 1)
    )


def edition_out(edition: Edition) -> http.EditionOut:
    """An edition written out."""
    written = ("id", "title", "about", "modifiers", "tileset", "layout", "extends")
    tileset, layout = edition.tileset, edition.layout
    return http.EditionOut(
        id=edition.id,
        title=edition.title,
        about=edition.about,
        extends=edition.extends,
        targets=_targets(edition.params),
        parameters={name: value for name, value in resolved(edition).items() if name not in written}
        | {"tileset": tileset.id, "layout": layout.id},
        tileset=http.TileSetOut(
            id=tileset.id,
            title=tileset.title,
            letters=tuple(
                http.LetterOut(one.letter, one.count, one.value, one.vowel) for one in tileset.letters
            ),
            blanks=tileset.blanks.count,
            blank_title=tileset.blanks.title,
            total=tileset.total,
        ),
        layout=http.LayoutOut(
            id=layout.id,
            rows=layout.rows,
            legend={
                mark: http.SquareKindOut(kind.letter, kind.word, kind.start)
                for mark, kind in layout.legend.items()
            },
            start_squares=tuple(layout.start_squares),
            skins={
                name: http.SkinOut(skin.title, {"DL": skin.DL, "TL": skin.TL, "DW": skin.DW, "TW": skin.TW})
                for name, skin in layout.skins.items()
            },
        ),
        keys=keys_of(edition.params.language),
        words_here=words_here(edition.params.lexicon, edition.params.language),
        line=edition_line(edition),
    )
