"""What one stranger can do to everybody else: `python -m benchmarks.attacks`.

`lisboa serve` runs as people run it. A lone player (`player`) plays against a bot, first in peace,
then while one address lets sixty tables of ministers think (`bots`), then while another holds a
thousand requests half open (`lines`). What is told is how long the player waited.
"""
