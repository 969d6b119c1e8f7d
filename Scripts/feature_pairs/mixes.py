"""Mixes: models with many features, chosen so that every pair of features is in one of them."""

import itertools

from .feature import Feature, Raw
from .models import upper

SIZE = 8

# Features that one model cannot have both, with the reason; what the compiler refuses is in refusals.py.
WITHOUT_MEANING = {
    frozenset(("lenient", "strict")): "one policy a type",
    frozenset(("omitting", "nulls")): "refused: nil is left out or written",
    frozenset(("recursion", "omitting")): "an empty list inside is left out, too",
    frozenset(("unknownKeys", "extras")): "refused: keys that are kept are not unknown",
    frozenset(("profiledKey", "extras")): "refused: the keys that are kept cannot depend on a profile",
    frozenset(("profiledPath", "extras")): "refused: the keys that are kept cannot depend on a profile",
    frozenset(("profiledIgnored", "extras")): "refused: what is left out would be kept",
}


def can_meet(one, other):
    """Whether a model can have two features."""
    if frozenset((one.name, other.name)) in WITHOUT_MEANING:
        return False
    return not (one.arguments.keys() & other.arguments.keys())


def pairs(features):
    """The names of all pairs of features that can meet."""
    return {
        frozenset((one.name, other.name))
        for one, other in itertools.combinations(features, 2)
        if can_meet(one, other)
    }


def groups(features):
    """Lists of features that contain every possible pair at least once."""
    left = pairs(features)
    table = {feature.name: feature for feature in features}
    order = list(table)
    found = []
    while left:
        # The feature that has most pairs left begins; of the others, who adds most pairs follows.
        begin = max(order, key=lambda name: (sum(name in pair for pair in left), -order.index(name)))
        group = [begin]
        while len(group) < SIZE:
            gains = {
                name: sum(frozenset((name, member)) in left for member in group)
                for name in order
                if name not in group and all(can_meet(table[name], table[each]) for each in group)
            }
            best = max(gains, key=lambda name: (gains[name], -order.index(name)), default=None)
            if best is None or gains[best] == 0:
                break
            group.append(best)
        left -= {frozenset(pair) for pair in itertools.combinations(group, 2)}
        found.append([table[name] for name in sorted(group, key=order.index)])
    return found


def merged(one, other):
    """A document with the members of another; objects inside are merged."""
    result = dict(one)
    for key, value in other.items():
        inner = result.get(key)
        both = isinstance(inner, dict) and isinstance(value, dict)
        result[key] = merged(inner, value) if both else value
    return result


def written(feature, is_sparse, writes_nulls):
    """What a feature writes in a type that leaves out or writes nil."""
    if is_sparse and feature.written_sparsely is not None:
        return feature.written_sparsely
    members = feature.good if feature.written is None else feature.written
    return merged(members, feature.nulls) if writes_nulls else members


def mix(name, features):
    """The features as one, with the documents of all."""
    names = [feature.name for feature in features]
    is_sparse, writes_nulls = "omitting" in names, "nulls" in names
    result = Feature(name, labels="", case_attributes="", parts=names, written={})
    for feature in features:
        # Conditions of a property count more than those of its type; hooks change what was written.
        result.members = "\n".join(part for part in (result.members, feature.members) if part)
        result.good = merged(result.good, feature.good)
        result.written = merged(result.written, written(feature, is_sparse, writes_nulls))
        for table in (
            "fields", "read_again", "archived", "patch", "patched", "arguments", "rules", "adds",
        ):
            setattr(result, table, merged(getattr(result, table), getattr(feature, table)))
        result.replaced += feature.replaced
        result.wrong += feature.wrong
        result.repairs += feature.repairs
        result.keeps_keys = result.keeps_keys or feature.keeps_keys
        result.recursion = result.recursion or feature.recursion
        result.stands_once = result.stands_once or feature.stands_once
        result.is_flattened = result.is_flattened and feature.is_flattened
        result.is_written_by_fields = result.is_written_by_fields and feature.is_written_by_fields
        if feature.labels and result.labels is not None:
            result.labels = ", ".join(part for part in (result.labels, feature.labels) if part)
            result.case_attributes = " ".join(
                part for part in (result.case_attributes, feature.case_attributes) if part)
        else:
            result.labels = None
    if "dropping" in names and "singleValues" in names:
        # One wrong value is an array of one, whose only element is dropped.
        result.wrong = [(members, path) for members, path in result.wrong if path != "kept#"]
    if "extras" in names and result.adds:
        kept = sorted({"left#": 1, **result.adds}.items())
        result.read_again["extras#"] = Raw(
            "[" + ", ".join(f'"{key}": {value}' for key, value in kept) + "]")
    return result


def mixes(prefix, features):
    """Mixes with names that begin alike."""
    return [
        mix(f"{prefix}{number}", group) for number, group in enumerate(groups(features), 1)
    ]


def title(feature):
    """A readable description of a mix."""
    return upper(feature.name) + ": " + ", ".join(feature.parts)
