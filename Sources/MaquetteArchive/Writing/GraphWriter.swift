import MaquetteCore

/// Encodes an object graph: each object once, in the order of first reference, without recursion
/// between objects.
struct GraphWriter {
  private let sink: GraphSink
  private let depth: Int

  init(_ options: EncodingOptions, _ types: [ArchivedType]) {
    sink = GraphSink(options, types)
    depth = options.depth
  }

  /// Encodes a value and all objects that it refers to.
  ///
  /// - Returns: The archive, without its checksums.
  func write(_ value: some MappingEncodable) throws(MappingError) -> [UInt8] {
    var packer = Packer(depth: depth)
    let tree = try sink.tree(of: value)
    try packer.pack(tree, isConditional: false, &sink.registry, &sink.queue)
    let root = packer.takePiece()
    var next = 0
    while next < sink.queue.archived.count {
      do throws(MappingError) {
        let (model, tree) = try sink.tree(of: sink.queue[sink.queue.archived[next]])
        try packer.packObject(tree, of: model, &sink.registry, &sink.queue)
      } catch {
        throw error.moved(into: ObjectGraph.path(next))
      }
      next += 1
    }
    return try packer.archive(of: root, sink.registry, sink.queue)
  }
}
