#!/usr/bin/env python3
"""Compares instructions that callgrind has counted with those of a record, or records them.

    python3 Benchmarks/counts.py FOLDER RECORD [--record] [--slack NUMBER]

Each file of the folder that a request of the program has ended has its name; of two with one name, the last one
counts. It fails if one needs more than 1.25 times what is recorded and a slack, or is not there. Where little else is
done, the allocator decides by what was freed before, which is no loss of speed: a slack passes over that.
"""
import pathlib
import re
import sys


def counts_in(folder):
    counts = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime_ns):
        text = file.read_text()
        trigger = re.search(r"^desc: Trigger: Client Request: (.+)$", text, re.M)
        total = re.search(r"^(?:totals|summary): (\d+)", text, re.M)
        if trigger and total:
            counts[trigger[1]] = int(total[1])
    if not counts:
        sys.exit("callgrind counted nothing")
    return counts


def compare(counts, recorded, slack):
    """Prints each count and its ratio, and returns whether one is too large or missing."""
    failed = False
    for name in sorted(counts.keys() | recorded.keys()):
        count, known = counts.get(name, 0), int(recorded.get(name, 0))
        ratio = count / (known or 1)
        wrong = count > 1.25 * known + slack or name not in counts or name not in recorded
        failed |= wrong
        print(f"{count:>12,} {ratio:6.2f} {name}{'  <-- more than recorded' if wrong else ''}")
    return failed


def main():
    counts, record = counts_in(pathlib.Path(sys.argv[1])), pathlib.Path(sys.argv[2])
    if "--record" in sys.argv:
        record.write_text("".join(f"{name}\t{count}\n" for name, count in sorted(counts.items())))
        sys.exit()
    slack = int(sys.argv[sys.argv.index("--slack") + 1]) if "--slack" in sys.argv else 0
    sys.exit(compare(counts, dict(line.split("\t") for line in record.read_text().splitlines()), slack))


if __name__ == "__main__":
    main()
