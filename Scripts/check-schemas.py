#!/usr/bin/env python3
"""Judges schemas and documents by jsonschema, and fails where our validator judged otherwise.

    python3 Scripts/check-schemas.py FILE                   # each line: a schema, and documents with our verdicts
    python3 Scripts/check-schemas.py --metaschemas FOLDER   # write the meta-schemas of 2020-12
"""
import decimal
import json
import pathlib
import sys

import jsonschema
import jsonschema_specifications

DIALECT = "https://json-schema.org/draft/2020-12/"
VALIDATOR = jsonschema.Draft202012Validator


def write_metaschemas(folder):
    """Each in a file with the name that ends its address."""
    for address in jsonschema_specifications.REGISTRY:
        if address.startswith(DIALECT):
            file = folder / address.removeprefix(DIALECT)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(jsonschema_specifications.REGISTRY.contents(address)))


def formats(schema):
    """The formats in a schema."""
    if isinstance(schema, dict):
        if isinstance(schema.get("format"), str):
            yield schema["format"]
        schema = list(schema.values())
    if isinstance(schema, list):
        for inner in schema:
            yield from formats(inner)


def number(text):
    """A fraction as it is written: 4.02 is a multiple of 0.01, which binary numbers deny."""
    value = decimal.Decimal(text)
    return float(text) if value == value.to_integral_value() else value


def check(file):
    schemas, pairs, valid = {}, 0, 0
    problems = []
    for line in file.open():
        entry = json.loads(line, parse_float=number)
        schema = entry["schema"]
        text = json.dumps(schema, default=float)
        if text not in schemas:
            unchecked = set(formats(schema)) - set(VALIDATOR.FORMAT_CHECKER.checkers)
            if unchecked:
                problems.append(f"jsonschema does not check {', '.join(sorted(unchecked))}: {text}")
            errors = VALIDATOR(VALIDATOR.META_SCHEMA).iter_errors(schema)
            problems += [f"the meta-schema refuses {text}: {error.message}" for error in errors]
            schemas[text] = VALIDATOR(schema, format_checker=VALIDATOR.FORMAT_CHECKER)
        for document in entry["documents"]:
            pairs += 1
            error = next(schemas[text].iter_errors(document["document"]), None)
            valid += error is None
            if (error is None) != document["isValid"]:
                problems.append(
                    f"{json.dumps(document['document'], default=float)} is {'valid' if document['isValid'] else 'invalid'} for us, "
                    f"and for jsonschema {'valid' if error is None else 'invalid: ' + error.message}, by {text}")
    print(f"{len(schemas)} schemas satisfy the meta-schema unless listed; {pairs} documents, {valid} of them valid")
    # With fewer, the tests have written nothing.
    if len(schemas) < 100 or min(valid, pairs - valid) < 300:
        problems.append("These are too few.")
    return problems


if sys.argv[1] == "--metaschemas":
    write_metaschemas(pathlib.Path(sys.argv[2]))
else:
    found = check(pathlib.Path(sys.argv[1]))
    print("\n".join(found[:20]), file=sys.stderr)
    sys.exit(1 if found else 0)
