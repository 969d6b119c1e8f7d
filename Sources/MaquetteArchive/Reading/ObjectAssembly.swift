package import MaquetteCore

/// Creates objects that refer to each other from trees of another store than an archive.
package struct ObjectAssembly {
  private let graph: ObjectGraph
  private var reader: GraphReader

  /// The tree of a reference to an object.
  ///
  /// - Parameter number: The index of the object.
  package static func reference(to number: Int) -> AnyValue {
    .tagged(TaggedValue(.objectReference, .number(AnyValue.Number(number))))
  }

  /// Creates the objects.
  ///
  /// - Parameters:
  ///   - objects: The class and the tree of each object.
  ///   - chainLimit: The maximum length of a chain of objects that refer to each other.
  ///   - options: The decoding options.
  /// - Throws: Errors of decoding, and an error for a cycle of objects none of which can be created
  ///   first.
  package init(
    _ objects: [(type: any SchemaProviding.Type, tree: AnyValue)], chainLimit: Int,
    _ options: DecodingOptions
  ) throws(MappingError) {
    let names = ModelNames([])
    var models: [ObjectIdentifier: ArchivedModel] = [:]
    let rows = objects.map { object in
      let key = ObjectIdentifier(object.type)
      let model = models[key] ?? ArchivedModel(object.type, named: nil, names)
      models[key] = model
      return ObjectRow(named: model.name, model, object.tree)
    }
    graph = ObjectGraph(rows, DeclaredTypes(reading: Never.self, [], []))
    reader = GraphReader(options, objects: graph)
    _ = try graph.make(
      by: &reader, chainLimit: chainLimit, isReporting: false, issueLimit: 0)
  }

  /// Decodes a value whose tree refers to the objects.
  package mutating func read<T: MappingDecodable>(
    _ type: T.Type, from tree: AnyValue
  ) throws(MappingError) -> T { try reader.read(type, from: tree) }
}
