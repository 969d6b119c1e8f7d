#!/usr/bin/env bash
# Runs the tests of JSON-Schema-Test-Suite for 2020-12 with our validator, in tests that are built: all required ones
# pass, and all optional ones that Scripts/schema-suite-failures.txt does not list.
# Proves: All required tests of JSON-Schema-Test-Suite pass [249]
#   bash Scripts/check-schema-suite.sh [FOLDER OF THE SUITE, fetched without]
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/json-schema.sh .build/json-schema
commit=44401e0c046704b476ec9d2e2fccdaee618f259d
suite=${1:-$schemas/suite}
if [ $# = 0 ]; then
  git init -q "$suite"
  git -C "$suite" fetch -q --depth 1 https://github.com/json-schema-org/JSON-Schema-Test-Suite "$commit"
  git -C "$suite" checkout -q FETCH_HEAD
fi
MAQUETTE_SCHEMAS=$schemas MAQUETTE_SCHEMA_SUITE=$suite swift test --skip-build --filter SchemaSuiteTests
