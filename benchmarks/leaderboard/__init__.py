"""Which bot is how strong: `python -m benchmarks.leaderboard`.

The matches (`matches`) are played by `lisboa arena`, each with a journal of its own, so that an
interruption costs nothing. The results become docs/bots.md (`document`, from bots.md.template) and
its plot (`drawing`).
"""
