"""Parameters that several commands share, with the ids of their help texts."""

from typing import Annotated

from cyclopts import Parameter

Json = Annotated[bool, Parameter(help="cli-option-json", negative=(), show_default=False)]
EditionId = Annotated[str, Parameter(help="cli-argument-edition")]
LexiconId = Annotated[str, Parameter(help="cli-argument-lexicon")]
OwnLexicon = Annotated[str | None, Parameter(name="--lexicon", help="cli-option-lexicon")]
Modifiers = Annotated[
    tuple[str, ...], Parameter(name="--mod", help="cli-option-mod", negative=(), show_default=False)
]
PositionText = Annotated[str, Parameter(help="cli-argument-position", allow_leading_hyphen=True)]
Seed = Annotated[int | None, Parameter(help="cli-option-seed")]
