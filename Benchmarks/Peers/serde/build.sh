#!/usr/bin/env bash
# Builds the peer twice, as serde_json is and with correctly rounded doubles, from Debian's packages;
# as root it installs them. chrono and others are for values of the shapes. `build.sh version` tells what
# it was built with. Debian 12's own Rust does,
# also where another comes first: PATH=/usr/bin:$PATH bash build.sh.
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
# Set here, so that nobody's settings make the peer another program: the baseline of the processor.
export RUSTFLAGS="-C target-cpu=$([ "$(uname -m)" = x86_64 ] && echo x86-64 || echo generic)"
nice cargo build --quiet --offline --release
nice cargo build --quiet --offline --release --features exact --target-dir target/exact
