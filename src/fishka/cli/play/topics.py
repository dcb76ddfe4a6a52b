"""What the help lists: only what the edition lets a player do at this keyboard."""

from collections.abc import Iterator

from fishka.rules.parameters import Parameters


def help_topics(params: Parameters) -> tuple[str, ...]:
    """Texts `cli-play-help-<topic>`, in the order in which they are shown."""
    return tuple(_topics(params))


def _topics(params: Parameters) -> Iterator[str]:
    if params.engine == "equations":
        yield "equation"
        yield "sign"
    else:
        yield "word"
        yield "blank"
    if params.placement == "corner_chain":
        yield "corner"
    if params.swap != "none":
        yield "swap"
    if params.swap_remove:
        yield "remove"
    if not params.blank_designation_fixed:
        yield "anew"
    if params.exchange:
        yield "exchange"
    yield "pass"
    if params.bags == "vowel_consonant":
        yield "vowels"
    if params.theme_bonus is not None and not params.theme_bonus.words:
        yield "theme"
    if params.validation == "explain_and_vote":
        yield "explain"
    if params.validation == "challenge" and params.challenge_window != "none":
        yield "challenge"
    if params.help == "mandatory_when_stuck":
        yield "stuck"
    if params.rack_visibility_on_request or params.help == "on_request":
        yield "show"
    if params.help != "none" or params.rack_visibility_on_request:
        yield "suggest"
    if params.help == "teaching":
        yield "hint"
    if params.end_no_moves == "agreement":
        yield "end"
    elif params.end_by_agreement:
        yield "enough"
    yield "look"
    yield "save"
    yield "leave"
