#!/usr/bin/env bash
# Builds the peer twice from Debian's packages: plain serde_json, and with correctly rounded doubles.
# As root it installs the packages. The shapes need chrono and others. `build.sh version` prints the
# versions used. Debian 12's own Rust suffices; to select it over another:
# PATH=/usr/bin:$PATH bash build.sh.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")"

if [ "${1:-}" = version ]; then
  compiler=$(rustc --version)
  crate=$(cargo tree --offline -e normal --depth 1 --prefix none | grep serde_json | cut -d' ' -f1,2)
  echo "$compiler, $crate"
  exit
fi
packages=()
for crate in serde_json serde_derive chrono rust_decimal url uuid; do
  compgen -G "/usr/share/cargo/registry/$crate-[0-9]*" >/dev/null \
    || packages+=("librust-${crate//_/-}-dev")
done
if ! command -v cargo >/dev/null || [ ${#packages[@]} -gt 0 ]; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Needed: cargo ${packages[*]}" >&2
    exit 1
  fi
  command -v cargo >/dev/null || packages+=(cargo)
  apt-get update -q
  DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "${packages[@]}"
fi
# Set here to override any user settings: code for the baseline processor.
export RUSTFLAGS="-C target-cpu=$([ "$(uname -m)" = x86_64 ] && echo x86-64 || echo generic)"
nice cargo build --quiet --offline --release
nice cargo build --quiet --offline --release --features exact --target-dir target/exact
