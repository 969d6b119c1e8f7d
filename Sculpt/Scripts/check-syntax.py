#!/usr/bin/env python3
"""Checks what `sculpt` says of the documents of JSONTestSuite, which `fetch-fixtures.sh` fetches.

    python3 Sculpt/Scripts/check-syntax.py .build/debug/sculpt FOLDER/JSONTestSuite

A document that has to be accepted (y_) is; one that has to be refused (n_) ends with exit code 65 and a line and column
inside the file. For others (i_), both are right.
"""
import pathlib
import re
import subprocess
import sys

# Sculpt reads several documents one after the other, and these are such.
SEVERAL = {"n_structure_double_array.json", "n_structure_object_with_trailing_garbage.json"}


def complaint(sculpt, file):
    """What is wrong with the outcome for a file; nothing if it is right."""
    done = subprocess.run([sculpt, file], capture_output=True)
    said = done.stderr.decode(errors="replace")
    kind = file.name[0]
    if done.returncode == 0:
        return None if kind != "n" or file.name in SEVERAL else "accepted"
    if done.returncode != 65:
        return f"exit code {done.returncode}: {said}"
    if kind == "y":
        return "refused: " + said
    place = re.match(re.escape(str(file)) + r":(\d+):(\d+): error: ", said)
    data = file.read_bytes()
    if not place:
        # Where nothing is, nothing has a place.
        return None if not data.strip(b" \t\r\n\xef\xbb\xbf") else "no place: " + said
    line, column = map(int, place.groups())
    lines = re.split(rb"\r\n|\n|\r", data)
    if line > len(lines) or column > len(lines[line - 1]) + 1:
        return f"{line}:{column} is outside the file"
    return None


def main():
    sculpt, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    counts, wrong = {"y": 0, "n": 0, "i": 0}, 0
    for file in sorted(folder.rglob("[yni]_*.json")):
        said = complaint(sculpt, file)
        counts[file.name[0]] += 1
        if said:
            wrong += 1
            print(f"{file.name}: {said}")
    print("{y} documents to accept, {n} to refuse and {i} others:".format(**counts), f"{wrong} wrong")
    sys.exit(wrong > 0 or not sum(counts.values()))


if __name__ == "__main__":
    main()
