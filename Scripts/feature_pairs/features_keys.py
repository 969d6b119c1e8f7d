"""Features that define the path of a property in the document."""

from .feature import Feature, Positions, Raw

NO = {"no": 1}

FEATURES = [
    Feature(
        "plain",
        members="var plain#: Int",
        labels="plain#: Int",
        good={"plain#": 5},
        fields={"plain#": 5},
        patch={"plain#": 6},
        patched={"plain#": 6},
        wrong=[({"plain#": NO}, "plain#")],
        positions=Positions([5], [6], wrong=([NO], "[0]")),
    ),
    Feature(
        "customKey",
        members='@CodingKey("ck#") var custom#: Int',
        labels="custom#: Int",
        case_attributes='@CodingKey("ck#", for: "custom#")',
        good={"ck#": 5},
        fields={"custom#": 5},
        patch={"ck#": 6},
        patched={"custom#": 6},
        wrong=[({"ck#": NO}, "ck#")],
        positions=Positions([5], [6], wrong=([NO], "[0]")),
    ),
    Feature(
        "namingRule",
        arguments={"fieldNaming": ".snakeCase"},
        members="var namedByRule#: Int",
        labels="namedByRule#: Int",
        good={"named_by_rule#": 5},
        fields={"namedByRule#": 5},
        patch={"named_by_rule#": 6},
        patched={"namedByRule#": 6},
        wrong=[({"named_by_rule#": NO}, "named_by_rule#")],
        positions=Positions([5], [6], wrong=([NO], "[0]")),
    ),
    Feature(
        "alias",
        members='@DecodableAlias("other#", "older#") var aliased#: Int',
        labels="aliased#: Int",
        case_attributes='@DecodableAlias("other#", "older#", for: "aliased#")',
        good={"older#": 5},
        fields={"aliased#": 5},
        written={"aliased#": 5},
        patch={"other#": 6},
        patched={"aliased#": 6},
        wrong=[({"older#": NO}, "older#")],
        positions=Positions([5], [6], wrong=([NO], "[0]")),
    ),
    Feature(
        "path",
        members='@CodingKey(path: "place.inner#") var pathed#: Int',
        good={"place": {"inner#": 5}},
        fields={"pathed#": 5},
        patch={"place": {"inner#": 6}},
        patched={"pathed#": 6},
        wrong=[({"place": {"inner#": NO}}, "place.inner#")],
    ),
    Feature(
        "pathSharingSteps",
        members=(
            '@CodingKey(path: "place.shared#") var sharing#: Int\n'
            '@CodingKey(path: "place.deep.x#") var deep#: Int = 4'
        ),
        good={"place": {"shared#": 5, "deep": {"x#": 3}}},
        fields={"sharing#": 5, "deep#": 3},
        patch={"place": {"deep": {"x#": 6}}},
        patched={"deep#": 6},
        wrong=[({"place": {"deep": {"x#": NO}}}, "place.deep.x#")],
    ),
    Feature(
        "profiledKey",
        members='@CodingKey("pk#", in: .paired, "other") var profiled#: Int',
        good={"pk#": 5},
        fields={"profiled#": 5},
        patch={"pk#": 6},
        patched={"profiled#": 6},
        wrong=[({"pk#": NO}, "pk#")],
    ),
    Feature(
        "profiledPath",
        members=(
            '@CodingKey("plain", in: "other") @CodingKey(path: "place.pp#", in: .paired)\n'
            'var profiledPath#: Int = 4'
        ),
        good={"place": {"pp#": 5}},
        fields={"profiledPath#": 5},
        patch={"place": {"pp#": 6}},
        patched={"profiledPath#": 6},
        wrong=[({"place": {"pp#": NO}}, "place.pp#")],
    ),
    Feature(
        "profiledStrategy",
        members=(
            '@CodableBy(.plain(Int.self), in: "other") @CodableBy(.text(Int.self), in: .paired)\n'
            'var texted#: Int'
        ),
        good={"texted#": "5"},
        fields={"texted#": 5},
        patch={"texted#": "6"},
        patched={"texted#": 6},
        wrong=[({"texted#": NO}, "texted#")],
    ),
    Feature(
        "profiledIgnored",
        members='@CodableIgnored(in: .paired) @CodingKey("other", in: "other") var secret#: Int = 3',
        fields={"secret#": 3},
    ),
    Feature(
        "pathIntoArray",
        members='@CodingKey(path: "list#[1].b") var picked#: Int',
        good={"list#": [{"b": 9}, {"b": 5}]},
        fields={"picked#": 5},
        written={"list#": [None, {"b": 5}]},
        patch={"list#": [None, {"b": 6}]},
        patched={"picked#": 6},
        wrong=[({"list#": [None, {"b": NO}]}, "list#[1].b")],
    ),
    Feature(
        "pathCollecting",
        members='@CodingKey(path: "rows#[*].t") var collected#: [Int]',
        good={"rows#": [{"t": 1}, {"t": 2}]},
        fields={"collected#": [1, 2]},
        patch={"rows#": [{"t": 3}]},
        patched={"collected#": [3]},
        wrong=[({"rows#": [{"t": 1}, {"t": NO}]}, "rows#[1].t")],
    ),
    Feature(
        "encodeKey",
        members='@CodingKey("in#", encode: "out#") @DecodableAlias("out#") var turned#: Int',
        labels="turned#: Int",
        case_attributes=(
            '@CodingKey("in#", encode: "out#", for: "turned#") '
            '@DecodableAlias("out#", for: "turned#")'
        ),
        good={"in#": 5},
        fields={"turned#": 5},
        written={"out#": 5},
        patch={"in#": 6},
        patched={"turned#": 6},
        wrong=[({"in#": NO}, "in#")],
        positions=Positions([5], [6], wrong=([NO], "[0]")),
    ),
    Feature(
        "extras",
        members="@CodableExtras var extras#: [String: Tree]",
        good={"left#": 1},
        fields={"extras#": Raw('["left#": 1]')},
        patch={"more#": [2]},
        patched={"extras#": Raw('["left#": 1, "more#": [2]]')},
        keeps_keys=True,
        stands_once=True,
    ),
]
