import Maquette

/// Documents of the kinds that applications meet; each file adds its own.
///
/// A workload is a shape whose documents come from a seed. Its models have no other description: a
/// decoded model is right if its encoding has the content of the document.
public enum Workloads {
  /// The number of small documents, each decoded by a call of its own.
  static var smallCount: Int { 16 }

  /// A workload of one large document.
  static func large<Model: Mappable & SendableMetatype>(
    _ name: String, _ model: Model.Type, hasSets: Bool = false,
    _ document: @escaping @Sendable (inout Content) -> String
  ) -> Workload<Model> {
    make(name, model, count: 1, hasSets: hasSets) { content in
      let text = document(&content)
      return (text, text)
    }
  }

  /// A workload of small documents.
  static func small<Model: Mappable & SendableMetatype>(
    _ name: String, _ model: Model.Type, _ document: @escaping @Sendable (inout Content) -> String
  ) -> Workload<Model> {
    make(name, model, count: smallCount, hasSets: false) { content in
      let text = document(&content)
      return (text, text)
    }
  }

  /// A workload whose models do not keep everything; the function also returns what they write.
  static func partial<Model: Mappable & SendableMetatype>(
    _ name: String, _ model: Model.Type,
    _ document: @escaping @Sendable (inout Content) -> (read: String, written: String)
  ) -> Workload<Model> {
    make(name, model, count: 1, hasSets: false, document)
  }

  private static func make<Model: Mappable & SendableMetatype>(
    _ name: String, _ model: Model.Type, count: Int, hasSets: Bool,
    _ document: @escaping @Sendable (inout Content) -> (read: String, written: String)
  ) -> Workload<Model> {
    Workload(name: name, count: count, hasSets: hasSets, document: document)
  }
}

/// A workload whose documents are made when they are needed.
///
/// A process that measures one workload makes no documents of others: they would stay in its memory.
public struct Workload<Model: Mappable & SendableMetatype>: Sendable {
  /// The name of its documents and rows.
  public let name: String

  let count: Int
  let hasSets: Bool
  let document: @Sendable (inout Content) -> (read: String, written: String)

  /// Makes the documents.
  public func shape() -> Shape<Model> {
    var content = Content(seed: name)
    let pairs = (0..<count).map { _ in document(&content) }
    return Shape(
      name, documents: pairs.map(\.read), written: pairs.map(\.written), hasSets: hasSets)
  }
}

extension Shape {
  /// Creates a shape whose models are those that the documents describe.
  fileprivate init(_ name: String, documents: [String], written: [String], hasSets: Bool) {
    self.name = name
    self.documents = documents
    self.written = written
    self.hasSets = hasSets
    models = { try documents.map { try Model(json: $0) } }
    isSame = { left, right in
      guard let left = try? AnyValue(json: left.jsonBytes()),
        let right = try? AnyValue(json: right.jsonBytes())
      else { return false }
      return left == right || hasSets && left.inOrder == right.inOrder
    }
  }
}
