import Maquette
import TestSupport
import Testing

/// The most common collections have code of their own in the library.
///
/// They behave as all others do: as the same collections of a wrapped key or element, for which
/// there is none.
@Suite("The most common collections and all others")
struct CommonCollectionTests {
  /// A key that is a string, but not the type.
  private struct Name: MappableKey, CustomStringConvertible {
    var description: String
    init?(mappingKey: String) { description = mappingKey }
    var mappingKey: String { description }
  }

  /// An element that decodes and encodes as another one.
  private struct Same<Value: MappingDecodable & MappingEncodable & Hashable>: Hashable,
    MappingDecodable, MappingEncodable
  {
    var value: Value
    init(from reader: inout JSONReader) throws(ReadFailure) { value = try Value(from: &reader) }
    init(from reader: inout ValueReader) throws(ReadFailure) { value = try Value(from: &reader) }
    func write(to writer: inout JSONWriter) throws(WriteFailure) { try value.write(to: &writer) }
    func write(to writer: inout ValueWriter) throws(WriteFailure) { try value.write(to: &writer) }
  }

  /// Members and elements that are not specialized.
  @Mappable struct Holder<Value: Hashable>: Equatable {
    var members: [String: Value] = [:]
    var list: [[String: Value]] = []
    var unique: Set<Value> = []
    var optional: [String: Value]?
  }

  static let options: [DecodingOptions] =
    CollectionAgreementTests.options
    + [DecodingOptions(duplicateKeys: .firstWins), DecodingOptions(limits: .init(depth: 2))]

  static let documents = CollectionAgreementTests.values.flatMap { value in
    [
      value, "{\"a\":\(value)}", "{\"a\":\(value),\"b\":1,\"a\":\"x\"}",
      "{\"a\":2,\"é\\n\":\(value),\"a\":\(value)}", "[\(value)]", "[\(value),1,\"a\",\(value),1]",
    ]
  }

  @Test("Decoded, reported and encoded", arguments: options.indices)
  func twins(_ option: Int) {
    for document in LongRun.sample(Self.documents, every: 3, seed: UInt64(option)) {
      compare([String: String].self, [Name: Same<String>].self, document, option)
      compare([String: Int].self, [Name: Same<Int>].self, document, option)
      compare([String: Double].self, [Name: Same<Double>].self, document, option)
      compare([String: AnyValue].self, [Name: AnyValue].self, document, option)
      compare(Set<String>.self, Set<Same<String>>.self, document, option)
      compare(Set<Int>.self, Set<Same<Int>>.self, document, option)
      compare([String].self, [Same<String>].self, document, option)
      compare([Int].self, [Same<Int>].self, document, option)
      compare([[String: String]].self, [[Name: Same<String>]].self, "[\(document)]", option)
      compare([String: String]?.self, [Name: Same<String>]?.self, document, option)
    }
  }

  @Test("Members of generic models, updated too", arguments: options.indices)
  func generic(_ option: Int) {
    for value in LongRun.sample(
      CollectionAgreementTests.values, every: 2, seed: UInt64(option))
    {
      for property in ["members", "optional", "list", "unique"] {
        let document = "{\"\(property)\":\(property == "members" ? "{\"a\":\(value)}" : value)}"
        compare(Holder<String>.self, Holder<Same<String>>.self, document, option)
        compare(Holder<Int>.self, Holder<Same<Int>>.self, document, option)
        compare(Holder<Double>.self, Holder<Same<Double>>.self, document, option)
        update(Holder<String>.self, Holder<Same<String>>.self, document, option)
        update(Holder<Int>.self, Holder<Same<Int>>.self, document, option)
      }
    }
  }

  private typealias Coded = MappingDecodable & MappingEncodable

  private func compare<Common: Coded, Other: Coded>(
    _ common: Common.Type, _ other: Other.Type, _ json: String, _ option: Int
  ) {
    #expect(
      outcome(common, json, Self.options[option]) == outcome(other, json, Self.options[option]),
      "\(common) \(json) \(option)")
  }

  private func update<Common: Coded, Other: Coded>(
    _ common: Common.Type, _ other: Other.Type, _ json: String, _ option: Int
  ) {
    let first = #"{"members":{"a":"1","z":"2"},"list":[{"a":"3"}],"unique":["4"],"optional":{}}"#
    let options = Self.options[option]
    #expect(
      updated(common, first, json, options) == updated(other, first, json, options),
      "\(common) \(json) \(option)")
  }

  /// What text and tree give: the value encoded by both ways, the error, and the issues.
  private func outcome<Model: Coded>(
    _ type: Model.Type, _ json: String, _ options: DecodingOptions
  ) -> [String] {
    let text = JSONMapper(
      options: .init(decoding: options, encoding: .init(), format: JSONFormat(sortsKeys: true)))
    let tree = ValueMapper(options: .init(decoding: options, encoding: .init()))
    let root = try? AnyValue(json: json)
    return Self.lines { try text.decode(type, from: json) }
      + Self.lines(text.decodeReporting(type, from: json))
      + (root.map { root in
        Self.lines { try tree.decode(type, from: root) }
          + Self.lines(tree.decodeReporting(type, from: root))
      } ?? [])
  }

  private func updated<Model: Coded>(
    _ type: Model.Type, _ first: String, _ json: String, _ options: DecodingOptions
  ) -> [String] {
    let text = JSONMapper(options: .init(decoding: options, encoding: .init(), format: .compact))
    let tree = ValueMapper(options: .init(decoding: options, encoding: .init()))
    return Self.lines {
      var model = try JSONMapper().decode(type, from: first)
      try text.update(&model, from: json)
      return model
    }
      + Self.lines {
        var model = try JSONMapper().decode(type, from: first)
        try tree.update(&model, from: AnyValue(json: json))
        return model
      }
  }

  private static func lines<Model: Coded>(_ decode: () throws -> Model) -> [String] {
    do {
      return encoded(try decode())
    } catch {
      let error = error as? MappingError
      return [error.map { "\($0.code) at \($0.path)" } ?? "another error"]
    }
  }

  private static func lines<Model: Coded>(_ report: MappingReport<Model>) -> [String] {
    (report.value.map { encoded($0) } ?? [])
      + report.issues.map { "\($0.error.code) \($0.error.path) \($0.resolution ?? "")" }
  }

  /// The text with sorted keys of the value, and of the value that comes back from its compact text
  /// and from its tree.
  private static func encoded<Model: Coded>(_ value: Model) -> [String] {
    let (text, tree) = (JSONMapper(), ValueMapper())
    let values = [
      value, try? text.decode(Model.self, from: text.encode(value)),
      try? tree.decode(Model.self, from: tree.encode(value)),
    ]
    return values.map { value in
      (try? value?.jsonString(JSONFormat(sortsKeys: true))) ?? "not encoded"
    }
  }
}
