import Maquette
import MaquetteCore

@Mappable struct RuleEmptyKey: Equatable {
  @CodingKey("") var value: Int
  var other: String?
}
@Mappable final class RuleEmptyObject: Equatable, @unchecked Sendable {
  @CodingKey("") var value: Int
  init(value: Int) { self.value = value }
  static func == (left: RuleEmptyObject, right: RuleEmptyObject) -> Bool {
    left.value == right.value
  }
}
@Mappable struct RuleEmptyAlias: Equatable { @CodingKey("a") @DecodableAlias("") var value: Int }
@Mappable struct RuleEmptyPath: Equatable {
  @CodingKey("a", "") var first: Int
  @CodingKey(path: #"a["b"][""]"#) var second: Int?
  @CodingKey(path: #"[""].c"#) var third: Int
}
@Mappable struct RuleEmptyPart: Equatable {
  @CodingKey("") var value: Int
  var rest: Int?
}
@Mappable struct RuleEmptyAffix: Equatable {
  var id: Int
  @CodableFlattened(prefix: "pre") var part: RuleEmptyPart
}
@Mappable struct RuleEmptyFlat: Equatable {
  var id: Int
  @CodableFlattened var part: RuleEmptyPart
}
@Mappable struct RuleEmptyExtras: Equatable {
  var id: Int
  @CodableExtras var extras: [String: AnyValue]
}
@Mappable enum RuleEmptyCase: Equatable {
  @CodingKey("") @CodingKey("", for: "x") case one(x: Int)
  case two(x: Int)
}
@Mappable(tagged: .internal("")) enum RuleEmptyTag: Equatable {
  case one(x: Int)
  @CodableCase("") case none
}
@Mappable(tagged: .adjacent("", content: "c")) enum RuleEmptyKind: Equatable { case one(x: Int) }
@Mappable(tagged: .adjacent("t", content: "")) enum RuleEmptyContent: Equatable { case one(x: Int) }
@Mappable struct RuleEmptyCases: Equatable {
  var tag: RuleEmptyTag?
  var kind: RuleEmptyKind?
  var content: RuleEmptyContent?
}
@Mappable enum RuleEmptyName: String, Equatable { case none = "", some }
@Mappable struct RuleEmptyNames: Equatable { var names: [RuleEmptyName] }

extension Rule {
  /// A key without characters, which every format except XML and CSV has, is a key like others.
  static let emptyKeys: [Rule] = [
    .reads("a property", ["": 1], RuleEmptyKey(value: 1)),
    .reads("beside others", ["": 1, "other": "x"], RuleEmptyKey(value: 1, other: "x")),
    .reads("a property of a class", ["": 1], RuleEmptyObject(value: 1)),
    .reads("an alias", ["": 1], RuleEmptyAlias(value: 1), writes: ["a": 1]),
    .reads(
      "steps of a path", ["a": ["": 1, "b": ["": 2]], "": ["c": 3]],
      RuleEmptyPath(first: 1, second: 2, third: 3)),
    .reads(
      "with a prefix", ["id": 1, "pre": 2, "prerest": 3],
      RuleEmptyAffix(id: 1, part: .init(value: 2, rest: 3))),
    .reads(
      "flattened", ["id": 1, "": 2, "rest": 3], RuleEmptyFlat(id: 1, part: .init(value: 2, rest: 3))
    ),
    .reads(
      "an extra", ["id": 1, "": "x"], RuleEmptyExtras(id: 1, extras: ["": "x"])),
    .reads("a case", ["": ["": 1]], RuleEmptyCase.one(x: 1)),
    .reads("a tag's key", ["tag": ["": "one", "x": 1]], RuleEmptyCases(tag: .one(x: 1))),
    .reads("a tag and its key", ["tag": ["": ""]], RuleEmptyCases(tag: RuleEmptyTag.none)),
    .reads(
      "a tag's key beside the content", ["kind": ["": "one", "c": ["x": 1]]],
      RuleEmptyCases(kind: .one(x: 1))),
    .reads(
      "the key of the content", ["content": ["t": "one", "": ["x": 1]]],
      RuleEmptyCases(content: .one(x: 1))),
    .reads("a raw value", ["names": ["", "some"]], RuleEmptyNames(names: [.none, .some])),
    .reads("the keys of a dictionary", ["": 1, "a": 2], ["": 1, "a": 2]),
    .fails("a missing one", ["other": "x"], RuleEmptyKey.self, .missingKey, #"[""]"#, at: "$"),
    .fails("a wrong one", ["": "x"], RuleEmptyKey.self, .typeMismatch, #"[""]"#),
    .fails(
      "an unknown one", ["a": 1, "": 2], RuleEmptyUnknown.self, .unknownKey, #"[""]"#,
      DecodingOptions(unknownKeys: .reject)),
    .updates(
      "an update", RuleEmptyKey(value: 1, other: "x"), ["": 2], RuleEmptyKey(value: 2, other: "x")),
    .reads(
      "by configuration", ["": 7], RuleNeeded(x: 7), writes: ["x": 7],
      DecodingOptions(
        configuration: try? MappingConfiguration(.model(RuleNeeded.self).key("", for: "x")))),
  ]
}

@Mappable struct RuleEmptyUnknown: Equatable { var a: Int }
