"""The page about the protocol names every route, frame, act, code and closing; and none that is not there."""

import re
from pathlib import Path
from typing import get_args

from fishka.main import schema
from fishka.protocol.messages import ActIn, ClientFrame, ServerFrame
from fishka.service.refusals import list_denials
from fishka.web import socket

DOCS = Path(__file__).parents[3] / "docs"


def page() -> str:
    return (DOCS / "protocol.md").read_text("utf-8")


def test_every_route_is_on_the_page() -> None:
    said = set(re.findall(r"\| `((?:GET|PUT|POST|DELETE) /api/[^`]*)` \|", page()))
    paths = schema()["paths"]
    assert said == {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}


def test_every_frame_and_act_is_on_the_page() -> None:
    text = page()
    for union in (ClientFrame, ServerFrame):
        for one in get_args(union):
            assert f"`{one.__struct_config__.tag}`" in text, one
    for act in get_args(ActIn.__annotations__["act"]):
        assert f"`{act}`" in text, act


def test_every_code_is_on_the_page_and_no_other() -> None:
    table = page().split("## Refusals of the site")[1]
    assert set(re.findall(r"`([a-z_]+)`(?=[^|]*\|[^|]*\|$|, )", table, re.MULTILINE)) == set(list_denials())


def test_every_closing_code_is_on_the_page() -> None:
    text = page()
    for code in (socket._POLICY, socket._TRY_LATER, socket._NO_GUEST, socket._TOO_MANY):
        assert str(code) in text


def test_every_setting_is_on_the_page_for_operators() -> None:
    text = (DOCS / "operating.md").read_text("utf-8")
    for name in (
        "FISHKA_DATA",
        "FISHKA_ORIGINS",
        "FISHKA_LEXICONS",
        "--host",
        "--port",
        "--database",
        "--open",
    ):
        assert name in text
