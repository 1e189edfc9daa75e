"""Who plays for bots: movers, worker processes, and what a worker does."""
