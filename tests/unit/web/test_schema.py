"""The OpenAPI document says what the site does; the client's copy of it is fresh."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from fishka.main import schema
from fishka.protocol.messages import ClientFrame, ServerFrame

COPY = Path(__file__).parents[3] / "client" / "openapi.json"


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return schema()


def test_the_clients_copy_is_fresh(document: dict[str, Any]) -> None:
    assert json.loads(COPY.read_text("utf-8")) == json.loads(json.dumps(document))


def test_every_frame_is_in_it_with_its_tag_and_fields(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for union, side in ((ClientFrame, "client"), (ServerFrame, "server")):
        names = [one["$ref"].rsplit("/", 1)[-1] for one in schemas["Wire"]["properties"][side]["oneOf"]]
        assert names == [one.__name__ for one in union.__args__]
        for one in union.__args__:
            described = schemas[one.__name__]
            assert described["properties"]["t"]["const"] == one.__struct_config__.tag
            fields = msgspec.structs.fields(one)
            assert set(described["properties"]) == {"t", *(field.encode_name for field in fields)}
            if side == "server":
                assert set(described["required"]) == set(described["properties"]), one


def test_a_placed_tile_is_a_pair_of_numbers(document: dict[str, Any]) -> None:
    placed = document["components"]["schemas"]["Place"]["properties"]["placed"]["items"]
    assert (placed["type"], placed["minItems"], placed["maxItems"]) == ("array", 2, 2)


def test_every_route_that_looks_words_up_may_be_refused(document: dict[str, Any]) -> None:
    """The ones that `service.dictionary` guards; a new one belongs into its tests of closed dictionaries."""
    asking = {path for path in document["paths"] if "{word}" in path or "search" in path}
    ways = ("words/{word}", "search")
    wanted = {f"/api/{room}/{way}" for room in ("lexicons/{lexicon}", "games/{game}") for way in ways}
    assert asking == wanted
    for path in asking:
        assert "403" in document["paths"][path]["get"]["responses"]


async def test_the_document_is_served(web: AsyncTestClient[Litestar], document: dict[str, Any]) -> None:
    answer = await web.get("/api/openapi/openapi.json")
    assert answer.status_code == 200
    assert answer.json()["paths"].keys() == document["paths"].keys()
    wire = (await web.get("/api/schema/wire")).json()
    assert (wire["client"]["t"], wire["server"]["t"]) == ("hello", "welcome")
