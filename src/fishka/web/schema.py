"""The OpenAPI document of the site, the frames of the socket included."""

from typing import Final

from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from fishka import __version__
from fishka.core.board import Placed

PATH: Final = "/api/openapi"


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
