"""The combinations that the macro rejects at an attribute, and the expected diagnostics."""

POSITION = "'{0}' has a position in an array and no key, so '@{1}' has no effect"
BESIDE_EXTRAS = (
    "the keys that '@CodableExtras' keeps cannot depend on a profile or a format, as that of '{0}' "
    "does; read one of them by another model"
)
IN_ARRAY = "'{0}' is in an array, and a partial cannot leave elements out"

LEFT_OUT = (
    "'{0}' has '@CodableExtras' beside it, which would keep its key, so it cannot be left out in some "
    "formats alone; remove 'in', or map these formats by another model"
)

# Carrier and features: the messages of the compiler, in their order.
REFUSALS = {
    ("positions", ("customKey",)): [POSITION.format("custom1", "CodingKey")],
    ("positions", ("alias",)): [POSITION.format("aliased1", "DecodableAlias")],
    ("positions", ("namingRule",)): [
        "'NamingRulePositions' is an array, which has no keys, so 'fieldNaming' has no effect"
    ],
    ("positions", ("encodeKey",)): [
        POSITION.format("turned1", "CodingKey"),
        POSITION.format("turned1", "DecodableAlias"),
    ],
    ("partial", ("pathIntoArray",)): [IN_ARRAY.format("picked1")],
    ("partial", ("pathCollecting",)): [IN_ARRAY.format("collected1")],
}

# Features that one model cannot have both.
REFUSED_PAIRS = {
    ("omitting", "nulls"): ["'nilValues' and 'omitting' contradict each other"],
    ("unknownKeys", "extras"): ["'unknownKeys' and '@CodableExtras' contradict each other"],
    ("profiledKey", "extras"): [BESIDE_EXTRAS.format("profiled1")],
    ("profiledPath", "extras"): [BESIDE_EXTRAS.format("profiledPath1")] * 2,
    ("profiledIgnored", "extras"): [
        BESIDE_EXTRAS.format("secret1"), LEFT_OUT.format("secret1"),
    ],
}
