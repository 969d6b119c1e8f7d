import MaquetteCore
import MaquetteMappings
import Testing

/// A rule of mapping: the expected model for a document in any format.
struct Rule: Sendable, CustomTestStringConvertible {
  let name: String

  /// The document.
  let tree: AnyValue

  /// Whether the rule depends on kinds of scalars, which text formats do not distinguish.
  var needsKinds = false

  private let check: @Sendable (FormatUnderTest) throws -> Void

  var testDescription: String { name }

  /// Checks the rule in a format, unless the format cannot represent the document.
  func check(on format: FormatUnderTest) throws {
    guard format.holds(tree), !(needsKinds && format.mapping.traits.scalarsAreText) else { return }
    try check(format)
  }

  /// A document decodes to a model, which encodes to a document that decodes to the same model.
  ///
  /// - Parameters:
  ///   - name: The description of the rule.
  ///   - tree: The document.
  ///   - model: The model.
  ///   - written: The encoded document, if it differs.
  ///   - repairs: The resolutions in the report.
  static func reads<T: MappingDecodable & MappingEncodable & Equatable & Sendable>(
    _ name: String, _ tree: AnyValue, _ model: T, writes written: AnyValue? = nil,
    repairs: [String] = [], _ options: DecodingOptions = DecodingOptions(), needsKinds: Bool = false
  ) -> Rule {
    Rule(name: name, tree: tree, needsKinds: needsKinds) { format in
      let document = try format.document(tree)
      #expect(try format.mapping.decode(T.self, from: document, options) == model)
      let report = format.mapping.report(T.self, from: document, options)
      #expect(report.value == model)
      if !format.mapping.traits.scalarsAreText {
        #expect(report.issues.map { $0.resolution ?? "\($0)" } == repairs)
      }
      let expected = written ?? tree
      // A row has a field.
      if format.hasRows, expected == [:], (try? format.mapping.encode(model, .init())) == nil {
        return
      }
      let again = try format.mapping.encode(model, EncodingOptions())
      if !format.hasRows || format.holds(expected) {
        #expect(try format.tree(again) == format.tree(format.document(expected)))
      }
      #expect(try format.mapping.decode(T.self, from: again, DecodingOptions()) == model)
    }
  }

  /// A document is an error at a path.
  ///
  /// - Parameters:
  ///   - path: The path of the error.
  ///   - place: The path of the value at its location, if it differs, as for a missing key.
  static func fails<T: MappingDecodable & Sendable>(
    _ name: String, _ tree: AnyValue, _ type: T.Type, _ code: MappingError.Code, _ path: String,
    at place: String? = nil, _ options: DecodingOptions = DecodingOptions(),
    needsKinds: Bool = false
  ) -> Rule {
    Rule(name: name, tree: tree, needsKinds: needsKinds) { format in
      let document = try format.document(tree)
      let error = try #require(throws: MappingError.self) {
        try format.mapping.decode(type, from: document, options)
      }
      #expect(error.code == code)
      #expect(error.path.description == format.path(path))
      let offset = try #require(error.byteOffset)
      #expect((0...document.count).contains(offset))
      if format.isText {
        // The documents of failing rules are ASCII, so columns equal bytes.
        let before = document[..<offset]
        #expect(error.location?.line == before.count { $0 == UInt8(ascii: "\n") } + 1)
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        #expect(error.location?.column == offset - start + 1)
      }
      // The bytes at the location are those of the value, as in a document of its own.
      let value = try #require(tree[path: try MappingPath(parsing: place ?? path)])
      if format.valuesStandAlone, let alone = try? format.document(value),
        alone.count > format.headerLength, offset < document.count
      {
        #expect(document[offset] == alone[format.headerLength])
      }
      let report = format.mapping.report(type, from: document, options)
      #expect(report.errors.first?.code == code)
      #expect(report.errors.first?.byteOffset == offset)
    }
  }

  /// A report of a document lists every error and every repair with its location.
  ///
  /// - Parameters:
  ///   - model: The decoded model; nil if there is none.
  ///   - errors: The codes and the paths of the errors.
  ///   - repairs: The paths of repairs, where scalars have kinds.
  static func reports<T: MappingDecodable & Equatable & Sendable>(
    _ name: String, _ tree: AnyValue, _ model: T?,
    errors: [(code: MappingError.Code, path: String)] = [], repairs: [String] = [],
    _ options: DecodingOptions = DecodingOptions(), needsKinds: Bool = false
  ) -> Rule {
    Rule(name: name, tree: tree, needsKinds: needsKinds) { format in
      let document = try format.document(tree)
      let report = format.mapping.report(T.self, from: document, options)
      #expect(report.value == model)
      // Some formats define the order of keys.
      let found = report.errors.map { "\($0.code) at \($0.path)" }
      #expect(found.sorted() == errors.map { "\($0.code) at \(format.path($0.path))" }.sorted())
      let offsets = report.errors.map { $0.byteOffset ?? -1 }
      #expect(offsets.allSatisfy((0...document.count).contains))
      guard !format.mapping.traits.scalarsAreText else { return }
      let repaired = report.issues.filter { $0.severity == .repair }
      #expect(repaired.map(\.error.path.description).sorted() == repairs.map(format.path).sorted())
    }
  }

  /// A model encodes to a document with some options, and decodes to the same model.
  static func writes<T: MappingDecodable & MappingEncodable & Equatable & Sendable>(
    _ name: String, _ model: T, _ tree: AnyValue, _ writing: EncodingOptions,
    _ reading: DecodingOptions = DecodingOptions()
  ) -> Rule {
    Rule(name: name, tree: tree) { format in
      let document = try format.mapping.encode(model, writing)
      #expect(try format.tree(document) == format.tree(format.document(tree)))
      #expect(try format.mapping.decode(T.self, from: document, reading) == model)
    }
  }

  /// A document updates a model.
  static func updates<T: MappingDecodable & Equatable & Sendable>(
    _ name: String, _ model: T, _ tree: AnyValue, _ changed: T,
    _ options: DecodingOptions = DecodingOptions()
  ) -> Rule {
    Rule(name: name, tree: tree) { format in
      var updated = model
      try format.mapping.update(&updated, from: try format.document(tree), options)
      #expect(updated == changed)
    }
  }
}

extension Rule {
  /// A model survives a round trip without repairs.
  static func roundTrip<T: MappingDecodable & MappingEncodable & Equatable & Sendable>(
    _ name: String, _ model: T
  ) -> Rule {
    Rule(name: name, tree: (try? ValueMapper().encode(model)) ?? [:]) { format in
      let document = try format.mapping.encode(model, EncodingOptions())
      #expect(try format.mapping.decode(T.self, from: document, DecodingOptions()) == model)
      let report = format.mapping.report(T.self, from: document, DecodingOptions())
      #expect(report.value == model)
    }
  }
}
