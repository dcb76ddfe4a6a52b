"""Words: appeals with their supporters, the server's own words, lists of players, house words of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.add_column("game", sa.Column("house", sa.Text, nullable=False, server_default='{"layer":"game"}'))
    op.add_column("game", sa.Column("own_list", sa.String(64), nullable=True))
    op.create_table(
        "appeal",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("lexicon", sa.String(64), nullable=False),
        sa.Column("word", sa.String(40), nullable=False),
        sa.Column("wish", sa.String(8), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("decided_ms", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_appeal"),
        sa.UniqueConstraint("lexicon", "word", "wish", name="uq_appeal_lexicon_word_wish"),
    )
    op.create_table(
        "supporter",
        sa.Column("appeal_id", sa.String(32), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("appeal_id", "player_id", name="pk_supporter"),
        sa.ForeignKeyConstraint(["appeal_id"], ["appeal.id"], name="fk_supporter_appeal_id"),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_supporter_player_id"),
    )
    op.create_index("ix_supporter_player_id", "supporter", ["player_id"])
    op.create_table(
        "server_word",
        sa.Column("lexicon", sa.String(64), nullable=False),
        sa.Column("word", sa.String(40), nullable=False),
        sa.Column("change", sa.String(8), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("appeal_id", sa.String(32), nullable=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("lexicon", "word", name="pk_server_word"),
        sa.ForeignKeyConstraint(["appeal_id"], ["appeal.id"], name="fk_server_word_appeal_id"),
    )
    op.create_table(
        "own_list",
        sa.Column("owner_id", sa.String(32), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("word_count", sa.Integer, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("owner_id", "hash", name="pk_own_list"),
        sa.ForeignKeyConstraint(["owner_id"], ["player.id"], name="fk_own_list_owner_id"),
    )
    op.create_index("ix_own_list_hash", "own_list", ["hash"])
    op.create_table(
        "own_words",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_own_words"),
    )


def downgrade() -> None:
    """Take them away."""
    for name in ("own_words", "own_list", "server_word", "supporter", "appeal"):
        op.drop_table(name)
    op.drop_column("game", "own_list")
    op.drop_column("game", "house")
