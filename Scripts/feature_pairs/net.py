"""What the generator writes: every file and its text."""

from . import carriers, features_keys, features_values, known_failures, swift
from .models import Refused
from .refusals import REFUSALS

LEFT_OUT = known_failures.NOT_GENERATED | known_failures.WITHOUT_MEANING

CASES = "Tests/FeaturePairTests/Generated/"
DIAGNOSTICS = "Tests/MaquetteMacrosTests/Diagnostics/Generated/"

FEATURES = features_keys.FEATURES + features_values.FEATURES


class Net:
    """All pieces, parted into those that are compiled and those that are refused."""

    def __init__(self):
        self.files = {}
        self.refused = []
        for name, make in carriers.EACH.items():
            self.add(name, self.each(make))
        for name, make in carriers.ALL.items():
            self.add(name, make(FEATURES))

    def each(self, make):
        for feature in FEATURES:
            try:
                yield make(feature)
            except Refused:
                continue

    def add(self, name, pieces):
        for piece in pieces:
            keys = [(row[0], tuple(row[1])) for row in piece.rows]
            if any(key in LEFT_OUT for key in keys):
                continue
            messages = [REFUSALS[key] for key in keys if key in REFUSALS]
            if messages:
                self.refused.append((piece.swift, messages[0]))
            else:
                self.files.setdefault(name, []).append(piece)

    @property
    def rows(self):
        return [row for pieces in self.files.values() for piece in pieces for row in piece.rows]


def files():
    """The generated files: paths to texts."""
    net = Net()
    made = {
        CASES + "FeatureTable.swift": swift.feature_table(FEATURES),
        DIAGNOSTICS + "RefusedPairsTests.swift": swift.refusal_file(net.refused),
    }
    causes = known_failures.Causes.read()
    made[CASES + "KnownCauses.swift"] = swift.cause_file(causes.words)
    for name, pieces in net.files.items():
        title = f"Features in carriers: {name}"
        made[f"{CASES}{name}Tests.swift"] = swift.case_file(name, title, pieces, causes.cases)
    return made
