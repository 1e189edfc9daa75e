"""What is kept: the database, its schema, back-ups."""
