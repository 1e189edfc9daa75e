"""Random play in several game engines, measured side by side: `python -m benchmarks.peers`.

Every contestant plays in a process and an environment of its own (`contestants`, `environments`,
`play_*`). The windows of all of them take turns on one core and the best one counts. The result
becomes docs/performance.md (`document`, from performance.md.template) and its plots (`drawing`).
"""
