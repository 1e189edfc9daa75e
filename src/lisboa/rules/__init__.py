"""What may happen: the pure rules engine, one room per chapter of the rulebook.

Nothing in here knows of files, clocks, sockets or languages, and nothing is random after the
deal: a game is a deal and a list of actions.
"""

RULES_VERSION = 2  # grows whenever the same deal and actions may lead to another game
LAST_PROGRAMS = {1: "0.1"}  # which versions of the program still played the older ones
