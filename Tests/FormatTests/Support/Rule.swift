import MaquetteCore
import Testing

/// One rule of mapping: what a document is as a model, in whatever format it comes.
struct Rule: Sendable, CustomTestStringConvertible {
  let name: String

  /// The document.
  let tree: AnyValue

  /// Whether the rule is about kinds of scalars, which formats that have text alone do not tell apart.
  var needsKinds = false

  private let check: @Sendable (FormatUnderTest) throws -> Void

  var testDescription: String { name }

  /// Tries the rule on a format, unless the format cannot have the document.
  func check(on format: FormatUnderTest) throws {
    guard format.holds(tree), !(needsKinds && format.mapping.traits.scalarsAreText) else { return }
    try check(format)
  }

  /// A document is a model, and the model is written as a document that is the model again.
  ///
  /// - Parameters:
  ///   - name: What the rule says.
  ///   - tree: The document.
  ///   - model: The model.
  ///   - written: The document that is written, if it is another.
  ///   - repairs: The remedies that a report tells.
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

  /// A document is an error at a place.
  ///
  /// - Parameters:
  ///   - path: The path that the error tells.
  ///   - place: The path of the value that it is at, if that is another: of what lacks a key.
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
      // The bytes there are those of the value, as a document of its own has them.
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

  /// A model is changed by a document.
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
  /// A model is itself when it was written and read, and nothing had to be repaired.
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
