# Two commands do it all: `make play` and `make test`. Each sets up what it needs in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.ready-play
# `make play` installs only the libraries that playing needs. Where `make install` has run, it updates all of them.
TO_PLAY := $(if $(wildcard $(READY)),$(READY),$(PLAYABLE))
# One more than there are cores: many tests wait for a server or a page.
WORKERS := $(shell expr `getconf _NPROCESSORS_ONLN` + 1)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --require-hashes
# The locked hatchling builds it; pip fetches nothing.
EDITABLE := $(PIP) --no-index --no-deps --no-build-isolation --editable .

.PHONY: help install web play term browser test quick check checks
.PHONY: docs shapes bench soak mutants slips compiled conformance golden lock clean

help:
	@echo "make play         open the inn in the browser, on this machine"
	@echo "make web          build the pages for the browser; make play does it too"
	@echo "make term         play in the terminal (SEATS=me,turn GAME=mordor)"
	@echo "make install      everything for development; make test does it too"
	@echo "make test         set up, check and test everything"
	@echo "make quick        checks, rules, core, texts, tables and golden games, in a few minutes"
	@echo "make browser      the pages in a real Chromium"
	@echo "make check        ruff, mypy --strict, import-linter, shapes, the browser client"
	@echo "make shapes       generate the TypeScript types of the browser client"
	@echo "make conformance  which rules have a test and a place in the code"
	@echo "make docs         the docs as a site with search, in build/docs"
	@echo "make bench        figures, as ratios to references measured in the same run"
	@echo "make soak         the long random runs"
	@echo "make mutants      would a test notice? small mistakes in the rules, one at a time"
	@echo "make compiled     the same source through mypyc, into build/compiled"
	@echo "make golden       write the golden files anew; read the difference before you commit it"

install: $(READY)

define a_venv
	$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
endef

# The locked versions, then the project itself. Make repeats it only after a change of one of the two files.
$(READY): requirements.lock pyproject.toml
	$(a_venv)
	$(LOCKED) -r requirements.lock
	$(EDITABLE)
	@touch $(READY)

# The same without the development tools. Python compiles a module when it first runs. pip may not build from source
# here, because it would fetch build tools without hashes.
$(PLAYABLE): requirements-play.lock pyproject.toml
	@echo "Setting up what playing needs; this takes about a minute, once."
	$(a_venv)
	$(LOCKED) --no-compile --only-binary :all: -r requirements-play.lock
	$(EDITABLE)
	@touch $(PLAYABLE)

# The browser client, built only when it has changed.
web: $(TO_PLAY)
	@$(BIN)/python scripts/build_web.py

play: web
	@$(BIN)/bree serve

SEATS ?= me,turn
GAME ?= mordor
term: $(TO_PLAY)
	@$(BIN)/bree play $(GAME) --seats $(SEATS)

# The compiler uses one core, and so do the checks: they run side by side.
test: install
	-$(BIN)/python scripts/system_packages.py cc
	-$(BIN)/python scripts/system_packages.py chromium
	$(MAKE) --no-print-directory -j2 check compiled-quick
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup
	$(MAKE) --no-print-directory test-the-build conformance

# For the time between two edits: no browser, no server, no compiled build.
QUICK := $(addprefix tests/,rulebook core lang table contract/test_golden.py)
quick: checks
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup $(QUICK)

# The pages in a real Chromium; part of `test` too.
browser: install
	@$(BIN)/python scripts/build_web.py
	$(BIN)/python scripts/system_packages.py chromium
	$(BIN)/python -m pytest -n 1 --dist loadgroup tests/browser

check: checks
	$(BIN)/python scripts/build_web.py --check

checks: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python scripts/check_steps.py
	$(BIN)/python scripts/gen_ts_types.py --check

# The types of the browser client, from the games' views and the server's messages.
shapes: install
	$(BIN)/python scripts/gen_ts_types.py

conformance: install
	$(BIN)/python scripts/conformance.py

# The docs as a site, into build/docs: it works without a network.
docs: install
	@$(BIN)/python scripts/build_docs.py

compiled: install
	$(BIN)/python scripts/compile.py build/compiled tests/games/tiny

# The tests of everything that the compiler could change: rules, golden games and whole random games. `make soak` checks
# all laws at every position.
.PHONY: compiled-test compiled-quick test-the-build
compiled-test: compiled-quick test-the-build

# Both do nothing without a C compiler; scripts/system_packages.py warns about it.
CC_HERE := command -v cc > /dev/null
compiled-quick: install
	! $(CC_HERE) || $(BIN)/python scripts/compile.py --quick build/checked tests/games/tiny

test-the-build:
	! $(CC_HERE) || PYTHONPATH=build/checked $(BIN)/python -m pytest -n auto tests/contract tests/rulebook -k "not all_laws_hold"

bench: compiled
	$(BIN)/python scripts/bench.py
	$(BIN)/python scripts/bench_table.py
	$(BIN)/python scripts/bench_adapters.py
	$(BIN)/python scripts/bench_war.py
	$(BIN)/python scripts/bench_solver.py
	$(BIN)/python scripts/bench_executor.py
	$(BIN)/python scripts/bench_server.py
	$(BIN)/python scripts/bench_workers.py

# Small mistakes in the rules, one at a time, each with the test that must notice it.
mutants: install
	$(BIN)/python scripts/mutants.py

slips: mutants  # its former name

soak: install mutants compiled-test
	PYTHONPATH=build/checked $(BIN)/python scripts/soak.py
	$(BIN)/python scripts/soak_server.py
	$(BIN)/python scripts/soak_costs.py --games mordor,doom,fellowship,war --seconds 1800
	$(BIN)/python scripts/soak_world.py --seeds 10000
	PYTHONPATH=build/checked $(BIN)/python -m pytest -n auto tests/contract/test_laws.py -k all_laws_hold
	BREE_MUTANTS=50000 $(BIN)/python -m pytest tests/table/test_meddled_saves.py tests/server/test_meddled_saves.py
	BREE_BROWSER=whole $(BIN)/python -m pytest -n 1 --dist loadgroup $(addprefix tests/browser/test_,fits.py lessons.py book.py war_map.py)
	for seed in `seq 20`; do BREE_TEST_SEED=$$seed $(BIN)/python -m pytest -n 2 --dist loadgroup tests/browser --ignore tests/browser/test_fits.py || exit 1; done
	$(BIN)/python scripts/system_packages.py nginx
	$(BIN)/python -m pytest tests/server/proxy_nginx.py
	BREE_KILLS=50 BREE_LEAK_GAMES=200 $(BIN)/python -m pytest -s tests/server/test_kill.py tests/server/test_leaks.py tests/adapters/test_mcp_leaks.py
	BREE_SIMS=20 $(BIN)/python -m pytest -n auto tests/adapters/test_openspiel.py -k own_test

golden: install
	$(BIN)/python scripts/golden.py

# All tools and libraries; and a second file, with the same versions, of those that playing needs.
LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --group build pyproject.toml
lock: install
	$(LOCK) --extra dev --extra bench -o requirements.lock
	$(LOCK) --extra web --constraint requirements.lock -o requirements-play.lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
