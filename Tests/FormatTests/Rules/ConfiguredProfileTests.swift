import Maquette
import MaquetteXML
import Testing

extension MappingProfile {
  fileprivate static let wrapped: MappingProfile = "wrapped"
}

private typealias ConfiguredPart = Mappable & FlattenedDecodable & FlattenedEncodable & Equatable
  & Sendable

/// A table writes it.
@Mappable
private struct ConfiguredRow: Equatable {
  @CodingKey("n", in: .short) @CodingKey(path: "name.full", in: .wrapped) var name: String
  @CodingKey("s", in: .short) @CodingKey(path: "name.size", in: .wrapped) var size = 0
}

/// Generated code writes it, because it has a hook.
@Mappable
private struct ConfiguredHook: Equatable {
  @CodingKey("n", in: .short) @CodingKey(path: "name.full", in: .wrapped) var name: String
  @CodingKey("s", in: .short) @CodingKey(path: "name.size", in: .wrapped) var size = 0
  @CodableIgnored(in: .short) @EncodableIf(.notEmpty) var token = ""
  @CodableHook(.willEncode) mutating func prepare() { name += "" }
}

/// Generated code writes it, because it has a computed property.
@Mappable
private struct ConfiguredComputed: Equatable {
  @CodingKey("n", in: .short) @CodingKey(path: "name.full", in: .wrapped) var name: String
  @CodingKey("s", in: .short) @CodingKey(path: "name.size", in: .wrapped) var size = 0
  @CodingKey("l", in: .short) @CodingKey(path: "name.length", in: .wrapped)
  @EncodableComputed var length: Int { name.count }
}

@Mappable
private class ConfiguredBase: Equatable, @unchecked Sendable {
  @CodingKey("n", in: .short) @CodingKey(path: "name.full", in: .wrapped) var name: String
  init(name: String) { self.name = name }
  func isEqual(to other: ConfiguredBase) -> Bool { name == other.name }
  static func == (left: ConfiguredBase, right: ConfiguredBase) -> Bool { left.isEqual(to: right) }
}

@Mappable
private final class ConfiguredDerived: ConfiguredBase, @unchecked Sendable {
  @CodingKey("s", in: .short) @CodingKey(path: "name.size", in: .wrapped) var size = 0
  @EncodableIf(.notEmpty) var token = ""
  init(name: String, size: Int) {
    self.size = size
    super.init(name: name)
  }
  override func isEqual(to other: ConfiguredBase) -> Bool {
    super.isEqual(to: other) && size == (other as? ConfiguredDerived)?.size
  }
}

extension ConfiguredRow: FlattenedDecodable {}
extension ConfiguredHook: FlattenedDecodable {}
extension ConfiguredComputed: FlattenedDecodable {}
extension ConfiguredDerived: FlattenedDecodable {}

@Mappable
private struct ConfiguredOuter<Part: ConfiguredPart>: Equatable, Sendable {
  @CodingKey("t", in: .short) var title = ""
  @CodableFlattened var part: Part
}

@Mappable
private struct ConfiguredPrefixed<Part: ConfiguredPart>: Equatable, Sendable {
  @CodingKey("t", in: .short) var title = ""
  @CodableFlattened(prefix: "p_") var part: Part
  @EncodableComputed var mark: Int { 1 }
}

@Mappable
private struct ConfiguredList<Part: Mappable & Equatable & Sendable>: Equatable, Sendable {
  @CodingKey("c", in: .short) var count = 0
  var parts: [Part] = []
  @EncodableIf(.notEmpty) var note = ""
}

