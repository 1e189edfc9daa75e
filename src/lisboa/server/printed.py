"""What is printed on board, cards and tiles, for clients that draw them."""

from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Response
from pydantic import TypeAdapter

from lisboa.edition import Edition
from lisboa.server.access import ANYTIME, TheHost, refusals
from lisboa.server.faults import DatabaseAway, Refusal

FOR_EVER: Final = "public, max-age=31536000, immutable"  # a fingerprint stands for one edition
EDITION: Final = TypeAdapter(Edition)

Fingerprint = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]

router = APIRouter(prefix="/api/editions")


@router.get(
    "/{fingerprint}",
    response_model=Edition,
    responses=ANYTIME | refusals(404, 409),
)
async def edition(host: TheHost, fingerprint: Fingerprint) -> Response:
    """A whole component set: the map, the tracks, every card and tile."""
    try:
        found = await host.edition(fingerprint)
    except DatabaseAway:
        raise Refusal("unavailable") from None
    return Response(
        _written(found), media_type="application/json", headers={"cache-control": FOR_EVER}
    )


@lru_cache(maxsize=8)
def _written(printed: Edition) -> bytes:
    return EDITION.dump_json(printed)
