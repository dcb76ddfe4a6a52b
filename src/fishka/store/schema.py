"""Tables of the database. A change here needs a migration beside it; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMES)

player = Table(
    "player",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

game = Table(
    "game",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("edition", String(64), nullable=False, index=True),
    Column("modifiers", Text, nullable=False),  # JSON list of ids
    Column("pace", String(16), nullable=False),
    Column("host_id", String(32), ForeignKey("player.id"), nullable=False, index=True),
    Column("rematch_id", String(32), nullable=True),
    Column("turn", Integer, nullable=True),
    Column("scores", Text, nullable=False),  # JSON list of numbers
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    Column("house", Text, nullable=False, server_default='{"layer":"game"}'),  # JSON: a layer of words
    Column("own_list", String(64), nullable=True),  # hash of the host's own list
    Column("rules", Text, nullable=True),  # TOML: the house rules whose id `edition` is
)

chair = Table(
    "chair",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("player_id", String(32), ForeignKey("player.id"), nullable=True, index=True),
    Column("level", String(32), nullable=True),
    Column("strength", String(32), nullable=True),  # by which a target is found
)

event = Table(
    "event",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("type", String(32), nullable=False),
    Column("data", Text, nullable=False),  # the event as JSON
    Column("command_id", String(80), nullable=False),
    Column("part", Integer, nullable=False),
    Column("actor", String(40), nullable=False),
    UniqueConstraint("game_id", "command_id", "part"),
    sqlite_with_rowid=False,
)

secret = Table(
    "secret",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id"), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
)

preference = Table(
    "preference",
    metadata,
    Column("game_id", String(32), ForeignKey("game.id"), primary_key=True),
    Column("player_id", String(32), ForeignKey("player.id"), primary_key=True),
    Column("rack_order", Text, nullable=False),  # JSON list of tile numbers
)

house = Table(
    "house",
    metadata,
    Column("id", String(32), primary_key=True),  # follows the text: two players may keep the same rules
    Column("owner_id", String(32), ForeignKey("player.id"), primary_key=True, index=True),
    Column("text", Text, nullable=False),  # TOML
    Column("created_ms", BigInteger, nullable=False),
    Column("kept", Boolean, nullable=False, server_default=true()),  # no: off the shelf, but tables have them
)

appeal = Table(
    "appeal",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("lexicon", String(64), nullable=False),
    Column("word", String(40), nullable=False),
    Column("wish", String(8), nullable=False),
    Column("state", String(16), nullable=False),
    Column("answer", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("decided_ms", BigInteger, nullable=True),
    UniqueConstraint("lexicon", "word", "wish"),
)

supporter = Table(
    "supporter",
    metadata,
    Column("appeal_id", String(32), ForeignKey("appeal.id"), primary_key=True),
    Column("player_id", String(32), ForeignKey("player.id"), primary_key=True, index=True),
    Column("reason", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

server_word = Table(
    "server_word",
    metadata,
    Column("lexicon", String(64), primary_key=True),
    Column("word", String(40), primary_key=True),
    Column("change", String(8), nullable=False),
    Column("reason", Text, nullable=False),
    Column("appeal_id", String(32), ForeignKey("appeal.id"), nullable=True),
    Column("at_ms", BigInteger, nullable=False),
)

own_list = Table(
    "own_list",
    metadata,
    Column("owner_id", String(32), ForeignKey("player.id"), primary_key=True),
    Column("hash", String(64), primary_key=True, index=True),
    Column("name", String(80), nullable=False),
    Column("language", String(16), nullable=False),
    Column("word_count", Integer, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

own_words = Table(
    "own_words",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("packed", LargeBinary, nullable=False),  # the words, one a line, deflated
)

Index("ix_game_updated_ms", game.c.updated_ms)
