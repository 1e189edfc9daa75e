"""What the server says itself, to people who look in without our page: in their language.

Programs, and the page among them, get keys of messages and no language (`server.show.texts`).
"""

from collections.abc import Mapping

from fastapi.responses import PlainTextResponse, Response

from lisboa.server.faults import Refusal
from lisboa.server.show.texts import Text, resolve
from lisboa.text.readers import of_browser

Headers = Mapping[str, str]


def is_person(headers: Headers) -> bool:
    """Whether somebody typed an address: only then a browser asks for something to read."""
    return "text/html" in headers.get("accept", "")


def told(text: Text, headers: Headers, status: int = 200) -> Response:
    """A sentence for whoever asks."""
    language = of_browser(headers.get("accept-language", ""))
    spoken = {"content-language": language, "vary": "accept, accept-language"}
    return PlainTextResponse(resolve(text, language), status, spoken)


def refused(refusal: Refusal, headers: Headers, status: int) -> Response | None:
    """The same about a refusal; nothing for a program."""
    return told(refusal.text, headers, status) if is_person(headers) else None
