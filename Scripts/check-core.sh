#!/usr/bin/env bash
# Sees that MaquetteCore imports the standard library alone, modules of formats that read for
# themselves MaquetteCore alone, and that unsafe code lies in the core's folder Unsafe.
set -euo pipefail
cd "$(dirname "$0")/.."
core=Sources/MaquetteCore
codable=Sources/MaquetteCodable
database=Sources/MaquetteGRDB
formats=(Sources/Maquette{CBOR,CSV,Constraints,Form,JSON5,MessagePack,PropertyList,TOML,XML,XMLSyntax,YAML})
status=0

if grep -rnE '^[[:space:]]*(@[A-Za-z_]+ +)*((public|internal|package|private) +)?import +' \
  "$core" \
  | grep -vE 'import +Builtin$'; then
  echo "MaquetteCore must import nothing but the standard library." >&2
  status=1
fi
if grep -rnE 'import +Builtin' "$core" | grep -v "^$core/Unsafe/"; then
  echo "Builtin may be imported in $core/Unsafe only." >&2
  status=1
fi
if grep -rnE '^[[:space:]]*(@[A-Za-z_]+ +)*((public|internal|package|private) +)?import +' \
  "${formats[@]}" | grep -vE 'import +(MaquetteCore|MaquetteXMLSyntax)$'; then
  echo "Modules of formats must import nothing but MaquetteCore and the syntax of XML." >&2
  status=1
fi
if grep -rnE '^[[:space:]]*(@[A-Za-z_]+ +)*((public|internal|package|private) +)?import +' \
  Sources/MaquetteArchive \
  | grep -vE 'import +(Maquette(Core|CBOR|Files|PropertyList)|Foundation(Essentials)?)$'; then
  echo "MaquetteArchive must import nothing but modules of formats and Foundation." >&2
  status=1
fi
# Copying a lent buffer into Foundation's Data has no other spelling.
if grep -rnE 'Unsafe|unsafe[A-Z]|unowned\(unsafe\)|withMemoryRebound' \
  "$core" "$codable" "$database" Sources/Maquette Sources/MaquetteArchive Sources/MaquetteFiles Sources/MaquetteNIO \
  Sources/MaquetteHummingbird Sources/MaquetteHTTPClient Sources/MaquetteLogging Sources/Tour "${formats[@]}" --include='*.swift' \
  | grep -vE "^($core|$codable|$database)/Unsafe/" | grep -vF 'Data(buffer: $0)' | grep -vE ':[0-9]+: *//'; then
  echo "Unsafe code belongs into $core/Unsafe, $codable/Unsafe or $database/Unsafe." >&2
  status=1
fi
exit $status
