"""What one process of the server holds: `python -m benchmarks.load`.

`lisboa serve` runs as people run it (`sites`), on SQLite and on a PostgreSQL that is started for
it. Scripted people (`clients`) play whole games over WebSockets (`course`), first as fast as the
server can, then at a human pace. The results become a part of docs/performance.md (`document`,
from server.md.template) and its plot (`drawing`).
"""
