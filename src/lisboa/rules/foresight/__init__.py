"""Foresight: whether what must follow an answer can still be completed (G-03)."""
