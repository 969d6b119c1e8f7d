"""Features of decoding and encoding a value, and of its defaults."""

from .feature import Feature, Positions, Raw

NO = {"no": 1}

FEATURES = [
    Feature(
        "initialValue",
        members="var initial#: Int = 7",
        labels="initial#: Int = 7",
        fields={"initial#": 7},
        written={"initial#": 7},
        written_sparsely={},
        patch={"initial#": 8},
        patched={"initial#": 8},
        wrong=[({"initial#": NO}, "initial#")],
        positions=Positions([None], [8], written=[7], wrong=([NO], "[0]")),
    ),
    Feature(
        "optional",
        members="var given#: Int?\nvar absent#: Int?",
        labels="given#: Int?, absent#: Int?",
        good={"given#": 5},
        fields={"given#": 5, "absent#": None},
        nulls={"absent#": None},
        patch={"given#": None, "absent#": 6},
        patched={"given#": None, "absent#": 6},
        wrong=[({"absent#": NO}, "absent#")],
        positions=Positions([5, None], [None, 6], wrong=([5, NO], "[1]")),
    ),
    Feature(
        "nestedStruct",
        members="var nested#: Inner",
        labels="nested#: Inner",
        good={"nested#": {"x": 5, "y": 1}},
        fields={"nested#": {"x": 5, "y": 1, "mark": Raw("mark")}},
        patch={"nested#": {"x": 6}},
        patched={"nested#": {"x": 6, "y": 1, "mark": Raw("mark")}},
        wrong=[({"nested#": {"x": NO}}, "nested#.x")],
        positions=Positions(
            [{"x": 5, "y": 1}], [{"x": 6, "y": 1}], wrong=([{"x": NO}], "[0].x")
        ),
    ),
]
