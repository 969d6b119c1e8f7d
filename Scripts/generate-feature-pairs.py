#!/usr/bin/env python3
"""Writes the tests of features in every kind of model, and of pairs and triples of features.

  python3 Scripts/generate-feature-pairs.py FOLDER            the tests of models
  python3 Scripts/generate-feature-pairs.py FOLDER --sample N the same, each mix in a sixth of the kinds of models
  python3 Scripts/generate-feature-pairs.py FOLDER --triples N OF
                                                      triples in structs and one other kind, one of so many parts
  python3 Scripts/generate-feature-pairs.py FOLDER --refused  the tests of what the macro refuses
  bash Scripts/test-variant.sh optimised FeaturePairTests > LOG
  python3 Scripts/generate-feature-pairs.py --record LOG
                                                      takes what fails into known_failures.txt, and what
                                                      no longer fails out of it

Nobody commits what it writes: Scripts/test-variant.sh and Scripts/test-macros.sh make it again. The features are in
Scripts/feature_pairs/features_*.py, the kinds of models in carriers.py, what fails today in known_failures.txt, and
what the library refuses in refusals.py.
"""

import pathlib
import sys

from feature_pairs import known_failures, net


def main():
    if "--record" in sys.argv[1:]:
        known_failures.record(pathlib.Path(sys.argv[-1]).read_text())
        return
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    if "--refused" in sys.argv:
        made = net.refusals()
    elif "--triples" in sys.argv:
        made = net.triples(int(sys.argv[-2]), int(sys.argv[-1]))
    else:
        made = net.files(int(sys.argv[-1]) if "--sample" in sys.argv else None)
    for name, text in made.items():
        (folder / name).write_text(text)
    print(f"{len(made)} files of tests of pairs")


if __name__ == "__main__":
    main()
