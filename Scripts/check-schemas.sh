#!/usr/bin/env bash
# Compares our validator with jsonschema of PyPI: tests that are built write schemas and documents with what our
# validator says of them, and jsonschema says whether each schema satisfies the meta-schema, and each document the schema.
# Proves: Schemas satisfy the meta-schema, and jsonschema judges documents as we do [232, 249]
#   bash Scripts/check-schemas.sh [WHICH TESTS, those whose suites are named after schemas]
set -euo pipefail
cd "$(dirname "$0")/.."
source Scripts/json-schema.sh .build/json-schema
touch "$schemas/schemas.jsonl"
MAQUETTE_SCHEMAS=$schemas swift test --skip-build --filter "${1:-^(Schema|Format)Tests\.\w+SchemaTests/}"
"$python" Scripts/check-schemas.py "$schemas/schemas.jsonl"
