# The one front door. `make run` sets up and starts the site; `make test` sets up and runs every test.
# `make check` is what CI calls; the other targets are steps of these three.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.ONESHELL:
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

PYTHON ?= python3
UV := PYTHONPATH=.tools UV_PYTHON_DOWNLOADS=never .tools/bin/uv
PY := .venv/bin/python
STAMP := .stamps
HOST ?= 127.0.0.1
PORT ?= 8000

PACKAGES := $(shell find packages -type f -not -path "*/build/*" -not -path "*.egg-info/*" 2>/dev/null)
RUST := $(shell find crates -name '*.rs' -o -name Cargo.toml) Cargo.toml crates.lock
CLIENT := $(shell find client/src client/static -type f 2>/dev/null) $(wildcard client/*.ts client/*.js client/*.json) \
	$(shell find src/fishka/locales -name '*.ftl')

.PHONY: run test check setup setup-dev lint test-rust test-python test-client fuzz asan bench sim sim-editions lock words clean help

help:
	@sed -n 's/^#: //p' Makefile

#: make run          set up what is missing and start the site on http://127.0.0.1:8000 (HOST=, PORT=)
run: setup
	exec .venv/bin/fishka serve --host $(HOST) --port $(PORT)

#: make test         set up what is missing and run every check and test, the browser's included
test: setup-dev
	$(MAKE) --no-print-directory lint
	$(MAKE) --no-print-directory test-rust
	$(MAKE) --no-print-directory test-client
	$(MAKE) --no-print-directory test-python

#: make check        the same (what CI calls)
check: test

setup: $(STAMP)/kernel $(STAMP)/packages $(STAMP)/client
setup-dev: setup $(STAMP)/dev $(STAMP)/browser

$(STAMP)/tools: tools/preflight.sh
	mkdir -p $(STAMP)
	PYTHON=$(PYTHON) bash tools/preflight.sh
	touch $@

.tools/bin/uv: $(STAMP)/tools tools/uv.lock
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-warn-script-location --upgrade \
		--require-hashes --target .tools --requirement tools/uv.lock 2>&1 | { grep -v 'running pip as the' -i || true; }
	touch $@

.venv/pyvenv.cfg: .tools/bin/uv
	$(UV) venv --quiet --allow-existing --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
	touch $@

$(STAMP)/run: .venv/pyvenv.cfg run.lock
	$(UV) pip install --quiet --require-hashes --requirement run.lock
	touch $@

$(STAMP)/dev: $(STAMP)/run dev.lock
	PYTHON=$(PYTHON) bash tools/preflight.sh test
	$(UV) pip install --quiet --require-hashes --requirement dev.lock
	touch $@

$(STAMP)/crates: $(STAMP)/run Cargo.toml $(wildcard crates/*/Cargo.toml) crates.lock tools/crates.py
	$(PY) tools/crates.py pin
	touch $@

$(STAMP)/kernel: $(STAMP)/run $(STAMP)/crates $(RUST) $(wildcard build_backend/*.py) pyproject.toml build.lock
	$(UV) pip install --quiet --no-deps --build-constraint build.lock --editable .
	touch $@

# Word lists under a licence of their own: packages apart from Fishka, which finds them and runs without them.
$(STAMP)/packages: $(STAMP)/run $(PACKAGES) build.lock
	$(UV) pip install --quiet --no-deps --reinstall --build-constraint build.lock $(wildcard packages/*)
	touch $@

client/node_modules/.package-lock.json: $(STAMP)/tools client/package.json client/package-lock.json
	cd client && npm ci --no-audit --no-fund --loglevel=error
	touch node_modules/.package-lock.json

$(STAMP)/client: client/node_modules/.package-lock.json $(CLIENT)
	cd client && npm run --silent build
	cd .. && touch $@

$(STAMP)/browser: tools/browser.sh
	bash tools/browser.sh
	touch $@

lint: setup-dev
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	$(PY) tools/check_tree.py
	$(PY) tools/check_locales.py
	$(PY) tools/schema.py --check
	.venv/bin/codespell README.md CONTRIBUTING.md CHANGELOG.md docs src/fishka --skip '*.ftl,*/data/*,*/static/*,*/samples/*'
	cargo fmt --all --check
	cargo clippy --quiet --workspace --all-targets -- -D warnings

test-rust: setup-dev
	cargo test --quiet -p fishka-kernel
	cargo test --quiet --release -p fishka-kernel

test-client: setup-dev
	cd client && npm run --silent check && npm run --silent lint && npm run --silent test

test-python: setup-dev
	.venv/bin/pytest -n $${PYTEST_WORKERS:-2} --dist worksteal --ignore tests/e2e
	# In processes of their own: the browser's driver keeps an event loop running between tests.
	.venv/bin/pytest -n $${PYTEST_WORKERS:-2} --dist worksteal tests/e2e

#: make sim SEED=n    play one simulated table again, or COUNT= of them from SEED on
sim: setup-dev
	SIM_SEED=$(or $(SEED),1) SIM_COUNT=$(or $(COUNT),1) .venv/bin/pytest -q tests/sim

#: make sim-editions GAMES=n   bots play every edition and house rule; a table of games, turns and refusals
sim-editions: setup-dev
	$(PY) -m tests.sim.editions --games $(or $(GAMES),200)

#: make fuzz         feed the kernel's byte formats with broken input, guided by coverage (FUZZ="graph --seconds 600")
FUZZ ?=
COVERAGE := -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=3 \
	-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cdebug-assertions -Coverflow-checks
fuzz: $(STAMP)/crates
	RUSTFLAGS="$(COVERAGE)" cargo run --quiet --release --target-dir target/fuzz -p fishka-kernel --example fuzz -- $(FUZZ)

#: make asan         the tests of images with AddressSanitizer in the compiled kernel (nightly Rust, GCC's libasan)
ASAN := target/asan
asan: $(STAMP)/dev $(STAMP)/crates
	RUSTFLAGS="-Zsanitizer=address" cargo +nightly build --quiet --target x86_64-unknown-linux-gnu --target-dir $(ASAN) \
		-p fishka-kernel-py --features pyo3/extension-module
	rm -rf $(ASAN)/python && mkdir -p $(ASAN)/python && cp -r src/fishka_kernel $(ASAN)/python/
	cp $(ASAN)/x86_64-unknown-linux-gnu/debug/libfishka_kernel.so $(ASAN)/python/fishka_kernel/fishka_kernel.abi3.so
	LD_PRELOAD="$$(gcc -print-file-name=libasan.so)" ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc \
		PYTHONPATH=$(ASAN)/python $(PY) -m pytest -q -p no:cacheprovider tests/unit/kernel/test_images.py

#: make bench        200 seeded games: the bench signature has not changed
bench: setup-dev
	$(PY) benchmarks/signature.py --check

#: make lock         resolve the dependencies anew (run.lock, dev.lock, build.lock, crates.lock)
lock: .venv/pyvenv.cfg
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate pyproject.toml -o run.lock
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate pyproject.toml --group dev -o dev.lock
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate --group build -o build.lock
	$(PY) tools/crates.py lock

#: make words        build the word lists anew from their sources (tools/words)
words: $(STAMP)/dev
	$(PY) -m tools.words

#: make clean        delete everything that these targets made
clean:
	rm -rf .venv .tools $(STAMP) target client/node_modules client/.svelte-kit src/fishka/web/static \
		.pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
