// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

extension Feature {
  /// What each feature does, by its name.
  static let all: [String: Feature] = Dictionary(
    uniqueKeysWithValues: table.map { ($0.name, $0) })

  private static let table: [Feature] = [
    Feature(
      name: "plain",
      good: #"{"plain#":5}"#,
      fields: ["plain#": "5"],
      patch: #"{"plain#":6}"#,
      patched: ["plain#": "6"],
      wrong: [.init(#"{"plain#":{"no":1}}"#, at: "plain#")],
      positions: .init(good: #"[5]"#, patched: #"[6]"#, wrong: .init(#"[{"no":1}]"#, at: "[0]"))),
    Feature(
      name: "customKey",
      good: #"{"ck#":5}"#,
      fields: ["custom#": "5"],
      patch: #"{"ck#":6}"#,
      patched: ["custom#": "6"],
      wrong: [.init(#"{"ck#":{"no":1}}"#, at: "ck#")],
      positions: .init(good: #"[5]"#, patched: #"[6]"#, wrong: .init(#"[{"no":1}]"#, at: "[0]"))),
    Feature(
      name: "namingRule",
      good: #"{"named_by_rule#":5}"#,
      fields: ["namedByRule#": "5"],
      patch: #"{"named_by_rule#":6}"#,
      patched: ["namedByRule#": "6"],
      wrong: [.init(#"{"named_by_rule#":{"no":1}}"#, at: "named_by_rule#")],
      positions: .init(good: #"[5]"#, patched: #"[6]"#, wrong: .init(#"[{"no":1}]"#, at: "[0]"))),
    Feature(
      name: "alias",
      good: #"{"older#":5}"#,
      fields: ["aliased#": "5"],
      written: #"{"aliased#":5}"#,
      patch: #"{"other#":6}"#,
      patched: ["aliased#": "6"],
      wrong: [.init(#"{"older#":{"no":1}}"#, at: "older#")],
      positions: .init(good: #"[5]"#, patched: #"[6]"#, wrong: .init(#"[{"no":1}]"#, at: "[0]"))),
    Feature(
      name: "path",
      good: #"{"place":{"inner#":5}}"#,
      fields: ["pathed#": "5"],
      patch: #"{"place":{"inner#":6}}"#,
      patched: ["pathed#": "6"],
      wrong: [.init(#"{"place":{"inner#":{"no":1}}}"#, at: "place.inner#")]),
    Feature(
      name: "pathSharingSteps",
      good: #"{"place":{"shared#":5,"deep":{"x#":3}}}"#,
      fields: ["sharing#": "5", "deep#": "3"],
      patch: #"{"place":{"deep":{"x#":6}}}"#,
      patched: ["deep#": "6"],
      wrong: [.init(#"{"place":{"deep":{"x#":{"no":1}}}}"#, at: "place.deep.x#")]),
    Feature(
      name: "pathIntoArray",
      good: #"{"list#":[{"b":9},{"b":5}]}"#,
      fields: ["picked#": "5"],
      written: #"{"list#":[null,{"b":5}]}"#,
      patch: #"{"list#":[null,{"b":6}]}"#,
      patched: ["picked#": "6"],
      wrong: [.init(#"{"list#":[null,{"b":{"no":1}}]}"#, at: "list#[1].b")]),
    Feature(
      name: "pathCollecting",
      good: #"{"rows#":[{"t":1},{"t":2}]}"#,
      fields: ["collected#": "[1, 2]"],
      patch: #"{"rows#":[{"t":3}]}"#,
      patched: ["collected#": "[3]"],
      wrong: [.init(#"{"rows#":[{"t":1},{"t":{"no":1}}]}"#, at: "rows#[1].t")]),
    Feature(
      name: "encodeKey",
      good: #"{"in#":5}"#,
      fields: ["turned#": "5"],
      written: #"{"out#":5}"#,
      patch: #"{"in#":6}"#,
      patched: ["turned#": "6"],
      wrong: [.init(#"{"in#":{"no":1}}"#, at: "in#")],
      positions: .init(good: #"[5]"#, patched: #"[6]"#, wrong: .init(#"[{"no":1}]"#, at: "[0]"))),
    Feature(
      name: "extras",
      good: #"{"left#":1}"#,
      fields: ["extras#": #"["left#": 1]"#],
      patch: #"{"more#":[2]}"#,
      patched: ["extras#": #"["left#": 1, "more#": [2]]"#],
      keepsKeys: true),
    Feature(
      name: "initialValue",
      fields: ["initial#": "7"],
      written: #"{"initial#":7}"#,
      writtenSparsely: #"{}"#,
      patch: #"{"initial#":8}"#,
      patched: ["initial#": "8"],
      wrong: [.init(#"{"initial#":{"no":1}}"#, at: "initial#")],
      positions: .init(good: #"[null]"#, written: #"[7]"#, patched: #"[8]"#, wrong: .init(#"[{"no":1}]"#, at: "[0]"))),
    Feature(
      name: "optional",
      good: #"{"given#":5}"#,
      fields: ["given#": "5", "absent#": "nil"],
      patch: #"{"given#":null,"absent#":6}"#,
      patched: ["given#": "nil", "absent#": "6"],
      wrong: [.init(#"{"absent#":{"no":1}}"#, at: "absent#")],
      positions: .init(good: #"[5,null]"#, patched: #"[null,6]"#, wrong: .init(#"[5,{"no":1}]"#, at: "[1]"))),
    Feature(
      name: "nestedStruct",
      good: #"{"nested#":{"x":5,"y":1}}"#,
      fields: ["nested#": "{x: 5, y: 1, mark: mark}"],
      patch: #"{"nested#":{"x":6}}"#,
      patched: ["nested#": "{x: 6, y: 1, mark: mark}"],
      wrong: [.init(#"{"nested#":{"x":{"no":1}}}"#, at: "nested#.x")],
      positions: .init(good: #"[{"x":5,"y":1}]"#, patched: #"[{"x":6,"y":1}]"#, wrong: .init(#"[{"x":{"no":1}}]"#, at: "[0].x"))),
  ]
}
