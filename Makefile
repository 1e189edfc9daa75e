# The first two are all a newcomer needs: `make play` and `make test`.
#
# Three environments, each made when it is needed:
#   .venv           for players: the package, its engine compiled where there is a C compiler
#   .venv-dev       for developers: the source itself, never compiled, and every tool
#   .venv-compiled  for tests of the compiled engine: the same package as in .venv, and pytest
PYTHON ?= python3
PIP := bin/python -m pip --quiet --disable-pip-version-check
SOURCES := setup.py pyproject.toml $(shell find src/lisboa -type f -not -name '*.pyc')

.PHONY: play test setup check soak bench peers leaderboard load page test-page clean test-compiled

play: setup  ## set everything up and start the game
	@.venv/bin/lisboa play

test: .venv-dev/ready build/ready  ## set everything up and run all tests
	.venv-dev/bin/python -m pytest -n 2
	@if ls build/*-none-any.whl >/dev/null 2>&1; then \
		echo "The compiled engine was NOT tested: there is no C compiler with Python's headers," \
			"or LISBOA_COMPILE=0. Once there is one: make clean test"; \
	else $(MAKE) --no-print-directory test-compiled; fi

setup: .venv/ready  ## leave a .venv whose bin/lisboa works

check: .venv-dev/ready  ## lint, format and type-check
	.venv-dev/bin/ruff check .
	.venv-dev/bin/ruff format --check .
	.venv-dev/bin/mypy
	.venv-dev/bin/mypy setup.py

soak: .venv-dev/ready  ## long runs: thousands of random games, deep legality search
	.venv-dev/bin/lisboa simulate --players 2 --games 4000 --seed 20000 --jobs 2
	.venv-dev/bin/lisboa simulate --players 3 --games 3000 --seed 30000 --jobs 2
	.venv-dev/bin/lisboa simulate --players 4 --games 3000 --seed 40000 --jobs 2
	.venv-dev/bin/lisboa simulate --solo --games 4000 --seed 10000 --jobs 2
	.venv-dev/bin/lisboa simulate --players 4 --games 1000 --seed 50000 --jobs 2 --draft \
		--starting-decrees --tasks all --tokens --queen --ships-first
	LISBOA_SOAK=1 .venv-dev/bin/python -m pytest -n 2 \
		tests/rules/test_properties.py tests/rules/test_lookahead.py

bench: setup  ## how fast the engine is
	@.venv/bin/lisboa bench

peers: setup  ## compare it with other engines; writes docs/performance.md
	@$(PYTHON) -m benchmarks.peers

leaderboard: setup  ## let the bots play each other for an hour; writes docs/bots.md
	@$(PYTHON) -m benchmarks.leaderboard

load: .venv-compiled/ready  ## play many games against the server; writes its part of docs/performance.md
	@.venv-compiled/bin/python -m benchmarks.load

page: web/node_modules/ready  ## build the page for the browser, which `lisboa serve` then shows (needs Node 20)
	@cd web && npm run build

test-page: web/node_modules/ready  ## check the page and run the tests of its parts
	@cd web && npm run check && npm test

clean:
	rm -rf web/node_modules src/lisboa/web .venv .venv-dev .venv-compiled .venv-peers build dist src/*.egg-info

test-compiled: .venv-compiled/ready
	.venv-compiled/bin/python -m pytest -n 2 tests/rules tests/game tests/compiled \
		tests/bots/test_beam.py tests/bots/test_evaluation.py tests/bots/test_tree.py

# ---- the environments; a file named `ready` says since when ----

.venv/bin/python .venv-dev/bin/python .venv-compiled/bin/python: %/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Lisboa needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $*

# The second install is for a package that is there already: pip would keep it, as its version is
# the same. It leaves the libraries alone.
.venv/ready: build/ready
	@.venv/$(PIP) install build/*.whl
	@.venv/$(PIP) install --force-reinstall --no-deps build/*.whl
	@touch $@

.venv-compiled/ready: build/ready | .venv-compiled/bin/python
	@.venv-compiled/$(PIP) install "$$(ls build/*.whl)[test]"
	@.venv-compiled/$(PIP) install --force-reinstall --no-deps build/*.whl
	@touch $@

.venv-dev/ready: setup.py pyproject.toml | .venv-dev/bin/python
	@echo "Setting up the tools for developers …"
	@.venv-dev/$(PIP) install --editable '.[dev]'
	@touch $@

# What the page needs; its types are made from the server's own document.
web/node_modules/ready: web/package-lock.json $(wildcard src/lisboa/server/*.py) | .venv-dev/ready
	@cd web && npm install --no-save --no-audit --no-fund && PYTHON=../.venv-dev/bin/python npm run types
	@touch $@

# The package, for both that need it. What setup.py says about compiling is shown, the rest is in
# the log.
build/ready: $(SOURCES) | .venv/bin/python
	@echo "Building the package. If there is a C compiler, this takes about two minutes …"
	@rm -rf build && mkdir build
	@.venv/bin/python -m pip wheel --verbose --no-deps --wheel-dir build . >build/log 2>&1 \
		|| { cat build/log; exit 1; }
	@sed -n 's/^ *lisboa: \(.*\)/\1 (More in build\/log.)/p' build/log
	@touch $@
