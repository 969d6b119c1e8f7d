"""The carriers, which convert features to Swift."""

from . import models
from .models import Refused, declaration, struct_name, upper

GROUP = 10


class Piece:
    """Models in Swift, and the rows of the cases that test them."""

    def __init__(self, swift="", rows=()):
        self.swift = swift
        self.rows = list(rows)


def row(carrier, feature, type_name, subject=None):
    """A case: the carrier, its features, and the type or subject."""
    return (carrier, [feature.name], type_name, subject)


def structure(feature):
    name = struct_name(feature)
    return Piece(models.struct(name, [feature]), [row("structure", feature, name)])


def final_class(feature):
    name = upper(feature.name) + "FinalClass"
    return Piece(models.final_class(name, [feature]), [row("finalClass", feature, name)])


def class_part(name, feature, number, head, more=""):
    body = models.members([feature], name.split(":")[0], number).replace("mutating func", "func")
    return declaration(
        f"{head} {name}", "\n".join(part for part in (body, more) if part),
        models.arguments([feature]))


def superclass(feature):
    base, name = upper(feature.name) + "Base", upper(feature.name) + "BelowBase"
    swift = class_part(base, feature, 1, "class")
    swift += declaration(f"final class {name}: {base}", "var own: Int?")
    return Piece(swift, [row("superclass", feature, name)])


def subclass(feature):
    name = upper(feature.name) + "BelowOwn"
    swift = class_part(f"{name}: OwnBase", feature, 1, "final class")
    return Piece(swift, [row("subclass", feature, name)])


def split(feature):
    base, name = upper(feature.name) + "Upper", upper(feature.name) + "Lower"
    swift = class_part(base, feature, 1, "class")
    swift += class_part(f"{name}: {base}", feature, 2, "final class", "var own: Int?")
    return Piece(swift, [row("split", feature, name)])


def generic_struct(feature):
    name = upper(feature.name) + "Generic"
    item = "@EncodableIf(.notNil) var item: Item?"
    swift = models.struct(name, [feature], head="<Item>", more=item)
    return Piece(swift, [row("genericStruct", feature, f"{name}<Int>")])


def generic_class(feature):
    name = upper(feature.name) + "GenericClass"
    swift = models.final_class(name, [feature], head="<Item: Mappable>", more="var item: Item?")
    return Piece(swift, [row("genericClass", feature, f"{name}<Int>")])


def payloads(carrier, name, tagging):
    """Enums with one case for each of several features."""

    def make(features):
        pieces = []
        for start in range(0, len(features), GROUP):
            group = features[start : start + GROUP]
            enum = f"{name}{start // GROUP + 1}"
            body = "\n".join(f"case {each.name}({struct_name(each)})" for each in group)
            pieces.append(
                Piece(
                    declaration(f"enum {enum}", body, f"@Mappable{tagging}"),
                    [row(carrier, each, enum) for each in group],
                ))
        return pieces

    return make


def untagged(feature):
    name = upper(feature.name) + "Untagged"
    body = f"case decoy(Decoy)\ncase {feature.name}({struct_name(feature)})"
    swift = declaration(f"enum {name}", body, "@Mappable(tagged: .untagged)")
    return Piece(swift, [row("untagged", feature, name)])


def labels(carrier, name, *tagging):
    """Enums whose case has the feature's properties as values with labels."""

    def make(feature):
        if not feature.labels:
            raise Refused()
        enum = upper(feature.name) + name
        case = f"case {feature.name}({feature.labels})"
        if feature.case_attributes:
            case = f"{feature.case_attributes} {case}"
        body = f"case decoy(Decoy)\n{case}".replace("#", "1").replace("Self_", enum)
        head = f"enum {enum}"
        swift = declaration(head, body, models.arguments([feature], *tagging))
        return Piece(swift, [row(carrier, feature, enum)])

    return make


def transparent(feature):
    name = upper(feature.name) + "Transparent"
    swift = declaration(
        f"struct {name}", f"var value: {struct_name(feature)}", "@Mappable(transparent: true)")
    return Piece(swift, [row("transparent", feature, name)])


def via(feature):
    name, wire = upper(feature.name) + "Via", struct_name(feature)
    swift = declaration(
        f"struct {name}", f"var wire: {wire}\ninit(_ wire: {wire}) {{ self.wire = wire }}",
        f"@Mappable(via: {wire}.self)")
    swift += f"extension {wire} {{\n  init(_ model: {name}) {{ self = model.wire }}\n}}\n"
    return Piece(swift, [row("via", feature, name)])


def container(feature):
    name = upper(feature.name) + "Contained"
    swift = models.struct(name, [feature], others=['container: "data.model"'])
    return Piece(swift, [row("container", feature, name)])


def positions(feature):
    if not feature.positions:
        raise Refused()
    name = upper(feature.name) + "Positions"
    swift = models.struct(name, [feature], others=["layout: .array"])
    return Piece(swift, [row("positions", feature, name)])


def noncopyable(feature):
    name = upper(feature.name) + "Noncopyable"
    swift = models.struct(name, [feature], head=": NoncopyableMappable, ~Copyable")
    parts = ", ".join(f'("{each}", $0.{each} as Any)' for each in models.stored_names([feature]))
    subject = f"NoncopyableSubject<{name}> {{ [{parts}] }}"
    return Piece(swift, [row("noncopyable", feature, name, subject)])


def actor(feature):
    name = upper(feature.name) + "Actor"
    swift = declaration(
        f"actor {name}: IsolatedMappable", models.members([feature], name),
        models.arguments([feature]))
    return Piece(swift, [row("actor", feature, name, f"ActorSubject({name}.self)")])


