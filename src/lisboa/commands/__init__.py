"""One module per sub-command of `lisboa`: `add_arguments(parser)` and `run(arguments) -> int`."""
