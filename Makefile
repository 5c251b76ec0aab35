.DEFAULT_GOAL := help
.PHONY: help setup play test bench ladder format

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/.ready ## Make .venv with everything needed to play and to test

play: setup ## Play in the terminal
	@trap : INT; $(BIN)/nasrid play || [ $$? -eq 130 ]

test: setup ## Check style, types and layers, and run the tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

bench: .venv/.bench-ready ## Measure the engine, the bots, the server and the environments
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python benchmarks/bots.py
	@$(BIN)/python benchmarks/server.py
	@$(BIN)/python benchmarks/envs.py

ladder: setup ## Play the matches of docs/ladder.md, for an hour or more
	@$(BIN)/python benchmarks/ladder.py

format: setup ## Tidy the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.venv/.ready: requirements/dev.txt pyproject.toml
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
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.bench-ready: .venv/.ready requirements/bench.txt
	@$(PIP) install --no-deps --require-hashes -r requirements/bench.txt
	@touch $@
