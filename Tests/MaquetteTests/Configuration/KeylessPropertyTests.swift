import Maquette
import Testing

@Mappable
private struct Stay {
  var price = 1.0
  var name = "none"
}

@Mappable
private struct Kept {
  var id: Int
  @CodableFlattened var stay: Stay
  @CodingKey(path: "inner.part") var part: Stay?
  @CodableExtras var rest: [String: AnyValue]
}

@Mappable
private struct Site {
  var stay: Stay
  @CodableExtras var rest: [String: AnyValue]
}

@Mappable(layout: .array)
private struct Pair {
  var left: Int
  var right: Int
}

@Mappable(layout: .array)
private final class PairObject {
  var left = 0
  init() {}
}

/// What a configuration cannot leave out or move, it refuses.
@Suite("Configurations of properties without a key of their own")
struct KeylessPropertyTests {
  private func mapper(_ models: ModelConfiguration...) throws -> JSONMapper {
    JSONMapper(options: .init(configuration: try MappingConfiguration(models)))
  }

  @Test("A property without a key of its own cannot be left out or moved: it would be encoded")
  func keyless() throws {
    let model = ModelConfiguration.model(Kept.self)
    for rules in [
      model.ignoring("stay"), model.ignoring("rest"), model.only("id"), model.only("id", "stay"),
      model.key("x", for: "rest"), model.parsing("stay") { _, _, value in value },
      model.aggregate("a", "b", into: "part"),
    ] {
      let error = #expect(throws: MappingError.self) { try MappingConfiguration(rules) }
      #expect(error?.code == .invalidValue && error?.expected == "a property with one key")
    }
    let mapper = try mapper(model.only("id", "stay", "rest"))
    #expect(
      try mapper.encodeString(Kept(id: 1, stay: Stay(), part: Stay(), rest: ["z": 1]))
        == #"{"id":1,"price":1.0,"name":"none","z":1}"#)
  }

  @Test("The place of an aggregate leaves no empty objects")
  func places() throws {
    let mapper = try mapper(
      .model(Site.self).key("where", "stay", for: "stay").aggregate("price", "name", into: "stay"))
    let site = Site(stay: Stay(), rest: ["z": 1])
    #expect(try mapper.encodeString(site) == #"{"price":1.0,"name":"none","z":1}"#)
  }

  @Test("A model that is an array has no keys to configure")
  func arrays() {
    for rules in [ModelConfiguration.model(Pair.self), .model(PairObject.self)] {
      let error = #expect(throws: MappingError.self) {
        try MappingConfiguration(rules.ignoring("left"))
      }
      #expect(error?.code == .invalidValue)
    }
  }
}
