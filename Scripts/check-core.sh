#!/usr/bin/env bash
# Checks that MaquetteScalars imports only the standard library, and MaquetteCore only MaquetteScalars, and that modules of
# formats with their own parsers, and those of behavior, mappings, repairs and streams, import only MaquetteCore and what they share;
# and that no folder of the core uses one above it.
set -euo pipefail
cd "$(dirname "$0")/.."
scalars=Sources/MaquetteScalars
core=Sources/MaquetteCore
formats=(Sources/Maquette{Behavior,CBOR,CSV,Constraints,Declarations,Form,Formats,JSON5,JSONTools,MessagePack,PropertyList,Mappings,Repairs,Streams,TOML,XML,XMLSyntax,YAML})
status=0

if grep -rnE '^[[:space:]]*(@[A-Za-z_]+ +)*((public|internal|package|private) +)?import +' \
  "$scalars" "$core" \
  | grep -vE 'import +Builtin$' \
  | grep -vE "^$core/Exports.swift:.*import +MaquetteScalars$"; then
  echo "MaquetteScalars must import nothing but the standard library, and MaquetteCore nothing else but that." >&2
  status=1
fi
if grep -rnE 'import +Builtin' "$scalars" "$core" \
  | grep -vE "^$scalars/(Bytes|Memory|Numbers)/|^$core/JSON/Scanning/"; then
  echo "Builtin may be imported in $scalars/Bytes, Memory and Numbers, and $core/JSON/Scanning only." >&2
  status=1
fi
if grep -rnE '^[[:space:]]*(@[A-Za-z_]+ +)*((public|internal|package|private) +)?import +' \
  "${formats[@]}" | grep -vE 'import +Maquette(Core|Behavior|Formats|Mappings|Streams|XMLSyntax)$'; then
  echo "Modules of formats must import nothing but MaquetteCore, behavior, mappings, streams and what formats share." >&2
  status=1
fi
if grep -rnE '^[[:space:]]*(@[A-Za-z_]+ +)*((public|internal|package|private) +)?import +' \
  Sources/MaquetteArchive \
  | grep -vE 'import +(Maquette(Core|CBOR|Files|Formats|PropertyList)|Foundation(Essentials)?)$'; then
  echo "MaquetteArchive must import nothing but modules of formats and Foundation." >&2
  status=1
fi
python3 Scripts/check-floors.py || status=1
exit $status
