"""Would the tests notice? Deliberate faults in the rules, one at a time (docs/proof.md)."""
