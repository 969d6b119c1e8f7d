#!/usr/bin/env bash
# Checks that MaquetteCore imports only the standard library, and that modules of formats with their own parsers, and those of
# behavior, repairs and streams, import only MaquetteCore and what they share.
set -euo pipefail
cd "$(dirname "$0")/.."
core=Sources/MaquetteCore
formats=(Sources/Maquette{Behavior,CBOR,CSV,Constraints,Declarations,Form,JSON5,JSONTools,MessagePack,PropertyList,Repairs,Streams,TOML,XML,XMLSyntax,YAML})
status=0

if grep -rnE '^[[:space:]]*(@[A-Za-z_]+ +)*((public|internal|package|private) +)?import +' \
  "$core" \
  | grep -vE 'import +Builtin$'; then
  echo "MaquetteCore must import nothing but the standard library." >&2
  status=1
fi
if grep -rnE 'import +Builtin' "$core" | grep -vE "^$core/(Bytes|Numbers|StandardTypes)/"; then
  echo "Builtin may be imported in $core/Bytes, Numbers and StandardTypes only." >&2
  status=1
fi
if grep -rnE '^[[:space:]]*(@[A-Za-z_]+ +)*((public|internal|package|private) +)?import +' \
  "${formats[@]}" | grep -vE 'import +Maquette(Core|Behavior|Streams|XMLSyntax)$'; then
  echo "Modules of formats must import nothing but MaquetteCore, behavior, streams and the syntax of XML." >&2
  status=1
fi
if grep -rnE '^[[:space:]]*(@[A-Za-z_]+ +)*((public|internal|package|private) +)?import +' \
  Sources/MaquetteArchive \
  | grep -vE 'import +(Maquette(Core|CBOR|Files|PropertyList)|Foundation(Essentials)?)$'; then
  echo "MaquetteArchive must import nothing but modules of formats and Foundation." >&2
  status=1
fi
exit $status