def partial(feature):
    name = upper(feature.name) + "Whole"
    swift = declaration(
        f"struct {name}", models.members([feature], name),
        models.arguments([feature]) + " @CodablePartial")
    return Piece(swift, [row("partial", feature, name, f"PartialSubject({name}.self)")])


def flattened_in_struct(feature):
    name = upper(feature.name) + "Host"
    body = f"var own: Int?\n@CodableFlattened var flat: {struct_name(feature)}"
    swift = declaration(f"struct {name}", body)
    return Piece(swift, [row("flattenedInStruct", feature, name)])


def flattened_in_class(feature):
    name = upper(feature.name) + "HostObject"
    body = f"var own: Int?\n@CodableFlattened var flat: {struct_name(feature)}"
    swift = declaration(f"final class {name}", body)
    return Piece(swift, [row("flattenedInClass", feature, name)])


def holders(feature):
    name, inner = upper(feature.name) + "Holder", struct_name(feature)
    body = f"var items: [{inner}] = []\nvar table: [String: {inner}] = [:]\nvar maybe: {inner}?"
    carriers = ("arrayElement", "dictionaryValue", "optionalProperty")
    return Piece(
        declaration(f"struct {name}", body), [row(each, feature, name) for each in carriers])


def protocol_values(features):
    entries = ",\n".join(f'"{each.name}": {struct_name(each)}.self' for each in features)
    swift = "protocol PairModel {}\n"
    swift += "".join(f"extension {struct_name(each)}: PairModel {{}}\n" for each in features)
    swift += "let pairModels = PolymorphicTypes<any PairModel>(\n  discriminator: \"kind\",\n  [\n"
    swift += models.indented(entries, 4) + ",\n  ])\n"
    swift += declaration(
        "struct PairModelHolder", "@CodableBy(.oneOf(pairModels)) var pet: any PairModel")
    return [Piece(swift, [row("protocolValue", each, "PairModelHolder") for each in features])]


def class_cluster(features):
    entries = ",\n".join(f'"{each.name}": {upper(each.name)}Member.self' for each in features)
    swift = "@Mappable\nclass PairMember: ClassCluster {\n"
    swift += "  class var cluster: PolymorphicTypes<PairMember> { pairMembers }\n}\n"
    swift += "let pairMembers = PolymorphicTypes<PairMember>(\n  discriminator: \"kind\",\n  [\n"
    swift += models.indented(entries, 4) + ",\n  ])\n"
    rows = []
    for each in features:
        swift += class_part(f"{upper(each.name)}Member: PairMember", each, 1, "final class")
        rows.append(row("classCluster", each, "PairMember"))
    return [Piece(swift, rows)]


# Files of generated cases: their names, and what makes them of one feature or of all.
EACH = {
    "Structs": structure,
    "FinalClasses": final_class,
    "Superclasses": superclass,
    "Subclasses": subclass,
    "SplitClasses": split,
    "GenericStructs": generic_struct,
    "GenericClasses": generic_class,
    "UntaggedPayloads": untagged,
    "ExternalLabels": labels("labelsExternal", "ExternalLabels"),
    "InternalLabels": labels("labelsInternal", "InternalLabels", 'tagged: .internal("kind")'),
    "AdjacentLabels": labels(
        "labelsAdjacent", "AdjacentLabels", 'tagged: .adjacent("kind", content: "content")'),
    "UntaggedLabels": labels("labelsUntagged", "UntaggedLabels", "tagged: .untagged"),
    "Transparent": transparent,
    "Via": via,
    "Containers": container,
    "Positions": positions,
    "Noncopyable": noncopyable,
    "Actors": actor,
    "Partials": partial,
    "FlattenedInStructs": flattened_in_struct,
    "FlattenedInClasses": flattened_in_class,
    "Holders": holders,
}

ALL = {
    "ExternalPayloads": payloads("external", "ExternalPayload", ""),
    "InternalPayloads": payloads("internal", "InternalPayload", '(tagged: .internal("kind"))'),
    "AdjacentPayloads": payloads(
        "adjacent", "AdjacentPayload", '(tagged: .adjacent("kind", content: "content"))'),
    "ProtocolValues": protocol_values,
    "ClassClusters": class_cluster,
}


def mixed(feature):
    """A struct, with the names of what it is mixed of."""
    piece = structure(feature)
    return Piece(f"// {feature.name}: {', '.join(feature.parts)}\n" + piece.swift, piece.rows)


def once(make):
    """A carrier of two models in one object, which cannot have everything twice."""

    def made(feature):
        if feature.stands_once:
            raise Refused()
        return make(feature)

    return made


def flat(make):
    """A carrier that flattens the model."""

    def made(feature):
        if not feature.is_flattened:
            raise Refused()
        return make(feature)

    return made


# Files of mixes.
MIXED = {
    "Structs": mixed,
    "FinalClasses": final_class,
    "Subclasses": subclass,
    "SplitClasses": once(split),
    "GenericStructs": generic_struct,
    "UntaggedPayloads": untagged,
    "FlattenedInStructs": flat(flattened_in_struct),
    "Holders": holders,
}

MIXED_ALL = {
    "ExternalPayloads": payloads("external", "MixedExternal", ""),
    "InternalPayloads": payloads("internal", "MixedInternal", '(tagged: .internal("kind"))'),
}

MIXED_LABELS = {
    "ExternalLabels": EACH["ExternalLabels"],
    "InternalLabels": EACH["InternalLabels"],
    "UntaggedLabels": EACH["UntaggedLabels"],
}
