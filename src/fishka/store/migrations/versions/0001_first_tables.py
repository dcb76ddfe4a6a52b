"""The first tables: guests, tables with chairs, events, secrets, rack orders."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "player",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("token_hash", name="uq_player_token_hash"),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("modifiers", sa.Text, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("host_id", sa.String(32), nullable=False),
        sa.Column("rematch_id", sa.String(32), nullable=True),
        sa.Column("turn", sa.Integer, nullable=True),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("updated_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sa.ForeignKeyConstraint(["host_id"], ["player.id"], name="fk_game_host_id"),
    )
    op.create_index("ix_game_status", "game", ["status"])
    op.create_index("ix_game_host_id", "game", ["host_id"])
    op.create_index("ix_game_updated_ms", "game", ["updated_ms"])
    op.create_table(
        "chair",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=True),
        sa.Column("level", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_chair"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_chair_game_id"),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_chair_player_id"),
    )
    op.create_index("ix_chair_player_id", "chair", ["player_id"])
    op.create_table(
        "event",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("schema", sa.Integer, nullable=False),
        sa.Column("type", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("command_id", sa.String(80), nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("actor", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seq", name="pk_event"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_event_game_id"),
        sa.UniqueConstraint("game_id", "command_id", "part", name="uq_event_game_id_command_id_part"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secret",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_secret"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_secret_game_id"),
    )
    op.create_table(
        "preference",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("rack_order", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "player_id", name="pk_preference"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_preference_game_id"),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_preference_player_id"),
    )


def downgrade() -> None:
    """Take them away."""
    for name in ("preference", "secret", "event", "chair", "game", "player"):
        op.drop_table(name)
