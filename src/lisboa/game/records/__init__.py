"""Records: a whole game as a readable text file."""
