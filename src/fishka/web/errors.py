"""Refusals over HTTP: `{"code", "params"}` with the status that fits; every catalogue has a text for each."""

from typing import Any, Final, TypeVar

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ExceptionHandlersMap

from fishka.game.refusals import Refused
from fishka.protocol.http import ErrorOut
from fishka.service.playables import ListError
from fishka.service.refusals import Denial, denied

log = structlog.get_logger()

T = TypeVar("T")

_STATUS: Final = {
    Denial.UNKNOWN_GAME: 404,
    Denial.UNKNOWN_EDITION: 404,
    Denial.UNKNOWN_LEXICON: 404,
    Denial.NOT_FOUND: 404,
    Denial.NO_GUEST: 401,
    Denial.NOT_HOST: 403,
    Denial.NOT_AT_TABLE: 403,
    Denial.FOREIGN_ORIGIN: 403,
    Denial.DICTIONARY_CLOSED: 403,
    Denial.TABLE_FULL: 409,
    Denial.ALREADY_STARTED: 409,
    Denial.NOT_STARTED: 409,
    Denial.CANCELLED: 409,
    Denial.NOT_ENDED: 409,
    Denial.BUSY: 503,
    Denial.LEXICON_MISSING: 503,
    Denial.WORDS_CHANGED: 503,
    Denial.TOO_FAST: 429,
    Denial.REQUEST_MALFORMED: 400,
}
"""Every other refusal is 422: understood, and not to be done."""


class ApiError(Exception):
    """A refusal on its way out of a route."""

    def __init__(self, refusal: Refused) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def or_raise(answer: T | Refused) -> T:
    """What a service gave; its refusal goes out as an `ApiError`."""
    if isinstance(answer, Refused):
        raise ApiError(answer)
    return answer


def status_of(refusal: Refused) -> int:
    """The HTTP status of a refusal."""
    return _STATUS.get(Denial(refusal.code), 422) if refusal.code in set(Denial) else 422


def api_error(_request: Request[Any, Any, Any], fault: ApiError) -> Response[ErrorOut]:
    """Answer a refusal."""
    return Response(
        ErrorOut(fault.refusal.code, dict(fault.refusal.params)), status_code=status_of(fault.refusal)
    )


def http_error(_request: Request[Any, Any, Any], fault: HTTPException) -> Response[ErrorOut]:
    """Answer what the framework refuses (no such route, a body of another shape)."""
    known = {
        404: Denial.NOT_FOUND,
        405: Denial.NOT_FOUND,
        413: Denial.BODY_TOO_LARGE,
        429: Denial.TOO_FAST,
        500: Denial.SERVER_FAULT,
    }
    code = known.get(fault.status_code, Denial.REQUEST_MALFORMED)
    return Response(ErrorOut(code.value, {}), status_code=fault.status_code)


def server_error(request: Request[Any, Any, Any], fault: Exception) -> Response[ErrorOut]:
    """Answer, and note, a fault of ours."""
    log.error("request_failed", method=request.method, path=request.url.path, exc_info=fault)
    refusal = denied(Denial.SERVER_FAULT)
    return Response(ErrorOut(refusal.code, {}), status_code=HTTP_500_INTERNAL_SERVER_ERROR)


HANDLERS: Final[ExceptionHandlersMap] = {
    ApiError: api_error,
    HTTPException: http_error,
    msgspec.MsgspecError: lambda request, _fault: api_error(
        request, ApiError(denied(Denial.REQUEST_MALFORMED))
    ),
    ListError: lambda request, fault: api_error(request, ApiError(fault.refusal)),
    Exception: server_error,
}
