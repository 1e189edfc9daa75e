"""What clients are shown: answers, prices, scores and events as data. No input or output."""
