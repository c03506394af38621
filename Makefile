# Wildpark. `make play` is all a player needs; `make help` lists the rest.
# Needs make and Python 3.11 or newer; everything else is fetched, or named with what installs it.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PIP := $(BIN)/pip --quiet --disable-pip-version-check
WHEEL := $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist
NPM := tools/with-node npm --prefix web

COMPILED := $(shell find src -name '*.pxd' -o -name '*.pyx')
COMPILED += $(wildcard $(patsubst %.pxd,%.py,$(filter %.pxd,$(COMPILED))))
GAMES = $(shell $(BIN)/python -c 'from wildpark.rules import NAMES; print(*NAMES)')
PAGES := src/wildpark/server/static/index.html
PAGE_SOURCES := $(shell find web -type d -name node_modules -prune -o -type f -print) \
  $(shell find src/wildpark/locales -name '*.ftl')

.DELETE_ON_ERROR:
.PHONY: help play install pages wheel test test-python test-uncompiled test-pages screenshots check coverage faults bench types lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 18

play: install $(PAGES) ## play in the browser: installs and builds what is missing, then serves
	@exec $(BIN)/wildpark serve --open $(ARGS)

install: $(STAMPS)/compiled ## the package and what it needs, in .venv

$(BIN)/python:
	@PYTHON='$(PYTHON)' tools/new-venv $(VENV)

$(STAMPS)/run: requirements/run.txt | $(BIN)/python
	@echo "Installing what Wildpark needs into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/run.txt
	@mkdir -p $(STAMPS) && touch $@

# compiled apart from this: an editable install compiles all modules anew, whatever has changed
$(STAMPS)/package: pyproject.toml setup.py $(STAMPS)/run
	@WILDPARK_UNCOMPILED=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/compiled: $(COMPILED) setup.py $(STAMPS)/package
	@echo "Compiling the rules and the search"
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel 4 >$(STAMPS)/compile.log 2>&1 \
	  || { cat $(STAMPS)/compile.log; exit 1; }
	@$(BIN)/wildpark doctor --quiet compiled && touch $@ || true

$(STAMPS)/dev: requirements/dev.txt $(STAMPS)/run
	@echo "Installing what tests and checks need into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(STAMPS)/bench: requirements/bench.txt $(STAMPS)/run
	@echo "Installing the peers that are measured beside Wildpark into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | $(BIN)/python
	@echo "Installing what builds the pages into web/node_modules"
	@$(NPM) ci --loglevel error --no-audit --no-fund >/dev/null
	@touch $@

$(PAGES): $(PAGE_SOURCES) web/node_modules/.package-lock.json
	@echo "Building the pages"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

pages: $(PAGES) ## build the pages if they are missing or outdated

wheel: $(STAMPS)/run $(PAGES) ## packages in dist: the sources, a wheel for this machine, one that runs uncompiled
	@rm -rf dist
	@WILDPARK_UNCOMPILED=1 $(BIN)/python setup.py --quiet sdist
	@WILDPARK_UNCOMPILED=1 $(WHEEL) dist/*.tar.gz
	@WILDPARK_COMPILED=1 $(WHEEL) dist/*.tar.gz
	@ls dist

test: test-python test-uncompiled test-pages ## every test

test-python: install $(STAMPS)/dev $(PAGES) ## rules (compiled), bots, server, command line, browser
	@$(BIN)/pytest --numprocesses auto $(ARGS)

test-uncompiled: install $(STAMPS)/dev ## the tests of the rules again, on the Python sources
	@WILDPARK_UNCOMPILED=1 $(BIN)/pytest --numprocesses auto tests/rules $(ARGS)

test-pages: web/node_modules/.package-lock.json ## the tests of the pages' own code
	@$(NPM) test --silent

coverage: install $(STAMPS)/dev ## which lines and branches of rules and bots the tests reach; build/coverage
	@WILDPARK_UNCOMPILED=1 $(BIN)/pytest --numprocesses auto --timeout 1800 --cov \
	  --cov-report=term --cov-report=html tests/rules tests/bots $(ARGS)

faults: install $(STAMPS)/dev ## plants 100 faults in each game's rules and lists those that no test notices (hours)
	@for game in $(GAMES); do $(BIN)/python tools/plant_faults.py $$game $(ARGS) || exit 1; done

check: install $(STAMPS)/dev web/node_modules/.package-lock.json ## format, lint, types, layers
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	tools/with-node web/node_modules/.bin/pyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports
	$(BIN)/python tools/check_files.py
	$(BIN)/python tools/check_circles.py
	$(NPM) run --silent check

screenshots: install $(STAMPS)/dev $(PAGES) ## pictures of every page in build/screenshots, and the README's
	@$(BIN)/python -m tests.pages.screenshots $(ARGS)

bench: install $(STAMPS)/bench ## speeds on this machine, beside peers measured in the same run
	@$(BIN)/python -m benchmarks $(ARGS)

types: install web/node_modules/.package-lock.json ## the pages' types from the Python messages
	@$(NPM) run --silent types

# the lock files hold no address: where packages come from is each machine's own setting
LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
  --custom-compile-command 'make lock'

lock: $(STAMPS)/dev ## renew the lock files of Python and of the pages
	$(LOCK) --upgrade pyproject.toml --group build -o requirements/run.txt
	$(LOCK) --upgrade pyproject.toml --all-extras --group build --group dev \
	  -c requirements/run.txt -o requirements/dev.txt
	$(LOCK) --upgrade pyproject.toml --group bench -c requirements/dev.txt -o requirements/bench.txt
	$(LOCK) --upgrade --group node -o requirements/node.txt
	$(NPM) update --package-lock-only --no-audit --no-fund

clean: ## remove what was built; the installed packages in .venv stay
	rm -rf build dist src/*.egg-info src/wildpark/server/static web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -f $(STAMPS)/compiled $(STAMPS)/package
	find src -name '*.so' -delete -o -name '*.c' -delete
