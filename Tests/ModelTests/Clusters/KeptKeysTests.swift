import Foundation
import Maquette
import Testing

private protocol Luggage: Mappable, Sendable { var kept: [String: AnyValue] { get } }

@Mappable private struct Labels: Equatable {
  var label = ""
  @CodableExtras var rest: [String: AnyValue] = [:]
}

@Mappable private struct Bag: Luggage {
  var x = 0
  @CodableExtras var kept: [String: AnyValue] = [:]
}

@Mappable private struct Box: Luggage {
  var x = 0
  @CodableFlattened var labels: Labels
  var kept: [String: AnyValue] { labels.rest }
}

/// Two levels of flattened members.
@Mappable private struct Cargo: Luggage {
  @CodableFlattened var box: Box
  var kept: [String: AnyValue] { box.kept }
}

@Mappable private struct Generic<T: Mappable & Sendable>: Luggage {
  var x: T
  @CodableExtras var kept: [String: AnyValue] = [:]
}

@Mappable private class Trunk: Luggage, @unchecked Sendable {
  var x = 0
  @CodableExtras var kept: [String: AnyValue] = [:]
}

/// The superclass keeps the keys.
@Mappable private final class SteelTrunk: Trunk, @unchecked Sendable { var steel = false }

@Mappable private class Case: Luggage, @unchecked Sendable {
  var x = 0
  @CodableFlattened var labels: Labels
  var kept: [String: AnyValue] { labels.rest }

  init(labels: Labels) { self.labels = labels }
}

/// A flattened member of the superclass keeps them.
@Mappable private final class SteelCase: Case, @unchecked Sendable { var steel = false }

private let luggage = PolymorphicTypes<any Luggage>(
  discriminator: "kind",
  [
    "bag": Bag.self, "box": Box.self, "cargo": Cargo.self, "generic": Generic<Int>.self,
    "trunk": Trunk.self, "steelTrunk": SteelTrunk.self, "case": Case.self,
    "steelCase": SteelCase.self,
  ])

@Mappable private struct LuggageTag {
  @CodableBy(.oneOf(luggage)) var item: any Luggage
}

@Mappable private class Vessel: ClassCluster {
  class var cluster: PolymorphicTypes<Vessel> {
    PolymorphicTypes(
      discriminator: "kind", ["boat": Boat.self, "ship": Ship.self, "tanker": Tanker.self])
  }
  var x = 0
  var kept: [String: AnyValue] { [:] }
}

@Mappable private class Boat: Vessel {
  @CodableExtras var rest: [String: AnyValue] = [:]
  override var kept: [String: AnyValue] { rest }
}

/// The class between this one and the cluster keeps the keys.
@Mappable private final class Ship: Boat { var masts = 0 }

@Mappable private final class Tanker: Vessel {
  @CodableFlattened var labels: Labels
  override var kept: [String: AnyValue] { labels.rest }

  init(labels: Labels) {
    self.labels = labels
    super.init()
  }
}

/// The cluster consumes the tag of a type: no type may keep it as an unknown key and write it twice.
@Suite("Types of a cluster that keep unknown keys")
struct KeptKeysTests {
  /// The members of an object with tag, before and after it.
  private static let members = [
    (#""kind":"?","x":1,"more":[2]"#, true), (#""more":[2],"x":1,"kind":"?""#, true),
    (#""more":[2],"kind":"?","x":1"#, true), (#""kind":"?","x":1"#, false),
  ]

  private static let names = [
    "bag", "box", "cargo", "generic", "trunk", "steelTrunk", "case", "steelCase",
  ]

  private func expectTag(
    _ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      text.components(separatedBy: "\"kind\"").count == 2 && text.contains("\"kind\":\"\(name)\""),
      sourceLocation: sourceLocation)
  }

  @Test("Values of a protocol", arguments: names, members)
  func values(_ name: String, _ members: (text: String, hasMore: Bool)) throws {
    let text = "{\"item\":{\(members.text.replacing("?", with: name))}}"
    let kept: [String: AnyValue] = members.hasMore ? ["more": [2]] : [:]
    let tree = try AnyValue(json: text)
    for tag in [
      try LuggageTag(json: text), try ValueMapper().decode(LuggageTag.self, from: tree),
      try LuggageTag(dictionary: try #require(tree.object).dictionary),
    ] {
      #expect(tag.item.kept == kept)
      expectTag(try tag.jsonString(), name)
      #expect(try AnyValue(json: tag.jsonString()) == ValueMapper().encode(tag))
    }
    let report = JSONMapper().decodeReporting(LuggageTag.self, from: text)
    #expect(report.value?.item.kept == kept)
    #expect(report.issues.isEmpty)
    var changed = try LuggageTag(json: #"{"item":{"kind":"bag","old":1}}"#)
    try JSONMapper().update(&changed, from: text)
    #expect(changed.item.kept["kind"] == nil && changed.item.kept["more"] == kept["more"])
    expectTag(try changed.jsonString(), name)
  }

  @Test("Objects of a class cluster", arguments: ["boat", "ship", "tanker"], members)
  func objects(_ name: String, _ members: (text: String, hasMore: Bool)) throws {
    let text = "{\(members.text.replacing("?", with: name))}"
    let kept: [String: AnyValue] = members.hasMore ? ["more": [2]] : [:]
    let tree = try AnyValue(json: text)
    for var object in [
      try Vessel(json: text), try ValueMapper().decode(Vessel.self, from: tree),
      try Vessel(dictionary: try #require(tree.object).dictionary),
    ] {
      #expect(object.kept == kept)
      expectTag(try object.jsonString(), name)
      #expect(try AnyValue(json: object.jsonString()) == ValueMapper().encode(object))
      try JSONMapper().update(&object, from: #"{"kind":"\#(name)","x":5,"new":true}"#)
      #expect(object.x == 5 && object.kept["kind"] == nil && object.kept["new"] == true)
      expectTag(try object.jsonString(), name)
    }
    let report = JSONMapper().decodeReporting([Vessel].self, from: "[\(text)]")
    #expect(report.value?.map(\.kept) == [kept])
    #expect(report.issues.isEmpty)
  }
}
