"""Would the tests notice? Deliberate faults in the rules, one at a time: `make mutants`.

`faults` makes them, `trials` plays a module with a fault to the tests, `__main__` keeps a journal
and tells what nobody noticed. docs/proof.md explains what was left.
"""
