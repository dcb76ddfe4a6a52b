"""House rules that players keep; how strong a player says he is."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table."""
    op.add_column("chair", sa.Column("strength", sa.String(32), nullable=True))
    op.create_table(
        "house",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("owner_id", sa.String(32), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", "owner_id", name="pk_house"),
        sa.ForeignKeyConstraint(["owner_id"], ["player.id"], name="fk_house_owner_id"),
    )
    op.create_index("ix_house_owner_id", "house", ["owner_id"])


def downgrade() -> None:
    """Take it away."""
    op.drop_table("house")
    op.drop_column("chair", "strength")
