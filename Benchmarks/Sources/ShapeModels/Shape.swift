import Maquette

/// A kind of model: its documents, the expected models, and their expected encodings.
public struct Shape<Model: Mappable & SendableMetatype>: Sendable {
  /// The name of its documents and rows, such as `flattened-struct`; the peer uses the same.
  public let name: String

  /// The documents, one for each sample.
  public let documents: [String]

  /// The expected encodings; dictionaries and sets may have another order.
  public let written: [String]

  /// The expected models.
  public let models: @Sendable () throws -> [Model]

  /// Whether arrays are written in any order.
  let hasSets: Bool

  /// Whether two models are equal.
  let isSame: @Sendable (Model, Model) -> Bool

  init(
    _ name: String, _ model: @escaping @Sendable (Sample) throws -> Model,
    from document: (Sample) -> String, writtenAs written: ((Sample) -> String)? = nil,
    hasSets: Bool = false, by isSame: @escaping @Sendable (Model, Model) -> Bool
  ) {
    self.name = name
    documents = Sample.all.map(document)
    self.written = written.map(Sample.all.map) ?? documents
    models = { try Sample.all.map(model) }
    self.hasSets = hasSets
    self.isSame = isSame
  }

  init(
    _ name: String, _ model: @escaping @Sendable (Sample) throws -> Model,
    from document: (Sample) -> String, writtenAs written: ((Sample) -> String)? = nil,
    hasSets: Bool = false
  ) where Model: Equatable {
    self.init(name, model, from: document, writtenAs: written, hasSets: hasSets, by: ==)
  }
}

/// An error for a model that does not match its document.
public struct WrongModel: Error, CustomStringConvertible {
  public let description: String

  public init(description: String) { self.description = description }
}

extension Shape {
  /// Fails unless there is a model for each document, and each matches it.
  public func check(_ models: [Model], _ way: String) throws {
    let expected = try self.models()
    guard models.count == expected.count else { throw WrongModel(description: "\(name): \(way)") }
    for (model, expected) in zip(models, expected) where !isSame(model, expected) {
      throw WrongModel(description: "\(name): \(way) made \(model), expected \(expected)")
    }
  }

  /// Fails unless the encoded models are as expected, regardless of the order in dictionaries and
  /// sets.
  public func check(_ trees: [AnyValue], _ way: String) throws {
    for (tree, text) in zip(trees, written) {
      // A tree may contain dates and bytes, which text cannot represent.
      let (tree, expected) = try (AnyValue(json: tree.jsonBytes()), AnyValue(json: text))
      guard tree == expected || hasSets && tree.inOrder == expected.inOrder else {
        throw WrongModel(description: "\(name): \(way) made \(tree), expected \(text)")
      }
    }
  }
}

extension AnyValue {
  /// The same with the elements of arrays sorted.
  var inOrder: AnyValue {
    switch self {
    case .array(let elements):
      .array(elements.map(\.inOrder).sorted { "\($0)" < "\($1)" })
    case .object(let members):
      .object(
        AnyValue.Object(
          members.map { AnyValue.Object.Member(key: $0.key, value: $0.value.inOrder) }))
    default: self
    }
  }
}
