"""The OpenAPI document of the site, the frames of the socket included."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from fishka import __version__
from fishka.core.board import Placed
from fishka.protocol.http import ErrorOut

PATH: Final = "/api/openapi"
REFUSED: Final = {
    status: ResponseSpec(ErrorOut, generate_examples=False, description=meaning)
    for status, meaning in (
        (400, "The request has another shape."),
        (401, "This browser is not known yet: `GET /api/me` first."),
        (403, "Not yours to do."),
        (404, "There is no such thing."),
        (409, "Too late or too early for that."),
        (422, "Understood, and refused."),
        (429, "Too fast."),
    )
}
"""How any route may refuse."""


class PlacedAsArray(OpenAPISchemaPlugin):
    """`Placed` crosses the wire as `[square, tile]`, which the framework would describe as an object."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        """Whether this is the type that needs help."""
        return value is Placed

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """Two numbers, whatever field holds them."""
        del field_definition, schema_creator
        number = Schema(type=OpenAPIType.INTEGER)
        return Schema(
            type=OpenAPIType.ARRAY,
            prefix_items=[number, number],
            min_items=2,
            max_items=2,
            title="Placed",
            description="One tile laid on one square: [square, tile]; a blank carries its letter.",
        )


def openapi_config() -> OpenAPIConfig:
    """The document at `/api/openapi/openapi.json`; no page of another host is needed to read it."""
    return OpenAPIConfig(
        title="Fishka",
        version=__version__,
        path=PATH,
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


def say_what_is_always_there(document: OpenAPI) -> None:
    """Mark every field of what the server sends as required: defaults are written out, never left out.

    The framework, which cannot know which way a type goes, takes fields with a default for optional.
    """
    schemas = document.components.schemas
    received = set(_reachable(_entries(document), schemas))
    for name, schema in schemas.items():
        if name not in received and schema.properties:
            schema.required = sorted(schema.properties)


def _entries(document: OpenAPI) -> Iterator[Any]:
    """What browsers send: bodies of requests, and the frames of their side of the socket."""
    for path in (document.paths or {}).values():
        for operation in (path.put, path.post):
            if operation is not None and operation.request_body is not None:
                yield operation.request_body.to_schema()
    wire = document.components.schemas["Wire"].properties
    assert wire is not None
    yield wire["client"].to_schema()


def _reachable(entries: Iterable[Any], schemas: dict[str, Schema]) -> Iterator[str]:
    """Names of the schemas that these refer to, directly or not."""
    left, found = list(entries), set[str]()
    while left:
        one = left.pop()
        if isinstance(one, dict):
            target = one.get("$ref")
            name = target.rsplit("/", 1)[-1] if isinstance(target, str) else None
            if name is not None and name not in found:
                found.add(name)
                left.append(schemas[name].to_schema())
            left.extend(one.values())
        elif isinstance(one, list):
            left.extend(one)
    yield from found
