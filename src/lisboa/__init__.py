"""Lisboa: an unofficial digital edition of the board game."""

PRODUCT = "Lisboa"
__version__ = "0.1.0"
