import AgreementSupport
import Maquette
import Testing

/// A configuration reads models from trees; keys that a flattened enum leaves belong to others all the
/// same.
@Suite("Keys around flattened enums, with a configuration") struct ConfiguredExtrasTests {
  @Mappable(tagged: .internal("t")) enum Internal: Equatable {
    case a(x: Int)
    case q
  }

  @Mappable enum External: Equatable {
    case a(x: Int)
    case q
  }

  @Mappable(tagged: .untagged) enum Untagged: Equatable {
    case a(x: Int)
    case b(y: Int)
  }

  @Mappable struct AroundInternal: Equatable {
    var id: Int
    @CodableFlattened(prefix: "q_") var choice: Internal?
    @CodableExtras var rest: AnyValue.Object
  }

  @Mappable struct AroundExternal: Equatable {
    var id: Int
    @CodableFlattened(prefix: "q_") var choice: External?
    @CodableExtras var rest: AnyValue.Object
  }

  @Mappable struct AroundUntagged: Equatable {
    var id: Int
    @CodableFlattened(prefix: "q_") var choice: Untagged?
    @CodableExtras var rest: AnyValue.Object
  }

  @Mappable struct Plain: Equatable {
    var id: Int
    @CodableFlattened var choice: Internal
    @CodableExtras var rest: AnyValue.Object
  }

  @Mappable(unknownKeys: .reject) struct Strict: Equatable {
    var id: Int
    @CodableFlattened(prefix: "q_") var choice: Internal
  }

  private static func configurations<T: Mappable & SchemaProviding & SendableMetatype>(
    of type: T.Type
  ) throws -> [MappingConfiguration] {
    [
      try MappingConfiguration(naming: .unchanged),
      try MappingConfiguration(.model(type).parsing("id") { _, _, value in value }),
    ]
  }

  private func expectSame<T: Mappable & SchemaProviding & SendableMetatype & Equatable>(
    _ type: T.Type, _ json: String
  )
    throws
  {
    let expected = try read(type, json)
    for configuration in try Self.configurations(of: type) {
      let mapper = JSONMapper(options: .init(configuration: configuration))
      #expect(try mapper.decode(type, from: json) == expected)
      #expect(mapper.decodeReporting(type, from: json).value == expected)
      let tree = ValueMapper(options: .init(configuration: configuration))
      #expect(try tree.decode(type, from: AnyValue(json: json)) == expected)
    }
  }

  @Test func `Are kept`() throws {
    try expectSame(AroundInternal.self, #"{"id":1,"q_t":"a","q_x":1,"q_k":1,"z":2}"#)
    try expectSame(AroundExternal.self, #"{"id":1,"q_a":{"x":1},"q_k":1,"z":2}"#)
    try expectSame(AroundUntagged.self, #"{"q_k":1,"id":1,"q_y":1,"z":2}"#)
    try expectSame(Plain.self, #"{"k":1,"id":1,"t":"a","x":1,"z":2}"#)
  }

  @Test func `Are rejected`() throws {
    for configuration in try Self.configurations(of: Strict.self) {
      let mapper = JSONMapper(options: .init(configuration: configuration))
      let error = try #require(throws: MappingError.self) {
        try mapper.decode(Strict.self, from: #"{"id":1,"q_t":"a","q_x":1,"q_k":1}"#)
      }
      #expect(error.code == .unknownKey)
      #expect("\(error)".contains("'q_k'"))
    }
  }
}
