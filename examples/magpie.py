#!/usr/bin/env python3
"""Magpie, a small bot for Lisboa: it likes what shines. Any language could do the same.

    lisboa simulate --players 2 --games 10 --bots "program:python3 examples/magpie.py,random"

It reads one JSON object per line from its standard input and answers with one line each, as
docs/bots-protocol.md describes. Nothing but the standard library of Python is needed.
"""

import json
import random
import sys

# What to do, from best to worst, by the first word of an action; other words lie in between.
FIRST = ("open", "build", "decree", "task", "court", "favour", "accept", "take", "cube")
LAST = ("stop", "decline", "lose", "discard", "gold")


def worth(text: str) -> int:
    """How much Magpie likes an action."""
    word = text.split()[0]
    if word in FIRST:
        return len(FIRST) - FIRST.index(word)
    return -1 - LAST.index(word) if word in LAST else 0


def main() -> None:
    chance = random.Random()
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            chance.seed(said["seed"])  # the same game again
            answer = {"type": "hello", "protocol": 1, "name": "Magpie"}
        elif said["type"] == "question":
            texts = [option["text"] for option in said["legal"]]
            best = max(map(worth, texts))
            answer = {"answer": chance.choice([text for text in texts if worth(text) == best])}
        else:  # bye
            break
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
