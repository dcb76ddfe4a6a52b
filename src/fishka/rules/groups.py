"""The groups in which parameters are shown, as the documentation orders them."""

from typing import Final

from fishka.rules.parameters import PARAMETER_IDS

GROUP_STARTS: Final = {
    "engine": "frame",
    "tileset": "tiles",
    "layout": "board",
    "first_player": "start",
    "lexicon": "words",
    "placement": "moves",
    "blank_value": "scoring",
    "challenge_policy": "challenge",
    "end_out": "end",
    "final_adjust": "adjustment",
    "clock": "clock",
    "dup_vc_early": "duplicate",
    "solo_free_exchange": "solo",
}
"""The first parameter of each group, and the group's id (texts `rules-group-<id>`)."""


def group_of(parameter: str) -> str:
    """The group of a parameter.

    >>> group_of("rack_size")
    'tiles'
    """
    group = ""
    for one in PARAMETER_IDS:
        group = GROUP_STARTS.get(one, group)
        if one == parameter:
            return group
    raise KeyError(parameter)