/// The checks for a model, whose keys depend on the profile, under configurations.
private struct ConfiguredModel: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let check: @Sendable (MappingProfile?, MappingConfiguration?) throws -> Void

  /// - Parameters:
  ///   - make: Makes the model. Checks that run at the same time share no object.
  ///   - isConfigured: Whether the configurations below apply to the object of the model.
  static func of<T: Mappable & Equatable & Sendable>(
    _ name: String, _ make: @autoclosure @escaping @Sendable () -> T, isConfigured: Bool = true
  ) -> ConfiguredModel {
    ConfiguredModel(testDescription: name) { profile, configuration in
      let model = make()
      func mapper(_ profile: MappingProfile?) -> JSONMapper {
        JSONMapper(
          options: .init(
            duplicateKeys: .reject, conventions: .init(profile: profile),
            configuration: configuration))
      }
      func tree(_ profile: MappingProfile?) -> ValueMapper {
        ValueMapper(
          options: .init(conventions: .init(profile: profile), configuration: configuration))
      }
      let text = try String(decoding: mapper(profile).encode(model), as: UTF8.self)
      #expect(try mapper(profile).decode(T.self, from: text) == model, "\(text)")
      #expect(try tree(profile).encode(model) == AnyValue(json: text))
      #expect(try tree(profile).decode(T.self, from: AnyValue(json: text)) == model, "\(text)")
      let report = mapper(profile).decodeReporting(T.self, from: text)
      #expect(report.value == model && report.errors.isEmpty)
      var updated = make()
      try mapper(profile).update(&updated, from: text)
      #expect(updated == model)
      // A configuration takes the place of the keys of profiles.
      if isConfigured, configuration != nil {
        #expect(try String(decoding: mapper(nil).encode(model), as: UTF8.self) == text)
      }
    }
  }

  static let all: [ConfiguredModel] = [
    .of("a table", ConfiguredRow(name: "a", size: 1)),
    .of("a hook", ConfiguredHook(name: "a", size: 1)),
    .of("a computed property", ConfiguredComputed(name: "a", size: 1)),
    .of("a subclass", ConfiguredDerived(name: "a", size: 1)),
    .of("a flattened table", ConfiguredOuter(title: "t", part: ConfiguredRow(name: "a", size: 1))),
    .of("a flattened hook", ConfiguredOuter(title: "t", part: ConfiguredHook(name: "a", size: 1))),
    .of(
      "a flattened class",
      ConfiguredOuter(title: "t", part: ConfiguredDerived(name: "a", size: 1))),
    .of(
      "a prefixed table", ConfiguredPrefixed(title: "t", part: ConfiguredRow(name: "a", size: 1))),
    .of(
      "a prefixed hook", ConfiguredPrefixed(title: "t", part: ConfiguredHook(name: "a", size: 1))),
    .of(
      "a prefixed class",
      ConfiguredPrefixed(title: "t", part: ConfiguredDerived(name: "a", size: 1))),
    .of(
      "models in a model",
      ConfiguredList(
        count: 1, parts: [ConfiguredOuter(part: ConfiguredComputed(name: "a", size: 1))]),
      isConfigured: false),
  ]

  static let configurations: [MappingConfiguration?] = [
    nil,
    try? MappingConfiguration(
      .model(ConfiguredRow.self).key("size", for: "name").key("name", for: "size"),
      .model(ConfiguredHook.self).key("size", for: "name").key("name", for: "size"),
      .model(ConfiguredComputed.self).key("size", for: "name").key("name", for: "size"),
      .model(ConfiguredDerived.self).key("size", for: "name").key("name", for: "size"),
      .model(ConfiguredList<ConfiguredOuter<ConfiguredComputed>>.self).key("k", for: "count")),
    try? MappingConfiguration(
      .model(ConfiguredRow.self).key("in", "name", for: "name").key("in", "size", for: "size"),
      .model(ConfiguredHook.self).key("in", "name", for: "name").key("in", "size", for: "size"),
      .model(ConfiguredComputed.self).key("in", "name", for: "name")
        .key("in", "size", for: "size"),
      .model(ConfiguredDerived.self).key("in", "name", for: "name").key("in", "size", for: "size")),
    try? MappingConfiguration(naming: .screamingSnakeCase),
  ]
}

@Suite("Profiles under configurations")
struct ConfiguredProfileTests {
  // Features: 226
  @Test(
    "Models written by tables and by code have the keys of a configuration, once",
    arguments: ConfiguredModel.all, [nil, MappingProfile.short, .wrapped])
  private func configured(_ model: ConfiguredModel, _ profile: MappingProfile?) throws {
    #expect(ConfiguredModel.configurations.count { $0 == nil } == 1)
    for configuration in ConfiguredModel.configurations { try model.check(profile, configuration) }
  }

  @Test("A model with hooks has the key of a profile where others have an object, and the reverse")
  func objects() throws {
    func text(_ model: some MappingEncodable, _ profile: MappingProfile?) throws -> String {
      let mapper = JSONMapper(options: .init(conventions: .init(profile: profile)))
      return try String(decoding: mapper.encode(model), as: UTF8.self)
    }
    let hook = ConfiguredHook(name: "a", size: 1, token: "t")
    #expect(try text(hook, nil) == #"{"name":"a","size":1,"token":"t"}"#)
    #expect(try text(hook, .short) == #"{"n":"a","s":1}"#)
    #expect(try text(hook, .wrapped) == #"{"name":{"full":"a","size":1},"token":"t"}"#)
    let computed = ConfiguredComputed(name: "a", size: 1)
    #expect(try text(computed, nil) == #"{"name":"a","size":1,"length":1}"#)
    #expect(try text(computed, .short) == #"{"n":"a","s":1,"l":1}"#)
    #expect(
      try text(computed, .wrapped) == #"{"name":{"full":"a","size":1,"length":1}}"#)
    let derived = ConfiguredDerived(name: "a", size: 1)
    #expect(try text(derived, nil) == #"{"name":"a","size":1}"#)
    #expect(try text(derived, .wrapped) == #"{"name":{"full":"a","size":1}}"#)
  }
}
