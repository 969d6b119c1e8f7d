#!/usr/bin/env python3
"""Checks that no folder of the core uses types of a folder above it.

    python3 Scripts/check-floors.py            # prints each use that leads up, and fails if there is one
    python3 Scripts/check-floors.py --count    # also prints the pairs of folders that use each other
"""
import collections
import pathlib
import re
import sys

CORE = pathlib.Path(__file__).parent.parent / "Sources/MaquetteCore"

# From the ground up.
FLOORS = ("Memory Keys Errors Values Options JSON Models Tables Dates StandardTypes Reports Configuration "
          "Formats").split()

# A model has a function for each reader and each writer, and those call models; a table is made of models, and a model
# has a table; options hold registries of models and configurations, which follow options.
MUTUAL = {("Values", "Models"), ("JSON", "Models"), ("Models", "Tables"), ("Options", "Models"),
          ("Options", "Configuration")}

DECLARATION = re.compile(
    r"(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|indirect|final)\s+)*"
    r"(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)")


def main():
    files = {file: file.relative_to(CORE).parts[0] for file in sorted(CORE.glob("*/**/*.swift"))}
    unknown = set(files.values()) - set(FLOORS)
    if unknown:
        sys.exit(f"No floor of {CORE.name} is named {', '.join(sorted(unknown))}: see FLOORS in {__file__}")
    texts = {file: re.sub(r"//.*", "", file.read_text()) for file in files}
    places = collections.defaultdict(set)
    for file, text in texts.items():
        for line in text.splitlines():
            if declared := DECLARATION.match(line):
                places[declared[1]].add(files[file])
    uses = collections.defaultdict(set)
    for file, text in texts.items():
        for name in set(re.findall(r"\b[A-Z_]\w+", text)):
            for folder in places.get(name, set()) - {files[file]}:
                uses[files[file], folder].add((str(file.relative_to(CORE)), name))
    wrong = [
        f"{file} uses {name} of {upper}, which is above {lower}"
        for (lower, upper), found in sorted(uses.items()) for file, name in sorted(found)
        if FLOORS.index(upper) > FLOORS.index(lower) and (lower, upper) not in MUTUAL]
    print("\n".join(wrong), end="\n" if wrong else "")
    if "--count" in sys.argv:
        pairs = sorted(pair for pair in uses if pair[0] < pair[1] and pair[::-1] in uses)
        print(f"{len(set(files.values()))} folders; {len(pairs)} pairs use each other:",
              ", ".join(" and ".join(pair) for pair in pairs))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
