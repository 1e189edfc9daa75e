"""Many people, many games: HTTP, live connections and storage."""
