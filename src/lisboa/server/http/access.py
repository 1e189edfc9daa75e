"""What every endpoint needs: the host, and the secret that a request shows."""

from typing import Annotated, Any, Final

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from lisboa.server.faults import Refusal
from lisboa.server.host import Host
from lisboa.server.http.limits import address_of
from lisboa.server.show.messages import Refused

_BEARER: Final = HTTPBearer(auto_error=False, description="A secret of the game")


def _host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def _address(request: Request) -> str:
    return address_of(request.scope)


def _secrets(
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)],
) -> list[str]:
    if shown is None:
        raise Refusal("no-credential")
    return [shown.credentials]


TheHost = Annotated[Host, Depends(_host)]
Address = Annotated[str, Depends(_address)]
Secrets = Annotated[list[str], Depends(_secrets)]

Responses = dict[int | str, dict[str, Any]]


def refusals(*statuses: int) -> Responses:
    """For the document: how an endpoint says no."""
    return {status: {"model": Refused} for status in statuses}


ANYTIME: Final = refusals(408, 413, 422, 429, 503)
OF_A_GAME: Final = ANYTIME | refusals(401, 403, 404)
OF_A_CHANGE: Final = OF_A_GAME | refusals(409)
