import AgreementSupport
import Maquette
import Testing

/// Structs with special declarations, some of which cannot be decoded in place.
@Suite("Structs in decoding in place")
struct InPlaceShapeTests {
  final class Other: Equatable {
    static func == (left: Other, right: Other) -> Bool { left === right }
  }

  typealias Handler = @Sendable () -> Int

  /// Key paths to such properties have no offset.
  @Mappable struct Observed: Equatable {
    var count: Int { didSet { changes += 1 } }
    var label: Counted = Counted("none") { willSet { changes += 1 } }
    @CodableIgnored var changes = 0
  }

  @Mappable struct Referring: Equatable {
    var label: Counted
    @CodableIgnored weak var other: Other?
  }

  @Mappable struct Handling {
    var label: Counted
    @CodableIgnored var spelled: () -> Int = { 1 }
    @CodableIgnored var optional: (() -> Int)?
    @CodableIgnored var named: Handler = { 2 }
    @CodableIgnored var namedOptional: Handler?
  }

  @Mappable struct Ignoring: Equatable {
    let label: Counted
    @CodableIgnored var note = "a text of more than fifteen bytes"
    @CodableIgnored var list: [Counted] = [Counted("x")]
    @CodableIgnored var number: Int?
    @CodableIgnored var object: Counted = Counted("made")
    @DecodableIgnored var written = 5
    @EncodableIgnored var read: Int?
  }

  @Mappable struct Hidden: Equatable {
    private var secret: Counted
    fileprivate(set) var half: Counted?
    private let constant: Int
    var isEmpty: Bool { secret.text.isEmpty || constant == 0 }
  }

  @Mappable struct Constants: Equatable {
    let label: Counted
    let maybe: Counted?
    let list: [Counted]
  }

  @Mappable struct Generic<Content: Mappable & Equatable>: Equatable {
    var content: Content
    var label: Counted
  }

  enum Scope {}

  @Mappable struct Nothing: Equatable {}

  /// All properties but one occupy no memory.
  @Mappable struct Roomless: Equatable {
    var nothing: Nothing
    var maybe: Nothing?
    var number: UInt8
  }

  @Test func observers() throws {
    let json = #"{"count":2,"label":"a"}"#
    #expect(Ways<Observed>().read(json).contains("changes: 0"))
    #expect(Ways<Observed>().read(#"{"label":[],"count":1}"#) == "! typeMismatch label")
    try balanced {
      var model = try Observed(json: json)
      #expect(try write(model) == json)
      model.count = 3
      #expect(model.changes == 1)
    }
  }

