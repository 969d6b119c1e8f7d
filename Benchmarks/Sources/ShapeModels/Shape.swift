import Maquette

/// A kind of model: what it is read from, what it then is, and what it is written as.
public struct Shape<Model: Mappable & SendableMetatype>: Sendable {
  /// The name of its documents and rows, as `flattened-struct`; the peer uses the same.
  public let name: String

  /// The documents, one for each sample.
  public let documents: [String]

  /// What the models are written as; dictionaries and sets may write it in another order.
  public let written: [String]

  /// The models that the documents say.
  public let models: @Sendable () throws -> [Model]

  /// Whether arrays are written in any order.
  let hasSets: Bool

  /// Whether two models are the same.
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

/// A model that is not what its document says.
public struct WrongModel: Error, CustomStringConvertible {
  public let description: String

  public init(description: String) { self.description = description }
}

extension Shape {
  /// Fails unless there is a model for each document, and it is what the document says.
  public func check(_ models: [Model], _ way: String) throws {
    let expected = try self.models()
    guard models.count == expected.count else { throw WrongModel(description: "\(name): \(way)") }
    for (model, expected) in zip(models, expected) where !isSame(model, expected) {
      throw WrongModel(description: "\(name): \(way) made \(model), expected \(expected)")
    }
  }

  /// Fails unless the models were written as they should; dictionaries and sets have no order.
  public func check(_ trees: [AnyValue], _ way: String) throws {
    for (tree, text) in zip(trees, written) {
      // A tree may hold moments and bytes, which text does not know.
      let (tree, expected) = try (AnyValue(json: tree.jsonBytes()), AnyValue(json: text))
      guard tree == expected || hasSets && tree.inOrder == expected.inOrder else {
        throw WrongModel(description: "\(name): \(way) made \(tree), expected \(text)")
      }
    }
  }
}

extension AnyValue {
  /// The same with the elements of arrays in one order.
  fileprivate var inOrder: AnyValue {
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
