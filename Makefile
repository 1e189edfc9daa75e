# The first two are all a newcomer needs: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test setup check soak clean

play: setup  ## set everything up and start the game
	@$(BIN)/lisboa play

test: .venv/developer  ## set everything up and run all tests
	$(BIN)/python -m pytest -n 2 tests

setup: .venv/player  ## leave a .venv whose bin/lisboa works

check: .venv/developer  ## lint, format and type-check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

soak: .venv/developer  ## long runs: thousands of random games, deep legality search
	$(BIN)/lisboa simulate --players 2 --games 4000 --seed 20000 --jobs 2
	$(BIN)/lisboa simulate --players 3 --games 3000 --seed 30000 --jobs 2
	$(BIN)/lisboa simulate --players 4 --games 3000 --seed 40000 --jobs 2
	$(BIN)/lisboa simulate --solo --games 4000 --seed 10000 --jobs 2
	$(BIN)/lisboa simulate --players 4 --games 1000 --seed 50000 --jobs 2 --draft \
		--starting-decrees --tasks all --tokens --queen --ships-first
	LISBOA_SOAK=1 $(BIN)/python -m pytest -n 2 tests/rules/test_properties.py tests/rules/test_lookahead.py

clean:
	rm -rf .venv build dist src/*.egg-info

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Lisboa needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv

.venv/player: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/developer: pyproject.toml | .venv/player
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
