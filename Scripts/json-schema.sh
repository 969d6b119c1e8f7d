# For scripts that judge schemas: `source Scripts/json-schema.sh FOLDER` sets `python` to a Python that has jsonschema
# of PyPI with its checks of formats, installed in FOLDER unless this machine has it, and `schemas` to a new folder with
# the meta-schemas of 2020-12.
python=python3
if ! python3 -c "import jsonschema, jsonschema_specifications, rfc3339_validator, rfc3986_validator" 2>/dev/null; then
  python=$1/bin/python3
  if ! "$python" -c "import rfc3986_validator" 2>/dev/null; then
    python3 -m venv "$1"
    "$1/bin/pip" install -q jsonschema==4.26.0 rfc3339-validator==0.1.4 rfc3986-validator==0.1.1 || {
      echo "jsonschema could not be installed from PyPI." >&2
      exit 1
    }
  fi
fi
schemas=$(mktemp -d)
trap 'rm -rf "$schemas"' EXIT
"$python" Scripts/check-schemas.py --metaschemas "$schemas/metaschemas"
