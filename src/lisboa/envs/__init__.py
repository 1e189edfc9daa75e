"""The same game for researchers: one encoding, and environments that speak it (docs/envs.md)."""
