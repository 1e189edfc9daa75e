"""What speaks HTTP: endpoints, live connections, limits and headers."""
