"""Mixes: models with many features, chosen so that every pair, or every triple, of features is in one of them."""

import collections
import itertools

from .feature import Feature, Raw
from .models import upper

SIZE = 8

# Features that one model cannot have both, with the reason; what the compiler refuses is in refusals.py.
WITHOUT_MEANING = {
    frozenset(("lenient", "strict")): "one policy a type",
    frozenset(("omitting", "nulls")): "refused: nil is left out or written",
    frozenset(("recursion", "omitting")): "an empty list inside is left out, too",
    frozenset(("nilValue", "omitting")): "nil is a default, and left out: the value for nil is not written",
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


def combinations(features, strength):
    """The names of all pairs, triples, … of features that can meet."""
    return {
        frozenset(feature.name for feature in chosen)
        for chosen in itertools.combinations(features, strength)
        if all(can_meet(one, other) for one, other in itertools.combinations(chosen, 2))
    }


def groups(features, strength):
    """Lists of features that contain every possible pair or triple, which is the strength, at least once."""
    left = combinations(features, strength)
    # For all but one of the features of a combination, those that complete it.
    completing = collections.defaultdict(set)
    for names in left:
        for name in names:
            completing[names - {name}].add(name)
    table = {feature.name: feature for feature in features}
    order = {feature.name: number for number, feature in enumerate(features)}
    apart = {
        name: {other for other in order if not can_meet(table[name], table[other])} for name in order
    }
    found = []
    while left:
        # The feature that has most combinations left begins; of the others, who adds most follows.
        counts = collections.Counter(name for names in left for name in names)
        group = []
        gains = counts
        possible = set(order)
        while len(group) < SIZE and possible:
            best = max(possible, key=lambda name: (gains[name], -order[name]))
            if gains[best] == 0:
                break
            group.append(best)
            possible -= apart[best] | {best}
            if len(group) < strength - 1:
                # Nothing is complete with one more: what counts is what may become so.
                gains = {name: len(completing[frozenset((*group, name))]) for name in possible}
            else:
                gains = collections.Counter(
                    name
                    for names in itertools.combinations(group, strength - 1)
                    for name in completing[frozenset(names)])
        for names in map(frozenset, itertools.combinations(group, strength)):
            left.discard(names)
            for name in names:
                completing[names - {name}].discard(name)
        found.append([table[name] for name in sorted(group, key=order.get)])
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


def mixes(prefix, features, strength=2):
    """Mixes with names that begin alike."""
    return [
        mix(f"{prefix}{number}", group)
        for number, group in enumerate(groups(features, strength), 1)
    ]


def title(feature):
    """A readable description of a mix."""
    return upper(feature.name) + ": " + ", ".join(feature.parts)
