"""Who plays without a human."""
