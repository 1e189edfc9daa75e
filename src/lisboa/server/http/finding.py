"""By which names browsers may find us.

Somebody else's name can be made to lead to this machine (DNS rebinding); their page would then pass
for one of ours. Addresses, and names that only a home network gives, are nobody else's.
"""

from ipaddress import ip_address
from socket import gethostname
from typing import Final

from lisboa.server.settings import Settings

ANY: Final = "*"
AT_HOME: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")


def is_known(host: str | None, settings: Settings) -> bool:
    """Whether we go by what the `Host` header says; browsers always send one."""
    if host is None:
        return True
    name = _name(host)
    own = (settings.host.lower(), gethostname().lower(), *map(str.lower, settings.names))
    return _is_at_home(name) or name in own or any(_covers(pattern, name) for pattern in own)


def _name(host: str) -> str:
    """Without the port, as names are compared."""
    name = host.rpartition("]")[0].removeprefix("[") if "]" in host else host.partition(":")[0]
    return name.rstrip(".").lower()


def _is_at_home(name: str) -> bool:
    """An address, a single word or a name that only this machine or its network knows."""
    try:
        ip_address(name)
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(AT_HOME))
    return True


def _covers(pattern: str, name: str) -> bool:
    """`*.example.org` stands for all names that end so, `*` for all that there are."""
    return pattern == ANY or (pattern.startswith("*.") and name.endswith(pattern[1:]))
