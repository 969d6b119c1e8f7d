import Foundation
import Maquette
import Testing

@Mappable
private struct Stay: Equatable {
  @CodingKey(path: "meta.begin") var begin: Date?
  @DecodableAlias("until", path: "meta.end") var end: Date?
  @CodingKey("cost", encode: "price") @DecodableAlias("fee") var cost = 1.0
  @CodingKey("n", in: "short") var name = "none"
}

@Mappable
private struct Trip: Equatable {
  var id: Int
  @CodableFlattened(prefix: "at_") var stay: Stay
}

@Mappable
private final class Stable {
  @CodingKey(path: "list.animals") var animals: [Animal] = []
  init() {}
}

/// What a configuration does with a value does not depend on where the value is.
@Suite("Configured values at nested paths, under aliases and under matched keys")
struct ConvertedPlaceTests {
  private func mapper(
    keys: KeyMatching = .exact, _ models: ModelConfiguration...
  ) throws -> JSONMapper {
    JSONMapper(options: .init(keys: keys, configuration: try MappingConfiguration(models)))
  }

  private static let day = Date(timeIntervalSince1970: 86_400)

  @Test("Dates have their form at every place, and are encoded in it")
  func dates() throws {
    let rules = ModelConfiguration.model(Stay.self).dates("begin", "end", by: .date("dd.MM.yyyy"))
    for text in [
      #"{"meta": {"begin": "02.01.1970"}, "end": "02.01.1970"}"#,
      #"{"meta": {"begin": "02.01.1970"}, "until": "02.01.1970"}"#,
      #"{"meta": {"begin": "02.01.1970", "end": "02.01.1970"}}"#,
    ] {
      let stay = try mapper(rules).decode(Stay.self, from: text)
      #expect(stay == Stay(begin: Self.day, end: Self.day), "\(text)")
    }
    #expect(
      try mapper(rules).decode(
        Trip.self, from: #"{"id": 1, "at_meta": {"begin": "02.01.1970"}, "at_until": "02.01.1970"}"#
      )
        == Trip(id: 1, stay: Stay(begin: Self.day, end: Self.day)))
    let matched = try mapper(keys: .ignoringCase, rules)
    #expect(
      try matched.decode(
        Stay.self, from: #"{"META": {"Begin": "02.01.1970"}, "End": "02.01.1970"}"#)
        == Stay(begin: Self.day, end: Self.day))
    #expect(
      try mapper(rules).encodeString(Stay(begin: Self.day, end: Self.day))
        == #"{"meta":{"begin":"02.01.1970"},"end":"02.01.1970","price":1.0,"name":"none"}"#)
    let moved = try mapper(rules.key("from", for: "begin"))
    #expect(
      try moved.encodeString(Stay(begin: Self.day))
        == #"{"price":1.0,"name":"none","from":"02.01.1970"}"#)
    #expect(try moved.decode(Stay.self, from: #"{"from": "02.01.1970"}"#).begin == Self.day)
    let error = #expect(throws: MappingError.self) {
      try mapper(rules).decode(Stay.self, from: #"{"meta": {"begin": "x"}}"#)
    }
    #expect(error?.path == "meta.begin" && error?.location?.column == 20)
  }

  @Test("A parser gets the value of every place")
  func parsers() throws {
    let rules = ModelConfiguration.model(Stay.self)
      .parsing("cost") { _, _, value in (value.double ?? 0) * 100 }
      .parsing("begin") { _, _, value in Date(timeIntervalSince1970: value.double ?? 0) }
    for text in [#"{"cost": 2}"#, #"{"fee": 2}"#] {
      #expect(try mapper(rules).decode(Stay.self, from: text).cost == 200, "\(text)")
    }
    #expect(
      try mapper(rules).decode(Stay.self, from: #"{"meta": {"begin": 86400}}"#).begin == Self.day)
  }

  @Test("Elements have their type at a nested path")
  func elements() throws {
    let rules = ModelConfiguration.model(Stable.self).elements(of: "animals", as: Dog.self)
    let stable = try mapper(rules).decode(
      Stable.self, from: #"{"list": {"animals": [{"name": "Rex", "barks": true}]}}"#)
    #expect((stable.animals.first as? Dog)?.barks == true)
  }

  @Test("A made instance fills only gaps: the data wins under every key")
  func gaps() throws {
    let rules = ModelConfiguration.model(Stay.self).making { _, _ in
      Stay(begin: Self.day, end: Self.day, cost: 9, name: "made")
    }
    let made = Stay(begin: Self.day, end: Self.day, cost: 9, name: "made")
    func expect(
      _ text: String, _ change: (inout Stay) -> Void, by mapper: JSONMapper,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
      var expected = made
      change(&expected)
      #expect(
        try mapper.decode(Stay.self, from: text) == expected, sourceLocation: sourceLocation)
    }
    let exact = try mapper(rules)
    try expect("{}", { _ in }, by: exact)
    try expect(#"{"fee": 2}"#, { $0.cost = 2 }, by: exact)
    try expect(#"{"meta": {"other": 1}}"#, { _ in }, by: exact)
    let hour = Date(timeIntervalSince1970: 3600)
    try expect(#"{"meta": {"end": "1970-01-01T01:00:00Z"}}"#, { $0.end = hour }, by: exact)
    let matched = try mapper(keys: .ignoringCase, rules)
    try expect(#"{"NAME": "data", "Fee": 3}"#, { ($0.name, $0.cost) = ("data", 3) }, by: matched)
    #expect(throws: MappingError.self) { try exact.decode(Stay.self, from: #"{"meta": 5}"#) }
    var profiled = exact
    profiled.options.decoding.conventions.profile = "short"
    try expect("{}", { _ in }, by: profiled)
  }

  @Test("An update has no gaps: what its source does not name stays")
  func updates() throws {
    let mapper = try mapper(
      .model(Stay.self).making { _, _ in Stay(begin: Self.day, cost: 9, name: "made") })
    var stay = Stay(cost: 5, name: "kept")
    try mapper.update(&stay, from: #"{"cost": 2}"#)
    #expect(stay == Stay(cost: 2, name: "kept"))
    var trip = Trip(id: 1, stay: stay)
    try mapper.update(&trip, from: #"{"at_name": "new"}"#)
    #expect(trip == Trip(id: 1, stay: Stay(cost: 2, name: "new")))
    var stays = [stay]
    try mapper.update(&stays, from: #"[{"cost": 3}]"#)
    #expect(stays == [Stay(begin: Self.day, cost: 3, name: "made")])
  }
}
