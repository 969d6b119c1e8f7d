#!/usr/bin/env python3
"""Writes the tests of features in every kind of model, and of pairs of features.

  python3 Scripts/generate-feature-pairs.py           writes the files
  python3 Scripts/generate-feature-pairs.py --check   fails if they are not what it would write
  swift test --filter FeaturePairTests > LOG
  python3 Scripts/generate-feature-pairs.py --record LOG
                                                      takes what fails into known_failures.txt, and what
                                                      no longer fails out of it, and writes the files

The features are in Scripts/feature_pairs/features_*.py, the kinds of models in carriers.py, what fails
today in known_failures.txt, and what the library refuses in refusals.py.
"""

import pathlib
import sys

from feature_pairs import known_failures, net

ROOT = pathlib.Path(__file__).parent.parent


def main():
    if "--record" in sys.argv[1:]:
        known_failures.record(pathlib.Path(sys.argv[-1]).read_text())
    made = {ROOT / path: text for path, text in net.files().items()}
    folders = {path.parent for path in made}
    there = {path: path.read_text() for folder in folders for path in folder.glob("*.swift")}
    stale = sorted(path for path in made.keys() | there.keys() if made.get(path) != there.get(path))
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what Scripts/generate-feature-pairs.py makes")
        sys.exit(1 if stale else 0)
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path in made:
            path.write_text(made[path])
        else:
            path.unlink()
    print(f"{len(made)} files, {len(stale)} of them changed")


if __name__ == "__main__":
    main()
