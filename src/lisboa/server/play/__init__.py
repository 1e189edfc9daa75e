"""A game as its log tells it, and who may do what there: no database, clock or connection."""
