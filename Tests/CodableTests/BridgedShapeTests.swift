import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCodable
import MaquettePropertyList
import Testing

/// A `Codable` type with members of its own names, a nested container and a class of its own.
struct BridgedPart: Codable, Hashable, CodableBridged {
  final class Tail: Codable, Hashable, Sendable {
    let end: Int
    init(end: Int) { self.end = end }
    static func == (left: Tail, right: Tail) -> Bool { left.end == right.end }
    func hash(into hasher: inout Hasher) { hasher.combine(end) }
  }

  enum Kind: Codable, Hashable { case plain, sized(width: Double, [Int]) }

  var name: String
  var kind = Kind.sized(width: 0.5, [1, 2])
  var tail: Tail? = Tail(end: 3)
  var counts: [Int: Bool] = [4: true]
  var date: Date? = Date(timeIntervalSince1970: 1e9)

  init(_ name: String) { self.name = name }
}

@Mappable final class BridgedObject: Equatable {
  var part: BridgedPart
  var more: [BridgedPart]
  init(part: BridgedPart, more: [BridgedPart]) { (self.part, self.more) = (part, more) }
  static func == (left: BridgedObject, right: BridgedObject) -> Bool {
    left.part == right.part && left.more == right.more
  }
}

@Mappable class BridgedUpper { var part: BridgedPart = BridgedPart("upper") }

@Mappable final class BridgedLower: BridgedUpper, Equatable {
  var own: BridgedPart? = BridgedPart("own")
  static func == (left: BridgedLower, right: BridgedLower) -> Bool {
    left.part == right.part && left.own == right.own
  }
}

@Mappable struct BridgedGeneric<Part: Mappable & Hashable>: Equatable {
  var part: Part
  var parts: Set<Part>
}

@Mappable struct BridgedInner: Equatable {
  var innerPart: BridgedPart
  @CodingKey(path: "deep.part") var deepPart: BridgedPart
}

@Mappable struct BridgedOuter: Equatable {
  @CodableFlattened var inner: BridgedInner
  @CodingKey(path: "deep.other") var other: BridgedPart
  @CodableExtras var rest: [String: BridgedPart]
}

@Mappable(tagged: .internal("type")) enum BridgedTagged: Equatable {
  case one(part: BridgedPart), two(BridgedInner), none
}

@Mappable(tagged: .untagged) enum BridgedUntagged: Equatable {
  case part(BridgedPart), number(Int)
}

@Mappable(layout: .array) struct BridgedRow: Equatable {
  var part: BridgedPart
  var next: BridgedPart?
}

@Mappable(transparent: true) struct BridgedWrapper: Equatable { var part: BridgedPart }

@Mappable struct BridgedMixed: Equatable {
  var presence: Presence<BridgedPart>
  var nested: [String: [BridgedPart?]]
  var start: BridgedPart = BridgedPart("initial")
  @CodableDefault(BridgedPart("default"), on: .invalid) var forgiving: BridgedPart
  @DecodableRules(invalidElements: .drop) var dropped: [BridgedPart] = []
  @DecodableRules(acceptsSingleValues: true) var several: [BridgedPart] = []
}

