"""Positions: any state of a game as a document of names, written, read, completed and checked."""
