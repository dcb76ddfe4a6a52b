#!/usr/bin/env bash
# The browser tests need Chromium: found, or installed from Debian's packages when we may, or asked for.
set -u
if command -v chromium >/dev/null || command -v chromium-browser >/dev/null || [ -n "${FISHKA_CHROMIUM:-}" ]; then
  exit 0
fi
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-noto-core >/dev/null && exit 0
fi
echo "The browser tests need Chromium: install it (Debian, Ubuntu: apt install chromium)," >&2
echo "or name one that you have: FISHKA_CHROMIUM=/path/to/chromium make test" >&2
exit 3
