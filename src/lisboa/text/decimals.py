"""Numbers that are no counts: with decimals or thousands, as the language writes them.

Counts that a message is told are formatted by the message itself.
"""

from lisboa.text import ENGLISH, language, locale_of


def decimal(value: float, digits: int = 0, *, signed: bool = False, grouped: bool = False) -> str:
    """ "1.5", "+0.3", "12,000" """
    plain = f"{value:{'+' if signed else ''}{',' if grouped else ''}.{digits}f}"
    return plain if language() == ENGLISH else _translated(plain)


def percent(share: float, digits: int = 0) -> str:
    """ "25%" """
    if language() == ENGLISH:
        return f"{share:.{digits}%}"
    from babel import Locale

    pattern = Locale.parse(locale_of(language()), sep="-").percent_formats[None]
    before, after = pattern.prefix[0], pattern.suffix[0]
    return f"{before}{decimal(100 * share, digits)}{after}"


def _translated(plain: str) -> str:
    from babel import numbers

    locale = locale_of(language()).replace("-", "_")
    signs = {
        ".": numbers.get_decimal_symbol(locale),
        ",": numbers.get_group_symbol(locale),
        "-": numbers.get_minus_sign_symbol(locale),
    }
    return "".join(signs.get(letter, letter) for letter in plain)
