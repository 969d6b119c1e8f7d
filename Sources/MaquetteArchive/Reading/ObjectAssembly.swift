package import MaquetteCore

/// Makes objects that refer to each other, of trees that some other store than an archive has.
package struct ObjectAssembly {
  private let graph: ObjectGraph
  private var reader: GraphReader

  /// What stands in a tree for an object.
  ///
  /// - Parameter number: The number of the object among all.
  package static func reference(to number: Int) -> AnyValue {
    .tagged(TaggedValue(ArchiveLayout.reference, .number(AnyValue.Number(number))))
  }

  /// Makes the objects.
  ///
  /// - Parameters:
  ///   - objects: The class of each object, and its tree.
  ///   - chainLimit: How many objects may refer to each other one after the other.
  ///   - options: How trees are read.
  /// - Throws: What could not be read, and objects on a cycle that cannot be made one after the other.
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

  /// Reads a value whose tree refers to the objects.
  package mutating func read<T: MappingDecodable>(
    _ type: T.Type, from tree: AnyValue
  ) throws(MappingError) -> T { try reader.read(type, from: tree) }
}