@Suite("Codable types inside every kind of model")
struct BridgedShapeTests {
  private func check<T: Mappable & Equatable>(
    _ value: T, hasNull: Bool = false, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let text = try value.jsonString()
    #expect(try T(json: text) == value, sourceLocation: sourceLocation)
    #expect(try T(json: text + String(repeating: " ", count: 2000)) == value)
    let tree = try ValueMapper().encode(value)
    #expect(try ValueMapper().decode(T.self, from: tree) == value, sourceLocation: sourceLocation)
    #expect(try ValueMapper().decode(T.self, from: AnyValue(json: text)) == value)
    #expect(try T(cbor: value.cborBytes()) == value, sourceLocation: sourceLocation)
    let report = JSONMapper().decodeReporting(T.self, from: text)
    #expect(report.value == value && report.issues.isEmpty, sourceLocation: sourceLocation)
    var updated = value
    try JSONMapper().update(&updated, from: text)
    #expect(updated == value, sourceLocation: sourceLocation)
    guard tree.object != nil else { return }
    #expect(try T(dictionary: value.dictionary()) == value, sourceLocation: sourceLocation)
    let lists = PropertyListMapper()
    // Property lists have no null.
    #expect(try hasNull || lists.decode(T.self, from: lists.encode(value)) == value)
    // Each error inside has the whole path, from text and from a tree.
    let damaged = text.replacing(#""name":""#, with: #""eman":""#)
    guard damaged != text else { return }
    let errors = JSONMapper().decodeReporting(T.self, from: damaged).errors
    let expected = ValueMapper().decodeReporting(T.self, from: try AnyValue(json: damaged)).errors
    #expect(errors.map(\.path) == expected.map(\.path), sourceLocation: sourceLocation)
    #expect(errors.map(\.code) == expected.map(\.code), sourceLocation: sourceLocation)
    #expect(errors.allSatisfy { $0.location != nil }, sourceLocation: sourceLocation)
  }

  @Test("classes, generic models, flattened members, extras, enums, arrays and wrappers")
  func shapes() throws {
    let part = BridgedPart("x")
    try check(BridgedObject(part: part, more: [part, BridgedPart("y")]))
    try check(BridgedLower())
    try check(BridgedGeneric(part: part, parts: [BridgedPart("y"), part]))
    let inner = BridgedInner(innerPart: part, deepPart: BridgedPart("deep"))
    try check(BridgedOuter(inner: inner, other: part, rest: ["free": BridgedPart("z")]))
    for value in [BridgedTagged.one(part: part), .two(inner), .none] { try check(value) }
    for value in [BridgedUntagged.part(part), .number(5)] { try check(value) }
    try check([BridgedRow(part: part, next: nil), BridgedRow(part: part, next: part)])
    try check(BridgedWrapper(part: part))
    try check([BridgedWrapper(part: part)])
    try check(["a": [BridgedPart?.some(part)]])
    for presence in [Presence.missing, .null, .value(part)] {
      try check(
        BridgedMixed(
          presence: presence, nested: ["a": [part, part]], forgiving: part, dropped: [part],
          several: [part]), hasNull: presence == .null)
    }
  }

  @Test("Rules of the property apply around the type")
  func rules() throws {
    let good = try BridgedPart("g").jsonString()
    let json =
      #"{"presence":null,"nested":{"a":[null,\#(good)]},"forgiving":{"name":5},"#
      + #""dropped":[\#(good),{"kind":1}],"several":\#(good)}"#
    let expected = BridgedMixed(
      presence: .null, nested: ["a": [nil, BridgedPart("g")]], forgiving: BridgedPart("default"),
      dropped: [BridgedPart("g")], several: [BridgedPart("g")])
    #expect(try BridgedMixed(json: json) == expected)
    #expect(try ValueMapper().decode(BridgedMixed.self, from: AnyValue(json: json)) == expected)
    let report = JSONMapper().decodeReporting(BridgedMixed.self, from: json)
    #expect(report.value == expected && report.errors.isEmpty)
    #expect(
      report.issues.map(\.path.description) == ["forgiving.name", "dropped[1].name", "several"])
  }

  @Test("An update in place keeps what the source does not name, also after an error")
  func update() throws {
    let object = BridgedObject(part: BridgedPart("a"), more: [BridgedPart("b")])
    var reference = object
    let part = try BridgedPart("c").jsonString()
    try JSONMapper().update(&reference, from: #"{"part":\#(part)}"#)
    #expect(reference === object && object.part.name == "c" && object.more[0].name == "b")
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&reference, from: #"{"part":\#(part),"more":[{"name":1}]}"#)
    }
    #expect(object.part.name == "c" && object.more[0].name == "b")
  }
}
