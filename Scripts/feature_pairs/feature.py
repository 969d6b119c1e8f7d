"""A feature: a piece of Swift, and its effect on a piece of a document."""

from dataclasses import dataclass, field


class Raw(str):
    """A value as the tests spell it, where it is not the one of the document."""


class Table(dict):
    """A dictionary, where a plain `dict` is a model."""


@dataclass
class Positions:
    """The elements of a feature in a model that is an array."""

    good: list
    patched: list
    written: list | None = None
    wrong: tuple | None = None


@dataclass
class Feature:
    """A feature of a property or a type.

    `#` in Swift and in keys stands for a number, `Self_` for the spelled name of the model.
    """

    name: str
    members: str = ""
    good: dict = field(default_factory=dict)
    fields: dict = field(default_factory=dict)
    written: dict | None = None
    written_sparsely: dict | None = None
    read_again: dict = field(default_factory=dict)

    # The values of properties after an archive, where they differ from those of a round trip.
    archived: dict = field(default_factory=dict)
    patch: dict = field(default_factory=dict)
    patched: dict = field(default_factory=dict)
    whole: dict | None = None
    replaced: list = field(default_factory=list)
    wrong: list = field(default_factory=list)
    repairs: list = field(default_factory=list)
    positions: Positions | None = None
    keeps_keys: bool = False
    recursion: str | None = None

    # The features that a mix is made of.
    parts: list = field(default_factory=list)

    # What a type that writes null for nil writes beside that.
    nulls: dict = field(default_factory=dict)

    # The members that are written and that no property reads: what is left over may be kept.
    adds: dict = field(default_factory=dict)

    # Whether a class and its superclass can have the feature both.
    stands_once: bool = False

    # Whether a model with the feature can be flattened, and be written by its fields alone.
    is_flattened: bool = True
    is_written_by_fields: bool = True

    # Arguments of `@Mappable`, and rules of the type.
    arguments: dict = field(default_factory=dict)
    rules: dict = field(default_factory=dict)

    # The same as values of a case: `name#: Int = 1`; and attributes of the case, if it has any.
    labels: str | None = None
    case_attributes: str = ""


def spelled(value):
    """A value as `Described` in the tests spells it."""
    if isinstance(value, Raw):
        return str(value)
    if value is None:
        return "nil"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "[" + ", ".join(spelled(element) for element in value) + "]"
    opening, closing = "[]" if isinstance(value, Table) else "{}"
    parts = (
        f"{spelled(key) if isinstance(value, Table) and not isinstance(key, Raw) else key}"
        f": {spelled(member)}"
        for key, member in value.items()
    )
    return opening + ", ".join(parts) + closing
