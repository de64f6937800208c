# Carrack. Every target does its own set-up in .venv and web/node_modules; needed are only
# git, make and Python 3.11 or newer with venv. `make` alone lists the targets.

.DEFAULT_GOAL := help
.SUFFIXES:
.DELETE_ON_ERROR:

PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
PIP := CARRACK_COMPILE=0 $(BIN)/python -m pip --quiet --disable-pip-version-check
# what was installed here was called `carrack`: both names together would announce each game twice
OLD_NAME := $(PIP) --quiet uninstall --yes carrack
BUILD := $(BIN)/python hatch_build.py
ENGINE := $(BIN)/python engine_build.py folder
TESTS := $(BIN)/python tests/run.py
SETUP := pyproject.toml hatch_build.py engine_build.py
WEB := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

.PHONY: help play test check fast pure bench baselines evidence shots page clean chromium

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.play ## play in the browser (ARGS="--lan" for phones in the same network)
	@PYTHONPATH="$$($(ENGINE) --level 1 --limit 120)" $(BIN)/carrack play $(ARGS)

test: check page chromium ## every check and test (ARGS="-k pirates" for some of them)
	@$(TESTS) $(ARGS)

check: .venv/.dev ## format, lint, types, direction of imports, page
	@echo "== ruff" && $(BIN)/ruff check --quiet --output-format concise .
	@$(BIN)/ruff format --check .
	@echo "== mypy" && $(BIN)/mypy
	@echo "== imports" && found=$$($(BIN)/lint-imports --no-cache 2>&1) || { echo "$$found"; exit 1; }
	@$(BUILD) modules
	@echo "== eslint" && $(BUILD) npm run --silent lint
	@echo "== svelte-check" && $(BUILD) npm run --silent check

fast: .venv/.dev ## compile the engine with mypyc, and test what was compiled
	@$(BUILD) pure
	@$(BUILD) compile
	@$(TESTS) tests --ignore tests/unit/test_packaging.py \
	  -m '(rules or records or unit) and not long' $(ARGS)

pure: .venv/.dev ## delete the compiled engine
	@$(BUILD) pure

bench: .venv/.play ## speed of both engines and of installed peers (ARGS=--write: into docs/)
	@$(BIN)/python benchmarks/peers.py --compiled "$$($(ENGINE))" $(ARGS)
	@$(BIN)/python benchmarks/growth.py --compiled "$$($(ENGINE))" $(filter --write,$(ARGS))

baselines: .venv/.dev ## keep today's speed as what `make test` compares with
	@$(BIN)/python tests/speed.py --set
	@PYTHONPATH="$$($(ENGINE))" $(BIN)/python tests/speed.py --set

evidence: .venv/.dev page ## the long runs: minutes to hours
	@$(BIN)/python -m pytest -m long --timeout 0 $(ARGS)

shots: .venv/.dev page chromium ## screenshots of the page, into tests/browser/output
	@PYTHONPATH=tests $(BIN)/python tests/browser/shots.py $(ARGS)

page: .venv/.dev
	@$(BUILD) page

clean: ## delete everything that make made
	rm -rf .venv build dist web/node_modules src/carrack/webui tests/browser/output
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

# --- set-up; the stamps under .venv say what has been done ---------------------------------------

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Carrack needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1)." \
	       "Try: make PYTHON=python3.12"; exit 1; }
	@echo "== making .venv"
	@$(PYTHON) -m venv .venv || { \
	  echo "Python has no venv here. On Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

.venv/.play: .venv/.made $(SETUP) $(WEB)
	@echo "== installing Carrack and building the page (a minute, the first time)"
	@$(OLD_NAME)
	@$(PIP) install --editable .
	@touch $@

.venv/.dev: .venv/.made $(SETUP)
	@echo "== installing Carrack with its development tools (some minutes, the first time)"
	@$(OLD_NAME)
	@$(PIP) install --editable '.[dev]'
	@touch $@

chromium: .venv/.dev
	@if PYTHONPATH=tests $(BIN)/python -c 'import chromium; chromium.chromium_path()' 2>/dev/null; \
	then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ]; then \
	  echo "== installing Chromium for the browser tests"; \
	  apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y -qq \
	    --no-install-recommends chromium fonts-dejavu-core >/dev/null; \
	else \
	  echo "The browser tests need Chromium. On Debian: sudo apt-get install chromium"; \
	  echo "Elsewhere install it and say where it is: CARRACK_CHROMIUM=/path/to/chromium make test"; \
	  exit 1; \
	fi
