"""Legal? Which words? How many points? The authority on one move, written for reading."""

from fishka.referee.dictionary import dictionary, look_up_by, word_filter
from fishka.referee.endgame import final_adjustments, rack_value, winners
from fishka.referee.equations import Equations
from fishka.referee.judge import judge, measure, unknown_words
from fishka.referee.position import Accepted, FormedWord, Measured, Position, WordSet
from fishka.referee.rejections import Reject, Rejected, RejectParams, list_rejections, readable

__all__ = [
    "Accepted",
    "Equations",
    "FormedWord",
    "Measured",
    "Position",
    "Reject",
    "RejectParams",
    "Rejected",
    "WordSet",
    "dictionary",
    "final_adjustments",
    "judge",
    "list_rejections",
    "look_up_by",
    "measure",
    "rack_value",
    "readable",
    "unknown_words",
    "winners",
    "word_filter",
]
