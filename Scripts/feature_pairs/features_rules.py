"""Features that change what is read and written: rules, defaults, hooks, strategies, conditions."""

from .feature import Feature, Raw

NO = {"no": 1}

FEATURES = [
    Feature(
        "lenient",
        arguments={"conversions": ".lenient"},
        members="var yes#: Bool",
        good={"yes#": "yes"},
        fields={"yes#": True},
        written={"yes#": True},
        patch={"yes#": "no"},
        patched={"yes#": False},
        repairs=["yes#"],
        wrong=[({"yes#": NO}, "yes#")],
    ),
    Feature(
        "strict",
        arguments={"conversions": ".strict"},
        members="var exact#: Int",
        good={"exact#": 5},
        fields={"exact#": 5},
        patch={"exact#": 6},
        patched={"exact#": 6},
        wrong=[({"exact#": "5"}, "exact#")],
    ),
    Feature(
        "dropping",
        members="@DecodableRules(invalidElements: .drop) var kept#: [Int]",
        good={"kept#": [1, NO, 3]},
        fields={"kept#": [1, 3]},
        written={"kept#": [1, 3]},
        patch={"kept#": [NO, 4]},
        patched={"kept#": [4]},
        repairs=["kept#[1]"],
        wrong=[({"kept#": NO}, "kept#")],
    ),
    Feature(
        "singleValues",
        rules={"acceptsSingleValues": "true"},
        members="var many#: [Int]",
        good={"many#": 5},
        fields={"many#": [5]},
        written={"many#": [5]},
        patch={"many#": 6},
        patched={"many#": [6]},
        repairs=["many#"],
        wrong=[({"many#": [NO]}, "many#[0]")],
    ),
    Feature(
        "validated",
        members="@Validated(.range(0...9)) var valid#: Int",
        good={"valid#": 5},
        fields={"valid#": 5},
        patch={"valid#": 6},
        patched={"valid#": 6},
        wrong=[({"valid#": 12}, "valid#"), ({"valid#": NO}, "valid#")],
    ),
    Feature(
        "defaultForInvalid",
        members="@CodableDefault(7, on: .missing, .null, .invalid) var fallback#: Int",
        good={"fallback#": NO},
        fields={"fallback#": 7},
        written={"fallback#": 7},
        written_sparsely={},
        patch={"fallback#": 6},
        patched={"fallback#": 6},
        repairs=["fallback#"],
    ),
    Feature(
        "strategy",
        members=(
            "@CodableBy(.transform(decode: { (t: Int) in t &- 1 }, encode: { (t: Int) in t &+ 1 })) "
            "var less#: Int"
        ),
        good={"less#": 5},
        fields={"less#": 4},
        patch={"less#": 6},
        patched={"less#": 5},
        wrong=[({"less#": NO}, "less#")],
    ),
    Feature(
        "siblings",
        members=(
            "var base#: Int\n"
            "@DecodableBy(siblings: { (length: Int, object: AnyValue.Object) in\n"
            '  length &+ (object["base#"]?.int ?? 0) }) var sum#: Int'
        ),
        good={"base#": 1, "sum#": 5},
        fields={"base#": 1, "sum#": 6},
        written={"base#": 1, "sum#": 6},
        read_again={"sum#": 7},
        patch={"base#": 2, "sum#": 1},
        patched={"base#": 2, "sum#": 3},
        wrong=[({"sum#": NO}, "sum#")],
    ),
    Feature(
        "didDecode",
        members=(
            "var counted#: Int\n@CodableIgnored var twice# = 0\n"
            "@CodableHook(.didDecode) mutating func note#() { twice# = counted# &* 2 }"
        ),
        good={"counted#": 5},
        fields={"counted#": 5, "twice#": 10},
        patch={"counted#": 6},
        patched={"counted#": 6, "twice#": 12},
        wrong=[({"counted#": NO}, "counted#")],
        is_flattened=False,
    ),
    Feature(
        "willDecode",
        members=(
            "var renamed#: Int\n"
            "@CodableHook(.willDecode) static func rename#(_ tree: inout Tree) {\n"
            '  guard case .object(var object) = tree, let old = object["old#"] else { return }\n'
            '  object["renamed#"] = old\n'
            '  object["old#"] = nil\n'
            "  tree = .object(object)\n"
            "}"
        ),
        good={"old#": 5},
        fields={"renamed#": 5},
        written={"renamed#": 5},
        patch={"old#": 6},
        patched={"renamed#": 6},
        wrong=[({"old#": NO}, "renamed#")],
        is_flattened=False,
    ),
    Feature(
        "didEncode",
        members=(
            "@CodableHook(.didEncode) func stamp#(_ tree: inout Tree) {\n"
            '  guard case .object(var object) = tree else { return }\n'
            '  object["stamp#"] = 1\n'
            "  tree = .object(object)\n"
            "}"
        ),
        written={"stamp#": 1},
        adds={"stamp#": 1},
        is_written_by_fields=False,
    ),
    Feature(
        "computed",
        members="@EncodableComputed var title#: Int { 9 }",
        written={"title#": 9},
    ),
    Feature(
        "constant",
        members='let fixed# = "k"',
        good={"fixed#": "k"},
        fields={"fixed#": "k"},
        written_sparsely={},
    ),
    Feature(
        "ignored",
        members="@CodableIgnored var cache# = Mark()",
        labels="cache#: Mark = Mark()",
        case_attributes='@CodableIgnored(for: "cache#")',
        fields={"cache#": Raw("mark")},
    ),
    Feature(
        "condition",
        members="@EncodableIf(.notDefault) var sparse#: Int = 3",
        fields={"sparse#": 3},
        written={},
        patch={"sparse#": 4},
        patched={"sparse#": 4},
        wrong=[({"sparse#": NO}, "sparse#")],
    ),
    Feature(
        "keyPathCondition",
        members=(
            "@CodableIgnored var shows# = false\n"
            "@EncodableIf(\\Self_.shows#) var hidden#: Int = 3"
        ),
        fields={"shows#": False, "hidden#": 3},
        written={},
        patch={"hidden#": 4},
        patched={"hidden#": 4},
        wrong=[({"hidden#": NO}, "hidden#")],
    ),
    Feature(
        "nilValue",
        members="@EncodableDefault(8) var filled#: Int?",
        fields={"filled#": None},
        written={"filled#": 8},
        read_again={"filled#": 8},
        patch={"filled#": 6},
        patched={"filled#": 6},
        wrong=[({"filled#": NO}, "filled#")],
    ),
    Feature("omitting", arguments={"omitting": "[.nil, .defaults, .empty]"}),
    Feature("nulls", arguments={"nilValues": ".writeNull"}),
    Feature("unknownKeys", arguments={"unknownKeys": ".report"}),
    Feature(
        "ruleAlias",
        arguments={"fieldAliases": "[.uppercase]"},
        members="var loud#: Int",
        good={"LOUD#": 5},
        fields={"loud#": 5},
        written={"loud#": 5},
        patch={"LOUD#": 6},
        patched={"loud#": 6},
        wrong=[({"LOUD#": NO}, "LOUD#")],
    ),
    Feature(
        "presence",
        members="var presence#: Presence<Int>",
        good={"presence#": None},
        fields={"presence#": Raw(".null")},
        patch={"presence#": 5},
        patched={"presence#": Raw(".value(5)")},
        wrong=[({"presence#": NO}, "presence#")],
    ),
    Feature(
        "observer",
        members="var seen#: Int = 0 { didSet {} }",
        good={"seen#": 5},
        fields={"seen#": 5},
        patch={"seen#": 6},
        patched={"seen#": 6},
        wrong=[({"seen#": NO}, "seen#")],
    ),
    Feature(
        "optionalPath",
        members='@CodingKey(path: "place.maybe#") var maybe#: Int?',
        fields={"maybe#": None},
        nulls={"place": {"maybe#": None}},
        patch={"place": {"maybe#": 6}},
        patched={"maybe#": 6},
        wrong=[({"place": {"maybe#": NO}}, "place.maybe#")],
    ),
    Feature(
        "archivedExcluded",
        members="@Archived(.excluded) var shy#: Int = 3",
        good={"shy#": 5},
        fields={"shy#": 5},
        archived={"shy#": 3},
        patch={"shy#": 6},
        patched={"shy#": 6},
        wrong=[({"shy#": NO}, "shy#")],
    ),
    Feature(
        "archivedConditionally",
        members="@Archived(.conditionally) var seldom#: InnerObject?",
        good={"seldom#": {"x": 5, "y": 1}},
        fields={"seldom#": {"x": 5, "y": 1}},
        archived={"seldom#": None},
        patch={"seldom#": {"x": 6}},
        patched={"seldom#": {"x": 6, "y": 1}},
        wrong=[({"seldom#": {"x": NO}}, "seldom#.x")],
    ),
]
