"""How fast the environments are: `python -m benchmarks.envs`, in an environment with the extras.

`course` measures, `document` writes the parts of docs/envs.md that are made: the figures, and the
table of slices.
"""
