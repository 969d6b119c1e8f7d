"""The Swift of the models: features in their carriers."""

import re
import textwrap


# The arguments of `@Mappable` in the order that they have to be given in.
ORDER = [
    "fieldNaming", "fieldAliases", "caseNaming", "tagged", "caseMatching", "transparent", "omitting", "nilValues",
    "ignoring",
    "via", "memberwiseInit", "container", "layout", "conversions",
    "unknownKeys",
]


class Refused(Exception):
    """A carrier that has no place for a feature, by the rules of the library."""


def indented(text, by=2):
    return textwrap.indent(text, " " * by)


def members(features, model, number=1):
    """The members that features need, in a type of the name `model`."""
    parts = [feature.members for feature in features if feature.members]
    text = "\n".join(part.replace("#", str(number)) for part in parts)
    return text.replace("Self_", model)


def arguments(features, *others):
    """The attributes of a type: arguments of `@Mappable`, and rules if there are several.

    `others` are further arguments: `tagged: .untagged`.
    """
    named = dict(other.split(": ", 1) for other in others)
    rules = {}
    for feature in features:
        named.update(feature.arguments)
        rules.update(feature.rules)
    if set(rules) == {"conversions"}:
        named.update(rules)
        rules = {}
    spelled = [f"{name}: {named[name]}" for name in ORDER if name in named]
    text = "@Mappable" + (f"({', '.join(spelled)})" if spelled else "")
    if rules:
        inside = ", ".join(f"{name}: {value}" for name, value in rules.items())
        text = f"@DecodableRules({inside})\n" + text
    return text


def declaration(head, body, attributes="@Mappable"):
    return f"{attributes}\n{head} {{\n{indented(body)}\n}}\n"


def struct(name, features, number=1, head="", more="", others=()):
    """A plain struct that has features."""
    body = "\n".join(part for part in (members(features, name, number), more) if part)
    return declaration(
        f"struct {name}{head}", body, arguments(features, *others))


def final_class(name, features, head="", more=""):
    """A final class that has features."""
    body = "\n".join(
        part for part in (members(features, name).replace("mutating func", "func"), more) if part)
    return declaration(f"final class {name}{head}", body, arguments(features))


def upper(name):
    return name[0].upper() + name[1:]


def struct_name(feature):
    return upper(feature.name) + "Struct"


def stored_names(features, number=1):
    """The names of the stored properties of features."""
    lines = members(features, "Self_", number).splitlines()
    found = (re.search(r"\b(?:var|let) (\w+)", line) for line in lines if "static" not in line)
    return [match.group(1) for match in found if match]