  @Test func references() throws {
    try balanced {
      let model = try Referring(json: #"{"label":"a"}"#)
      #expect(model.other == nil && model.label.text == "a")
      #expect(try write(model) == #"{"label":"a"}"#)
    }
  }

  @Test func functions() throws {
    try balanced {
      var model = try Handling(json: #"{"label":"a"}"#)
      #expect(model.spelled() == 1 && model.named() == 2)
      #expect(model.optional == nil && model.namedOptional == nil)
      model.named = { 7 }
      model.optional = { 8 }
      try JSONMapper().update(&model, from: #"{"label":"b"}"#)
      #expect(model.named() == 7 && model.optional?() == 8 && model.label.text == "b")
      #expect(try write(model) == #"{"label":"b"}"#)
    }
  }

  @Test func ignoredProperties() throws {
    let json = #"{"label":"a","note":1,"list":2,"number":3,"object":4,"written":6,"read":7}"#
    #expect(Ways<Ignoring>().read(json).contains("written: 5, read: Optional(7)"))
    #expect(Ways<Ignoring>().read(#"{"label":[]}"#) == "! typeMismatch label")
    try balanced {
      var model = try Ignoring(json: json)
      #expect(model.note == "a text of more than fifteen bytes" && model.object.text == "made")
      #expect(model.list == [Counted("x")] && model.number == nil)
      (model.note, model.number, model.list) = ("mine", 1, [])
      try JSONMapper().update(&model, from: #"{"label":"b","note":"theirs"}"#)
      #expect(model.note == "mine" && model.number == 1 && model.list.isEmpty)
      #expect(throws: MappingError.self) {
        try JSONMapper().update(&model, from: #"{"label":3,"read":[]}"#)
      }
      #expect(model.label.text == "b" && model.read == 7)
      #expect(try write(model) == #"{"label":"b","written":5}"#)
    }
  }

  @Test func hiddenAndConstantProperties() throws {
    let hidden = #"{"secret":"s","half":"h","constant":1}"#
    #expect(Ways<Hidden>().read(hidden).contains("secret: s"))
    #expect(Ways<Hidden>().read(#"{"secret":"s","constant":{}}"#) == "! typeMismatch constant")
    let constants = #"{"label":"a","maybe":"b","list":["c","d"]}"#
    #expect(Ways<Constants>().read(constants).contains("list: [c, d]"))
    #expect(
      Ways<Constants>().read(#"{"label":"a","list":["c",[]]}"#) == "! typeMismatch list[1]")
    #expect(
      try Ways<Constants>().update({ try Constants(json: constants) }, #"{"maybe":null}"#)
        .contains("maybe: nil"))
    try balanced { () throws in
      #expect(try write(Hidden(json: hidden)) == hidden)
      #expect(try write(Constants(json: constants)) == constants)
    }
  }

  @Test func genericAndNestedStructs() throws {
    let json = #"{"content":{"label":"a","list":[]},"label":"b"}"#
    #expect(Ways<Generic<Constants>>().read(json).hasSuffix("label: b)"))
    #expect(
      Ways<Generic<Constants>>().read(#"{"content":{"label":"a","list":[]}}"#)
        == "! missingKey label")
    #expect(Ways<Scope.Deep.Deeper>().read(#"{"label":"a","deep":{"label":"b"}}"#).contains("b"))
    #expect(
      Ways<Scope.Deep.Deeper>().read(#"{"label":"a","deep":{}}"#) == "! missingKey deep.label")
  }

  @Test func propertiesWithoutRoom() throws {
    #expect(Ways<Roomless>().read(#"{"nothing":{},"maybe":{},"number":9}"#).contains("number: 9"))
    #expect(Ways<Roomless>().read(#"{"nothing":{},"number":9}"#).contains("maybe: nil"))
    #expect(Ways<Roomless>().read(#"{"number":9}"#) == "! missingKey nothing")
    try balanced { () throws in
      #expect(
        try write(Roomless(json: #"{"number":9,"nothing":{}}"#)) == #"{"nothing":{},"number":9}"#)
    }
  }
}

extension InPlaceShapeTests.Scope {
  @Mappable struct Deep: Equatable {
    var label: Counted

    @Mappable struct Deeper: Equatable {
      var label: Counted
      var deep: Deep?
    }
  }
}

/// Plain flattened structs.
@Suite("Flattened plain structs")
struct FlattenedOwnershipTests {
  @Mappable struct Position: Equatable {
    var x: Counted
    var y: Counted?
    var z: Counted = Counted("zero")
    @CodableIgnored var note = "a note of more than fifteen bytes"
  }

  @Mappable struct Whole: Equatable {
    var id: Counted
    @CodableFlattened var position: Position
  }

  @Mappable struct Partial: Equatable {
    var id: Counted
    @CodableFlattened var position: Position?
  }

  private static let members = Members(["id": #""i""#, "x": #""x""#, "y": #""y""#, "z": #""z""#])

  @Test func wholeMembers() throws {
    let wholes = Ways<Whole>()
    for seed in [0, 1, 2, 4] {
      #expect(wholes.read(Self.members.shuffled(seed).json).contains("x: x, y: Optional(y), z: z"))
    }
    for key in ["id", "x"] {
      #expect(wholes.read(Self.members.without(key).json) == "! missingKey \(key)")
    }
    for key in Self.members.keys {
      #expect(wholes.read(Self.members.with(key, "[]").json) == "! typeMismatch \(key)")
      #expect(
        wholes.read(Self.members.adding(key, "[]").json, repeatsKeys: true)
          == "! typeMismatch \(key)")
      #expect(
        wholes.read(Self.members.adding(key, "\"again\"").json, repeatsKeys: true)
          .contains("again"))
      _ = wholes.report(Self.members.with(key, "[]").json)
    }
    #expect(wholes.read(Self.members.without("z").json).contains("z: zero"))
  }

  @Test func membersThatMayBeMissing() throws {
    let partials = Ways<Partial>()
    #expect(partials.read(#"{"id":"i"}"#).contains("position: nil"))
    #expect(partials.read(#"{"id":"i","y":"y"}"#) == "! missingKey x")
    #expect(partials.read(#"{"id":"i","x":[]}"#) == "! typeMismatch x")
    #expect(partials.read(#"{"x":"x","id":"i"}"#).contains("z: zero"))
  }

  @Test func updates() throws {
    let wholes = Ways<Whole>()
    let make = { try Whole(json: Self.members.json) }
    #expect(try wholes.update(make, #"{"x":"new"}"#).contains("x: new, y: Optional(y), z: z"))
    #expect(try wholes.update(make, #"{"y":null,"z":null}"#).contains("x: x, y: nil, z: zero"))
    #expect(try wholes.update(make, #"{"x":"new","z":[]}"#) == "! typeMismatch z")
    let partials = Ways<Partial>()
    let bare = { try Partial(json: #"{"id":"i"}"#) }
    #expect(try partials.update(bare, #"{"x":"new"}"#).contains("x: new"))
    #expect(try partials.update(bare, #"{"y":"new"}"#) == "! missingKey x")
  }

  /// Changing one copy of the fields leaves the other unchanged.
  @Test func fieldsAreCopiedOnWrite() throws {
    try balanced {
      let position = try Position(json: #"{"x":"x","y":"y"}"#)
      let fields = Position.__fields(of: position)
      let copy = fields
      #expect(fields.isComplete && copy.missingFields.isEmpty)
      let first = Position(__fields: copy)
      let second = Position(__fields: fields)
      #expect(first == position && second == position && Position(__fields: copy) == position)
      let empty = Position.__Fields()
      #expect(!empty.isComplete && empty.missingFields.map(\.property) == ["x"])
    }
  }
}
