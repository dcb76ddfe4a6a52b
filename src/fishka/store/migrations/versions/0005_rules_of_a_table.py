"""A table has its house rules whole: they do not depend on anybody's shelf."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The tables that there are get theirs from the shelves."""
    op.add_column("game", sa.Column("rules", sa.Text, nullable=True))
    op.create_index("ix_game_edition", "game", ["edition"])
    game, house = (
        sa.table("game", sa.column("edition"), sa.column("rules")),
        sa.table("house", sa.column("id"), sa.column("text")),
    )
    text = sa.select(sa.func.min(house.c.text)).where(house.c.id == game.c.edition).scalar_subquery()
    op.execute(game.update().values(rules=text))


def downgrade() -> None:
    """They are found on the shelves, while these have them."""
    op.drop_index("ix_game_edition", "game")
    op.drop_column("game", "rules")
