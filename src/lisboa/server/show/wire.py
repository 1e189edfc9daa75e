"""How messages are written for the WebSocket. They are made here, so nothing is checked again."""

import orjson
from pydantic import BaseModel


def written(message: BaseModel) -> str:
    """The same text as `model_dump_json`, in a fraction of its time."""
    return orjson.dumps(message, default=vars).decode()
