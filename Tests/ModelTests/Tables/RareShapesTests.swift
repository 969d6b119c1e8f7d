import Maquette
import Testing

/// Features of tables besides keys, types and defaults, in combination and with both readers.
@Suite("Rare features in tables")
struct RareShapesTests {
  private static func both<T: Mappable>(
    _ type: T.Type, _ json: String, _ options: JSONMapper.Options = .init()
  ) throws -> [T] {
    let tree = try AnyValue(json: json)
    return [
      try JSONMapper(options: options).decode(T.self, from: json),
      try ValueMapper(options: .init(decoding: options.decoding, encoding: options.encoding))
        .decode(T.self, from: tree),
    ]
  }

  // MARK: Rules

  @Mappable struct RarePart: Equatable {
    var depth: Int
    var note: Int = 7
  }

  @DecodableRules(conversions: .lenient, fractions: .truncate, invalidProperties: .drop)
  @Mappable struct RareForm: Equatable {
    var age: Int
    var count: Int = 3
    @DecodableRules(conversions: .strict, invalidProperties: .fail) var exact: Int?
    @CodableFlattened var part: RarePart
  }

  @DecodableRules(conversions: .lenient, fractions: .truncate, invalidProperties: .drop)
  @Mappable class RareBase {
    var age: Int
    var count: Int = 3
    init(age: Int) { self.age = age }
  }

  @Mappable final class RareDerived: RareBase {
    var own: Int = 1
  }

  @Test("Rules of a type apply to its properties and flattened members, but not to a subclass")
  func rulesOfATypeHold() throws {
    for form in try Self.both(RareForm.self, #"{"age":1.9,"count":"none","depth":2.7,"note":[]}"#) {
      #expect(form == RareForm(age: 1, count: 3, exact: nil, part: RarePart(depth: 2, note: 7)))
    }
    for derived in try Self.both(RareDerived.self, #"{"age":"1.9","count":{},"own":2}"#) {
      #expect(derived.age == 1 && derived.count == 3 && derived.own == 2)
    }
    for json in [#"{"age":1,"depth":2,"exact":"3"}"#, #"{"age":[],"depth":2}"#] {
      #expect(throws: MappingError.self) { try Self.both(RareForm.self, json) }
    }
    #expect(throws: MappingError.self) {
      try Self.both(RareDerived.self, #"{"age":1,"own":2.5}"#)
    }
  }

