"""What the generator writes: every file and its text."""

from . import (
    carriers, features_keys, features_rules, features_shapes, features_values, known_failures, mixes,
    models, swift,
)
from .models import Refused
from .refusals import REFUSALS, REFUSED_PAIRS

LEFT_OUT = known_failures.NOT_GENERATED | known_failures.WITHOUT_MEANING

# Features that are tried in every carrier, each by itself.
FEATURES = features_keys.FEATURES + features_values.FEATURES

# Features that are tried with each other, in mixes.
MIXED = FEATURES + features_shapes.FEATURES + features_rules.FEATURES
MIXES = mixes.mixes("mix", MIXED)
LABEL_MIXES = mixes.mixes("values", [feature for feature in MIXED if feature.labels])


# A file of triples has so many mixes: the compiler needs memory in proportion to a file.
TRIPLES_IN_FILE = 40


class Net:
    """All pieces, divided into those that compile and those that are rejected."""

    def __init__(self):
        self.files = {}
        self.refused = []

    def add_pairs(self, sample):
        """Adds each feature in every kind of model, and the mixes: each in a sixth of them in a sample."""
        self.sample = sample
        for name, make in carriers.EACH.items():
            self.add(name, self.each(make))
        for name, make in carriers.ALL.items():
            self.add(name, make(FEATURES))
        for number, (name, make) in enumerate(carriers.MIXED.items()):
            # Other kinds hold the structs.
            mixes = MIXES if name == "Structs" else self.sampled(MIXES, number)
            self.add("Mixed" + name, self.each(make, mixes))
        for name, make in carriers.MIXED_ALL.items():
            self.add("Mixed" + name, make(MIXES))
        for number, (name, make) in enumerate(carriers.MIXED_LABELS.items()):
            self.add("Mixed" + name, self.each(make, self.sampled(LABEL_MIXES, number)))

    def add_triples(self, triples):
        """Adds mixes as structs, each also in one other kind of model, which is another one for the next mix."""
        kinds = [make for name, make in carriers.MIXED.items() if name != "Structs"]
        for number, mix in enumerate(triples):
            file = f"Triples{number // TRIPLES_IN_FILE + 1}"
            self.add(file, self.each(carriers.mixed, [mix]))
            for turn in range(len(kinds)):
                # A kind may have no place for some features of a mix.
                pieces = list(self.each(kinds[(number + turn) % len(kinds)], [mix]))
                if pieces:
                    self.add(file, pieces)
                    break

    def add_refusals(self):
        """Adds the pairs that the macro refuses."""
        table = {feature.name: feature for feature in MIXED}
        for (one, other), messages in REFUSED_PAIRS.items():
            name = models.upper(one) + models.upper(other)
            self.refused.append((models.struct(name, [table[one], table[other]]), messages))

    def sampled(self, mixes, carrier):
        """The mixes that a carrier has: all, or in a sample every sixth, others in the next carrier."""
        if self.sample is None:
            return mixes
        return [mix for number, mix in enumerate(mixes) if (number + carrier + self.sample) % 6 == 0]

    def each(self, make, features=FEATURES):
        for feature in features:
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


def files(sample=None):
    """The files of the tests of models: names to texts.

    With the number of a sample, each mix is in a sixth of the kinds of models.
    """
    net = Net()
    net.add_pairs(sample)
    return written(net, FEATURES + MIXES + LABEL_MIXES)


def triples(part, parts):
    """The files of the tests of triples of features, of one of several parts of the mixes."""
    mixed = mixes.mixes("triple", MIXED, strength=3)
    mixed = [mix for number, mix in enumerate(mixed) if number % parts == part % parts]
    net = Net()
    net.add_triples(mixed)
    return written(net, mixed)


def written(net, features):
    """The files of a net: names to texts."""
    causes = known_failures.Causes.read()
    made = {
        "FeatureTable.swift": swift.feature_table(features),
        "KnownCauses.swift": swift.cause_file(causes.words),
    }
    for name, pieces in net.files.items():
        title = f"Features in carriers: {name}"
        made[f"{name}Tests.swift"] = swift.case_file(name, title, pieces, causes.cases)
    return made


def refusals():
    """The file of the tests of what the macro refuses: its name and text."""
    net = Net()
    net.add_pairs(None)
    net.add_refusals()
    return {"RefusedPairsTests.swift": swift.refusal_file(net.refused)}
