#!/usr/bin/env bash
# Type-checks the module of each trait, with only that trait and with none: bash Scripts/check-traits-apart.sh BUILD,
# where BUILD is a build with all traits. A separate build for each trait would build everything as many times as there
# are traits; a trait changes only the files of its own module, which this script checks.
set -euo pipefail
build=$(cd "${1:?name the folder in which all traits have been built}" && pwd)
cd "$(dirname "$0")/.."
products=$build/debug
# The package manager names a package after its folder, as an identifier.
flags=(-typecheck -swift-version 6 -parse-as-library -I "$products/Modules"
  -package-name "$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c 'a-z0-9\n' _)")
source Scripts/upcoming-features.sh
flags+=("${upcoming[@]}")
while read -r map; do
  flags+=(-Xcc "-fmodule-map-file=$map")
done < <(find "$build/checkouts" -name module.modulemap -path '*Sources*'
  find "$products/" -maxdepth 2 -name module.modulemap -not -path '*-tool.build/*')
while read -r folder; do
  flags+=(-Xcc "-I$folder")
done < <(find "$build/checkouts" -type d -name include -path '*Sources*')

# check MODULE TRAITS...: checks with exactly these traits.
check() {
  local module=$1 traits=()
  shift
  for trait in "$@"; do traits+=(-D "$trait"); done
  find "Sources/$module" -name '*.swift' -print0 \
    | xargs -0 swiftc "${flags[@]}" ${traits[@]+"${traits[@]}"} -module-name "$module"
  echo "$module: ${*:-no trait}"
}
check MaquetteNIO NIO
check MaquetteLogging Logging
check MaquetteHTTPClient NIO AsyncHTTPClient
check MaquetteHummingbird NIO Hummingbird
check MaquetteGRDB GRDB
for module in NIO Logging HTTPClient Hummingbird GRDB; do check "Maquette$module"; done
