"""What the ids of lists say: `ru_nouns` is the Russian list of nouns. No other module takes ids apart."""

from enum import StrEnum


class Role(StrEnum):
    """What a list of a language is for; the end of its id."""

    GENERAL = "general"
    """The usual judge."""
    WIDE = "wide"
    """All that was found."""
    NOUNS = "nouns"
    """Nouns in dictionary form."""
    CORE = "core"
    """What bots play from."""


def list_id(language: str, role: Role) -> str:
    """The id of a language's list.

    >>> list_id("mk", Role.GENERAL)
    'mk_general'
    """
    return f"{language}_{role.value}"


def has_role(id: str, role: Role) -> bool:
    """Whether the list is for this.

    >>> has_role("ru_nouns", Role.NOUNS), has_role("ru_nouns_core", Role.NOUNS)
    (True, False)
    """
    return id.endswith(f"_{role.value}")


def core_ids(id: str, language: str) -> tuple[str, ...]:
    """The ids under which the core of a list may be found, the likeliest first.

    >>> core_ids("ru_nouns", "ru")
    ('ru_nouns_core', 'ru_core')
    """
    return list_id(id, Role.CORE), list_id(language, Role.CORE)
