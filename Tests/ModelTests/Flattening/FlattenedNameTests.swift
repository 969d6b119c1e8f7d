import Maquette
import MaquetteJSONTools
import Testing

/// An enum without payloads is in the object of its parent as a tag, or as a key with an empty object.
@Suite("Flattened enums without payloads") struct FlattenedNameTests {
  @Mappable(tagged: .internal("kind")) enum Tagged: Equatable { case small, large }
  @Mappable(tagged: .adjacent("type", content: "data")) enum Beside: Equatable { case one, two }
  @Mappable enum Key: Equatable { case open, closed }

  @Mappable struct Model: Equatable {
    var id = 1
    @CodableFlattened var tagged: Tagged
    @CodableFlattened var beside: Beside?
    @CodableFlattened(prefix: "k_") var key: Key?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable(tagged: .internal("event")) enum Event: Equatable {
    case model(Model)
    case none
  }

  @Mappable final class Object: SchemaEquatable {
    @CodableFlattened var tagged: Tagged
    init(tagged: Tagged) { self.tagged = tagged }
  }

  private static let models: [(Model, String)] = [
    (
      Model(tagged: .large, beside: .two, key: .closed, rest: ["a": 1]),
      #"{"id":1,"kind":"large","type":"two","k_closed":{},"a":1}"#
    ),
    (Model(tagged: .small), #"{"id":1,"kind":"small"}"#),
  ]

  @Test func `They are decoded and encoded`() throws {
    for (model, json) in Self.models {
      #expect(try model.jsonString() == json)
      #expect(try Model(json: json) == model)
      #expect(JSONMapper().decodeReporting(Model.self, from: json).value == model)
      let tree = try ValueMapper().encode(model)
      #expect(try ValueMapper().decode(Model.self, from: tree) == model)
      let event = Event.model(model)
      #expect(try Event(json: event.jsonString()) == event)
    }
    #expect(try Object(json: #"{"kind":"large"}"#).tagged == .large)
    let error = #expect(throws: MappingError.self) { try Object(json: "{}") }
    #expect(error?.code == .missingKey)
  }

  @Test func `They are updated and patched`() throws {
    for (old, _) in Self.models {
      var model = old
      try JSONMapper().update(&model, from: #"{"kind":"large","type":"one"}"#)
      #expect(model.tagged == .large && model.beside == .one && model.rest == old.rest)
      let object = Object(tagged: .small)
      var same = object
      try JSONMapper().update(&same, from: #"{"kind":"large"}"#)
      #expect(object.tagged == .large)
    }
    var model = Self.models[1].0
    try MergePatch(from: model, to: Self.models[0].0).apply(to: &model)
    #expect(model == Self.models[0].0)
  }
}
