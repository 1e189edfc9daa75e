"""The machinery: what every chapter of the rules stands on, and what runs them."""
