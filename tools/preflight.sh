#!/usr/bin/env bash
# Says what a fresh machine lacks, and how to get it, before anything is installed. `preflight.sh test`: for the tests.
set -u
missing=0
lacks() { printf '  - %s\n      %s\n' "$1" "$2" >&2; missing=1; }

python="${PYTHON:-python3}"
if ! command -v "$python" >/dev/null; then
  lacks "Python 3.11 or newer" "Debian, Ubuntu: apt install python3 python3-pip; or PYTHON=/path/to/python make ..."
elif ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
  lacks "Python 3.11 or newer ($("$python" --version) found)" "install a newer one and say PYTHON=/path/to/python make ..."
elif ! "$python" -m pip --version >/dev/null 2>&1; then
  lacks "pip for $("$python" --version)" "Debian, Ubuntu: apt install python3-pip; elsewhere: $python -m ensurepip"
fi
command -v cargo >/dev/null ||
  lacks "a Rust toolchain (cargo 1.83 or newer)" "rustup.rs, or Debian 13 and newer: apt install cargo rust-clippy rustfmt"
if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
  lacks "Node.js 20.19 or newer, with npm" "nodejs.org, or your distribution's nodejs and npm packages"
elif ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
  lacks "Node.js 20.19 or newer ($(node --version) found)" "nodejs.org, or your distribution's nodejs and npm packages"
fi
command -v cc >/dev/null ||
  lacks "a C compiler (it links the kernel)" "Debian, Ubuntu: apt install build-essential; macOS: xcode-select --install"

if [ "${1:-}" = test ] && command -v cargo >/dev/null; then
  for part in clippy fmt; do
    cargo "$part" --version >/dev/null 2>&1 ||
      lacks "cargo $part, which checks the Rust code" "rustup component add clippy rustfmt, or apt install rust-clippy rustfmt"
  done
fi

if [ "$missing" -ne 0 ]; then
  echo "The above is missing: Fishka is built on this machine, its kernel in Rust and its web client with Node." >&2
  exit 3
fi
