"""Whoever imports this has rehearsed: `__main__` lets the server of its trials do so once."""

from benchmarks.mutants import trials

trials.rehearse()
