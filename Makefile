# Cyclomind: every command a player or a developer needs. `make` alone lists them.

PYTHON ?= python3
PORT ?= 4175
PICTURES ?= build/screenshots

VENV := .venv
RUN := $(VENV)/bin/python
# Of the tests in browsers: a whole game of each room.
JOURNEYS := tests/browser/test_whole_games.py::test_a_whole_game_by_names
# A stamp is touched when its packages are in: the second run needs no network.
BUILD_READY := $(VENV)/.build-ready
TEST_READY := $(VENV)/.test-ready

.DEFAULT_GOAL := help
.PHONY: help play dev site runtime test quick hosts check bench screenshots sources clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: site ## build the game and serve it (PORT=4175)
	@$(RUN) -m tools.serve site $(PORT)

dev: runtime ## serve the sources as they are: edit, reload (PORT=4175)
	@$(RUN) -m tools.serve . $(PORT) --fresh

site: $(BUILD_READY) ## build the static site into site/
	@$(RUN) -m tools.build_site

runtime: | $(RUN)
	@$(RUN) -m tools.fetch_runtime

test: check ## run every test (gets what it needs, browsers too; ENGINES=firefox,webkit chooses)
	@$(RUN) -m tools.ensure_browser
	@$(RUN) -m tools.fetch_runtime
	$(RUN) -m pytest tests --numprocesses auto --dist worksteal

quick: check ## a minute's tests: no strategy, and of browsers a game of each room in Chromium
	@$(RUN) -m tools.ensure_browser chromium shell
	@$(RUN) -m tools.fetch_runtime
	ENGINES=chromium HYPOTHESIS_PROFILE=quick $(RUN) -m pytest tests/rules tests/portable tests/site $(JOURNEYS) \
		--numprocesses auto --dist worksteal

hosts: $(TEST_READY) ## a game from nginx, Apache and Caddy, as Debian installs them
	@$(RUN) -m tools.ensure_browser chromium nginx apache2 caddy
	@$(RUN) -m tools.fetch_runtime
	$(RUN) -m pytest tests/hosts

check: $(TEST_READY) ## ruff and mypy
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy

bench: $(TEST_READY) ## measure: start, redraw, memory, against plain pages
	@$(RUN) -m tools.ensure_browser chromium
	@$(RUN) -m tests.bench

screenshots: $(TEST_READY) ## pictures of all sizes into PICTURES=build/screenshots; README=1: the README's pictures, too
	@$(RUN) -m tools.ensure_browser chromium
	@$(RUN) -m tools.screenshots $(PICTURES) $(if $(README),--readme)

sources: $(BUILD_READY) ## rewrite pyscript.json after adding or removing a module
	@$(RUN) -m tools.sources

clean: ## remove everything that these commands made
	rm -rf site runtime node_modules build $(VENV) .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(RUN):
	@$(PYTHON) tools/make_venv.py $(VENV)

$(BUILD_READY): requirements-build.txt | $(RUN)
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

$(TEST_READY): requirements-test.txt $(BUILD_READY)
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@
