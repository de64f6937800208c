# Carrack. Every target does its own set-up in .venv and web/node_modules; needed are only
# git, make and Python 3.11 or newer with venv. `make` alone lists the targets.

.DEFAULT_GOAL := help
.SUFFIXES:
.DELETE_ON_ERROR:

PYTHON ?= python3
ARGS ?=

# another Python than that of .venv gets an environment of its own: make test PYTHON=python3.13
VENV := .venv
ifneq ($(origin PYTHON),file)
ifneq ($(shell .venv/bin/python -V 2>/dev/null || $(PYTHON) -V 2>&1),$(shell $(PYTHON) -V 2>&1))
VENV := .venv-$(notdir $(PYTHON))
endif
endif
BIN := $(VENV)/bin
PIP := CARRACK_COMPILE=0 $(BIN)/python -m pip --quiet --disable-pip-version-check
# what was installed here was called `carrack`: both names together would announce each game twice
OLD_NAME := $(PIP) --quiet uninstall --yes carrack
BUILD := $(BIN)/python hatch_build.py
# git checks the subjects of commits, unless this is no checkout of its own or has other hooks
HOOKS := { [ ! -e .git ] || git config core.hooksPath || git config core.hooksPath .githooks; } >/dev/null 2>&1 || :
ENGINE := $(BIN)/python engine_copy.py
TESTS := $(BIN)/python tests/run.py
SETUP := pyproject.toml hatch_build.py engine_build.py engine_copy.py
WEB := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

.PHONY: help play test began quick check ruff mypy imports eslint svelte-check page-types vitest fast pure bench baselines evidence shots page site clean chromium postgresql

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play ## play in the browser (ARGS="--lan" for phones in the same network)
	@PYTHONPATH="$$($(ENGINE) --level 1 --beside)" CARRACK_BY_MAKE=1 $(BIN)/carrack play $(ARGS)

test: began $(VENV)/.dev page chromium postgresql ## the gate: every check and test (ARGS="-k pirates" for some)
	@$(TESTS) $(ARGS)

began:
	@mkdir -p build && date +%s >build/.began

CHECKS := ruff mypy eslint svelte-check imports page-types vitest
quick: $(VENV)/.dev ## linters, types, rules, records, contract: half a minute
	@$(TESTS) --quick

check: $(VENV)/.dev ## format, lint, types, direction of imports, page
	@$(MAKE) --no-print-directory -j2 $(CHECKS)

ruff:
	@echo "== ruff" && $(BIN)/ruff check --quiet --output-format concise .
	@$(BIN)/ruff format --check .
	@$(BIN)/python tests/clocks.py
	@$(BIN)/python tests/words.py
mypy:
	@echo "== mypy" && $(BIN)/mypy
imports:
	@echo "== imports" && found=$$($(BIN)/lint-imports --no-cache 2>&1) || { echo "$$found"; exit 1; }
	@$(BUILD) modules
page-types:
	@echo "== types of the page" && $(BIN)/python web/generate_types.py --check
	@$(BIN)/python web/showcases.py --check
eslint:
	@echo "== eslint" && $(BUILD) npm run --silent lint
svelte-check:
	@echo "== svelte-check" && $(BUILD) npm run --silent check
vitest:
	@echo "== vitest" && $(BUILD) npm run --silent test
fast: $(VENV)/.dev ## compile the engine with mypyc, and test what was compiled
	@$(BUILD) pure
	@$(BUILD) compile
	@$(TESTS) tests/rules tests/records tests/unit $(ARGS)

pure: $(VENV)/.dev ## delete the compiled engine
	@$(BUILD) pure

bench: $(VENV)/.play ## speed of both engines and of installed peers (ARGS=--write: into docs/)
	@$(BIN)/python benchmarks/peers.py --compiled "$$($(ENGINE))" $(ARGS)
	@$(BIN)/python benchmarks/growth.py --compiled "$$($(ENGINE))" $(filter --write,$(ARGS))

baselines: $(VENV)/.dev ## keep today's speed and bytes as what `make test` compares with
	@$(BIN)/python tests/budgets.py --set
	@PYTHONPATH="$$($(ENGINE))" $(BIN)/python tests/budgets.py --set

evidence: $(VENV)/.evidence page chromium postgresql ## the long proofs, half an hour (ARGS=server, changed, stale)
	@$(BIN)/python evidence/run.py $(ARGS)

shots: $(VENV)/.dev page chromium ## screenshots of the page, into build/pictures
	@$(BIN)/python web/shots.py $(ARGS)

page: $(VENV)/.dev
	@$(BUILD) page

site: $(VENV)/.docs ## the whole of Carrack as static files, in build/site (GAMES="../another-game")
	@$(BIN)/python site_build.py $(GAMES)

clean: ## delete everything that make made
	rm -rf .venv .venv-* build dist web/node_modules src/carrack/webui
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests examples -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

# --- set-up; the stamps in the environment say what has been done --------------------------------

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Carrack needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1)." \
	       "Try: make PYTHON=python3.12"; exit 1; }
	@echo "== making $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "Python has no venv here. On Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/.play: $(VENV)/.made $(SETUP) $(WEB)
	@echo "== installing Carrack and building the page (a minute, the first time)"
	@$(OLD_NAME)
	@$(PIP) install --editable .
	@$(HOOKS)
	@touch $@

$(VENV)/.dev: $(VENV)/.made $(SETUP)
	@echo "== installing Carrack with its development tools (some minutes, the first time)"
	@$(OLD_NAME)
	@$(PIP) install --editable '.[dev]'
	@$(HOOKS)
	@touch $@

$(VENV)/.docs: $(VENV)/.dev
	@echo "== installing what makes pages of the documentation"
	@$(PIP) install --editable '.[docs]'
	@touch $@

$(VENV)/.evidence: $(VENV)/.dev
	@echo "== installing what only the long proofs need"
	@$(PIP) install --editable '.[evidence]'
	@touch $@

APT := DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -o Acquire::http::Timeout=20
chromium: $(VENV)/.dev
	@if [ -n "$$CARRACK_CHROMIUM" ] || command -v chromium-headless-shell >/dev/null; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ]; then \
	  echo "== installing Chromium for the browser tests"; \
	  $(APT) update; \
	  $(APT) install -y --no-install-recommends chromium-headless-shell fonts-dejavu-core >/dev/null \
	  || $(APT) install -y --no-install-recommends chromium fonts-dejavu-core >/dev/null && exit 0; \
	fi; \
	if PYTHONPATH=tests $(BIN)/python -c 'from support.page.chromium import chromium_path; chromium_path()' 2>/dev/null; \
	then exit 0; fi; \
	echo "The browser tests need Chromium. On Debian: sudo apt-get install chromium-headless-shell"; \
	echo "Elsewhere install it and say where it is: CARRACK_CHROMIUM=/path/to/chromium make test"; \
	exit 1

# where there is none, and none can be had, the tests that need it are skipped; where CI=true they fail
postgresql: $(VENV)/.dev
	@if [ -n "$$CARRACK_POSTGRES" ] || command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ]; then \
	  echo "== installing PostgreSQL for the tests of its store"; \
	  $(APT) update; $(APT) install -y --no-install-recommends postgresql >/dev/null && exit 0; \
	fi; \
	echo "Without PostgreSQL the tests of its store are skipped. On Debian: sudo apt-get install postgresql"; \
	echo "A server that is there already: CARRACK_POSTGRES=postgresql://USER@HOST/postgres make test"; \
	[ "$$CI" != true ]