  @Test("Rules of a type apply in updates and reports, which list dropped values")
  func rulesHoldInUpdatesAndReports() throws {
    var form = RareForm(age: 1, count: 9, exact: 4, part: RarePart(depth: 1, note: 2))
    try JSONMapper().update(&form, from: #"{"age":"5.5","count":"x","note":"8"}"#)
    #expect(form == RareForm(age: 5, count: 9, exact: 4, part: RarePart(depth: 1, note: 8)))
    let report = JSONMapper().decodeReporting(
      RareForm.self, from: #"{"age":2,"count":[1],"depth":"3"}"#)
    #expect(report.value == RareForm(age: 2, count: 3, exact: nil, part: RarePart(depth: 3)))
    #expect(report.issues.map(\.error.path.description) == ["count", "depth"])
  }

  // MARK: Defaults

  @Mappable struct RareDefaults<Wrapped: Mappable & Equatable>: Equatable {
    @CodableDefault(1, on: .missing) @CodableDefault(2, on: .null)
    @CodableDefault(3, on: .invalid) var level: Int
    @CodableDefault(-1, on: .null) @CodableDefault(-2, on: .invalid) var other: Int?
    var wrapped: Wrapped
  }

  @Test(
    "Each trigger may have its own default",
    arguments: [
      (#"{"wrapped":0}"#, 1, nil), (#"{"level":null,"other":null,"wrapped":0}"#, 2, -1),
      (#"{"level":{},"other":[],"wrapped":0}"#, 3, -2),
      (#"{"level":9,"other":8,"wrapped":0}"#, 9, 8),
    ])
  func defaultsByReason(json: String, level: Int, other: Int?) throws {
    for value in try Self.both(RareDefaults<Int>.self, json) {
      #expect(value.level == level && value.other == other)
    }
    var changed = RareDefaults(level: 50, other: 60, wrapped: 0)
    try JSONMapper().update(&changed, from: json)
    #expect(changed.level == (json.contains("level") ? level : 50))
    #expect(changed.other == (json.contains("other") ? other : 60))
  }

  // MARK: Unknown keys

  @Mappable(unknownKeys: .reject) struct RareClosed: Equatable {
    @CodingKey(path: "a.b") var inner: Int
    var own: Int
  }

  @Mappable struct RareAround: Equatable {
    var outer: Int
    @CodableFlattened var closed: RareClosed
  }

  @Test("Unknown keys are rejected in nested objects, and by the model around a flattened member")
  func unknownKeysAreRefused() throws {
    for value in try Self.both(RareAround.self, #"{"outer":0,"a":{"b":1},"own":2}"#) {
      #expect(value == RareAround(outer: 0, closed: RareClosed(inner: 1, own: 2)))
    }
    for json in [#"{"a":{"b":1,"c":2},"own":2}"#, #"{"a":{"b":1},"own":2,"d":3}"#] {
      #expect(throws: MappingError.self) { try Self.both(RareClosed.self, json) }
    }
    #expect(throws: MappingError.self) {
      try Self.both(RareAround.self, #"{"outer":0,"a":{"b":1},"own":2,"d":3}"#)
    }
  }

  @DecodableRules(invalidProperties: .drop)
  @Mappable(unknownKeys: .reject) struct RareForgiving: Equatable {
    var own: Int = 1
    var inner: RareClosed?
  }

  @Test("Unknown keys are rejected even where invalid properties are dropped")
  func refusedKeysAreNotDropped() throws {
    for value in try Self.both(RareForgiving.self, #"{"own":"x","inner":{"own":2,"y":3}}"#) {
      #expect(value == RareForgiving(own: 1, inner: nil))
    }
    for (json, code) in [
      (#"{"own":2,"z":3}"#, MappingError.Code.unknownKey),
      (#"{"own":2,"own":3}"#, .duplicateKey),
    ] {
      do {
        _ = try JSONMapper(options: .init(duplicateKeys: .reject)).decode(
          RareForgiving.self, from: json)
        Issue.record("\(json) has a key that is refused")
      } catch {
        #expect(error.code == code)
      }
    }
  }

  // MARK: Arrays

  @Mappable class RarePicking {
    @CodingKey(path: "rows[1].id") @DecodableAlias("second") var second: Int
    @DecodableRules(conversions: .strict, invalidElements: .drop)
    @CodingKey(path: "rows[*].name") @EncodableIgnored var names: [String] = []
    @CodableDefault(-1, on: .missing, .invalid) @CodingKey(path: "rows[2].id") @EncodableIgnored
    var third: Int
    init(second: Int, third: Int) { (self.second, self.third) = (second, third) }
  }

  @Mappable final class RarePickingMore: RarePicking {
    @CodingKey(path: "rows[0].id") @EncodableIgnored var first: Int?
  }

  @Mappable struct RareHolder {
    @CodingKey(path: "rows[0].id") var id: Int
    @CodableFlattened var rest: RareRest
  }

  @Mappable struct RareRest: Equatable {
    @CodingKey(path: "rows[*].name") var names: [String?]
  }

  @Test("Superclass, subclass and flattened members can share an array in their paths")
  func pathsIntoArrays() throws {
    let json = #"{"rows":[{"id":1,"name":"a"},{"id":2,"name":3},{"id":"x","name":"c"}],"second":9}"#
    for value in try Self.both(RarePickingMore.self, json) {
      #expect(value.first == 1 && value.second == 2 && value.third == -1)
      #expect(value.names == ["a", "c"])
    }
    for value in try Self.both(RarePicking.self, #"{"second":9,"rows":[{"name":"a"}]}"#) {
      #expect(value.second == 9 && value.third == -1 && value.names == ["a"])
    }
    for value in try Self.both(RareHolder.self, #"{"rows":[{"id":1,"name":"a"},{}]}"#) {
      #expect(value.id == 1 && value.rest.names == ["a", nil])
    }
    let twice = #"{"rows":[{"id":1,"name":"a"},{"id":2}],"rows":[{"name":"b"}]}"#
    #expect(throws: MappingError.self) { try Self.both(RarePicking.self, twice) }
    do {
      _ = try Self.both(RareHolder.self, #"{"rows":[]}"#)
      Issue.record("there is no first row")
    } catch let error as MappingError {
      #expect(error.path.description == "rows[0].id" && error.code == .missingKey)
    }
  }

  @Test("An update changes only the value at a path into an array")
  func pathsIntoArraysInUpdates() throws {
    var value = RarePickingMore(second: 5, third: 6)
    value.names = ["old"]
    value.first = 4
    try JSONMapper().update(&value, from: #"{"rows":[{"id":7}]}"#)
    #expect(value.first == 7 && value.second == 5 && value.third == 6)
    let report = JSONMapper().decodeReporting(
      RarePicking.self, from: #"{"rows":[{},{"id":"y"}],"second":3}"#)
    #expect(report.issues.contains { $0.error.path.description == "rows[1].id" })
  }

  // MARK: Siblings

  @Mappable struct RareScaled: Equatable {
    @DecodableBy(siblings: { (n: Int, object: AnyValue.Object) in n * (object["by"]?.int ?? 1) })
    var size: Int
  }

  @Mappable struct RareScaledOutside: Equatable {
    var by: Int
    @CodableFlattened(prefix: "a_") var scaled: RareScaled
  }

  @Test("A strategy of a flattened member sees the object around its value")
  func siblingsOfMembers() throws {
    for value in try Self.both(RareScaledOutside.self, #"{"a_size":3,"by":4}"#) {
      #expect(value == RareScaledOutside(by: 4, scaled: RareScaled(size: 12)))
    }
  }

  // MARK: Containers and positions

  @Mappable(container: "data[0]") final class RareContained {
    var id: Int
    init(id: Int) { self.id = id }
  }

  @DecodableRules(conversions: .strict)
  @Mappable(layout: .array) struct RareRow: Equatable {
    var name: String
    @CodableDefault(0, on: .null, .invalid) var count: Int
    var last: Int?
  }

  @Test("Models in a container, and models that are arrays, keep their rules, defaults and paths")
  func containersAndPositions() throws {
    for value in try Self.both(RareContained.self, #"{"data":[{"id":1}]}"#) {
      #expect(value.id == 1)
    }
    var contained = RareContained(id: 1)
    try JSONMapper().update(&contained, from: #"{"data":[{"id":2}]}"#)
    #expect(contained.id == 2)
    for row in try Self.both(RareRow.self, #"["a",null]"#) {
      #expect(row == RareRow(name: "a", count: 0, last: nil))
    }
    var row = RareRow(name: "a", count: 1, last: 2)
    try JSONMapper().update(&row, from: #"["b","x"]"#)
    #expect(row == RareRow(name: "b", count: 0, last: 2))
    do {
      _ = try Self.both([RareRow].self, #"[["a",1],["a"]]"#)
      Issue.record("the second row has no count")
    } catch let error as MappingError {
      #expect(error.path.description == "[1][1]" && error.code == .missingKey)
    }
    #expect(try #"["a",1,2]"# == RareRow(name: "a", count: 1, last: 2).jsonString())
  }

  // MARK: Clusters

  @Mappable class RareShape: ClassCluster {
    class var cluster: PolymorphicTypes<RareShape> { rareShapes }
    @CodingKey(path: "meta.name") var name = ""
  }

  @Mappable final class RareCircle: RareShape {
    @CodingKey(path: "meta.radius") var radius = 0.0
  }

  @Test("Superclass and subclass of a cluster share a nested object, also that of the tag")
  func clustersShareObjects() throws {
    let json = #"{"meta":{"type":"circle","name":"a","radius":1.5}}"#
    for shape in try Self.both(RareShape.self, json) {
      let circle = try #require(shape as? RareCircle)
      #expect(circle.name == "a" && circle.radius == 1.5)
      #expect(try AnyValue(json: circle.jsonString()) == AnyValue(json: json))
    }
    let strict = JSONMapper.Options(unknownKeys: .reject)
    #expect(try Self.both(RareShape.self, json, strict).count == 2)
  }

  // MARK: Payloads

  @Mappable(fieldAliases: [.snakeCase]) enum RareEvent<Detail: Mappable & Equatable>: Equatable {
    @DecodableRules(conversions: .lenient, for: "count")
    case moved(count: Int, detail: Detail, note: String = "none")
    case stopped
  }

  @Test("Payloads of generic enums decode with tables, with rules and defaults")
  func payloadsOfGenericEnums() throws {
    for event in try Self.both(
      RareEvent<[Int]>.self, #"{"moved":{"detail":[1],"count":"2.5"}}"#)
    {
      #expect(event == .moved(count: 2, detail: [1], note: "none"))
    }
    #expect(throws: MappingError.self) {
      try Self.both(RareEvent<Int>.self, #"{"moved":{"count":1}}"#)
    }
  }

  // MARK: Other kinds of types

  @DecodableRules(conversions: .lenient, invalidProperties: .drop)
  @Mappable(unknownKeys: .reject) actor RareActor: IsolatedMappable {
    @CodingKey(path: "rows[0].id") var first: Int
    @CodableDefault(1, on: .missing) @CodableDefault(2, on: .null) var level: Int
    @DecodableAlias("old", deprecated: true) var name: String?
    @CodableFlattened var part: RarePart
  }

  @DecodableRules(conversions: .lenient)
  @Mappable struct RareLease: NoncopyableMappable, ~Copyable {
    @CodingKey(path: "rows[*].id") @EncodableIgnored var ids: [Int] = []
    @CodableDefault(1, on: .missing) @CodableDefault(2, on: .null) var level: Int
    @DecodableRules(conversions: .strict, invalidProperties: .drop) var note: String?
    @CodableFlattened var part: RarePart
  }

  @DecodableRules(conversions: .lenient)
  @Mappable struct RareObserved: Equatable {
    @CodingKey(path: "rows[1].id") @DecodableAlias("id") var id: Int { didSet { changes += 1 } }
    @CodableFlattened var part: RarePart
    var changes = 0
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Test("Actors support every feature of tables")
  func actors() async throws {
    let json = #"{"rows":[{"id":"7.0"}],"level":null,"old":5,"depth":"3","note":[]}"#
    let actor = try RareActor(json: json)
    #expect(await actor.first == 7)
    #expect(await actor.level == 2)
    #expect(await actor.name == "5")
    #expect(await actor.part == RarePart(depth: 3, note: 7))
    try await actor.update(json: #"{"rows":[{"id":8}],"note":9}"#)
    #expect(await actor.first == 8)
    #expect(await actor.part == RarePart(depth: 3, note: 9))
    #expect(throws: MappingError.self) {
      try RareActor(json: #"{"rows":[{"id":1}],"depth":1,"x":1}"#)
    }
  }

  @Test("Noncopyable structs support every feature of tables")
  func noncopyables() throws {
    var lease = try RareLease(
      json: #"{"rows":[{"id":"1"},{"id":2}],"level":null,"note":5,"depth":"3"}"#)
    #expect(lease.ids == [1, 2] && lease.level == 2 && lease.note == nil && lease.part.depth == 3)
    try JSONMapper().update(&lease, from: #"{"level":"4","note":"n"}"#)
    #expect(lease.level == 4 && lease.note == "n" && lease.ids == [1, 2])
    do {
      _ = try RareLease(json: #"{"rows":[{}],"depth":1}"#)
      Issue.record("the first row has no id")
    } catch {
      #expect(error.path.description == "rows[0].id")
    }
  }

  @Test("Structs with observers support every feature of tables")
  func observed() throws {
    let json = #"{"rows":[{},{"id":"4"}],"depth":1.0,"changes":0,"more":true}"#
    for value in try Self.both(RareObserved.self, json) {
      #expect(value.id == 4 && value.part.depth == 1 && value.rest == ["more": true])
    }
    var value = try RareObserved(json: #"{"id":1,"depth":2}"#)
    try JSONMapper().update(&value, from: #"{"id":"3"}"#)
    #expect(value.id == 3 && value.part.depth == 2)
  }
}

private let rareShapes = PolymorphicTypes<RareShapesTests.RareShape>(
  discriminator: "meta.type", ["circle": RareShapesTests.RareCircle.self])
