import MaquetteCBOR
import MaquetteCore
import MaquetteFormats

/// Writes trees as items of an archive: models by position, references by the indices of their
/// objects.
struct Packer: ~Copyable {
  private let depthLimit: Int
  private var depth: TreeDepth
  private var printer: CBORPrinter
  private var shapes = ShapeTable()

  /// The positions of references that are written only if their objects are archived in the end.
  private var open: [OpenReference] = []

  /// A reference that is not written yet.
  struct OpenReference {
    var offset: Int
    var number: Int
  }

  /// Bytes that are written, with references that are still open.
  struct Piece {
    var bytes: [UInt8]
    var open: [OpenReference]
  }

  init(depth: Int) {
    depthLimit = depth
    self.depth = TreeDepth(limit: depth)
    printer = CBORPrinter(CBORFormat(), depth: depth)
  }

  /// Returns the bytes written so far.
  mutating func takePiece() -> Piece {
    var written = CBORPrinter(CBORFormat(), depth: depthLimit)
    swap(&written, &printer)
    defer { open = [] }
    return Piece(bytes: written.take(), open: open)
  }

  /// Writes an object as a row of the table.
  mutating func packObject(
    _ value: AnyValue, of model: Int, _ registry: inout ModelRegistry, _ queue: inout ObjectQueue
  ) throws(MappingError) {
    if case .tagged(let tagged) = value, tagged.tag == registry.tags[model],
      case .object(let object) = tagged.value
    {
      return try packRow(object, of: model, &registry, &queue)
    }
    _ = try registry.write(model)
    printer.writeHead(4, 2)
    printer.writeHead(0, UInt64(shapes.number(of: model, nil)))
    try pack(value, isConditional: false, &registry, &queue)
  }

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isConditional: Whether references are written only if something else archives their
  ///     objects.
  mutating func pack(
    _ value: AnyValue, isConditional: Bool, _ registry: inout ModelRegistry,
    _ queue: inout ObjectQueue
  ) throws(MappingError) {
    switch value {
    case .array(let elements):
      try depth.enter()
      printer.writeHead(4, UInt64(elements.count))
      for (index, element) in elements.enumerated() {
        do throws(MappingError) {
          try pack(element, isConditional: isConditional, &registry, &queue)
        } catch {
          throw error.below(.index(index))
        }
      }
      depth.leave()
    case .object(let object):
      try depth.enter()
      printer.writeHead(5, UInt64(object.count))
      for member in object {
        printer.write(member.key)
        try packMember(member, isConditional, &registry, &queue)
      }
      depth.leave()
    case .tagged(let tagged):
      try depth.enter()
      try pack(tagged, isConditional, &registry, &queue)
      depth.leave()
    default: try printer.write(value)
    }
  }

  private mutating func packMember(
    _ member: AnyValue.Object.Member, _ isConditional: Bool, _ registry: inout ModelRegistry,
    _ queue: inout ObjectQueue
  ) throws(MappingError) {
    do throws(MappingError) {
      try pack(member.value, isConditional: isConditional, &registry, &queue)
    } catch {
      throw error.below(.key(member.key))
    }
  }

  private mutating func pack(
    _ tagged: TaggedValue, _ isConditional: Bool, _ registry: inout ModelRegistry,
    _ queue: inout ObjectQueue
  ) throws(MappingError) {
    guard tagged.tag.format == ArchiveLayout.writing else {
      if let number = tagged.tag.cborNumber {
        // Decoding would take it for one of the archive's own tags.
        guard number != ArchiveLayout.referenceNumber, number != ArchiveLayout.modelNumber else {
          throw MappingError(
            .unencodable, expected: "a tag that archives do not use", found: "tag \(number)")
        }
        printer.writeHead(6, number)
      }
      return try pack(tagged.value, isConditional: isConditional, &registry, &queue)
    }
    if tagged.tag == ArchiveLayout.conditional {
      return try pack(tagged.value, isConditional: true, &registry, &queue)
    }
    if let model = Int(tagged.tag.name) {
      // A hook may have replaced the object by another value.
      guard case .object(let object) = tagged.value else {
        return try pack(tagged.value, isConditional: isConditional, &registry, &queue)
      }
      printer.writeHead(6, ArchiveLayout.modelNumber)
      return try packRow(object, of: model, isConditional: isConditional, &registry, &queue)
    }
    guard let number: Int = tagged.value.number?.exactly() else { return }
    if isConditional {
      open.append(.init(offset: printer.count, number: number))
    } else {
      printer.writeHead(6, ArchiveLayout.referenceNumber)
      printer.writeHead(0, UInt64(queue.archive(number)))
    }
  }

  /// Writes the number of a shape and the values of an object.
  mutating func packRow(
    _ object: AnyValue.Object, of model: Int, isConditional: Bool = false,
    _ registry: inout ModelRegistry, _ queue: inout ObjectQueue
  ) throws(MappingError) {
    let type = try registry.write(model)
    var object = object
    if !type.isPlain { type.rearrange(&object) }
    printer.writeHead(4, UInt64(object.count + 1))
    printer.writeHead(0, UInt64(shapes.number(of: model, object)))
    for member in object {
      try packMember(member, isConditional, &registry, &queue)
    }
  }
}

// MARK: - The archive

extension Packer {
  /// The whole archive, without its checksums.
  ///
  /// - Parameter root: The piece of the root.
  consuming func archive(
    of root: Piece, _ registry: ModelRegistry, _ queue: ObjectQueue
  ) throws(MappingError) -> [UInt8] {
    var head = CBORPrinter(CBORFormat(), depth: 8)
    head.writeHead(6, 55799)
    head.writeHead(4, UInt64(ArchiveLayout.Part.count))
    head.write(ArchiveLayout.name)
    head.writeHead(0, UInt64(ArchiveLayout.version))
    try head.write(shapes.described(by: registry))
    head.writeHead(4, UInt64(queue.archived.count))
    var result = head.take()
    let objects = takePiece()
    result.reserveCapacity(result.count + objects.bytes.count + root.bytes.count + 1024)
    objects.append(to: &result, queue)
    root.append(to: &result, queue)
    return result
  }
}

extension ShapeTable {
  /// The table as an archive has it.
  fileprivate func described(by registry: ModelRegistry) -> AnyValue {
    .array(
      shapes.map { shape in
        let types = registry.models[shape.model].versions.flatMap { type -> [AnyValue] in
          [.string(type.name), .number(AnyValue.Number(type.version))]
        }
        let keys = shape.keys.map { AnyValue.array($0.map { .string($0) }) } ?? .null
        return .array([.array(types), keys])
      })
  }
}

extension Packer.Piece {
  /// Appends the piece, with a reference or null at each open position.
  fileprivate func append(to result: inout [UInt8], _ queue: ObjectQueue) {
    var start = 0
    for reference in open {
      result += bytes[start..<reference.offset]
      start = reference.offset
      var printer = CBORPrinter(CBORFormat(), depth: 1)
      if let place = queue.place(of: reference.number) {
        printer.writeHead(6, ArchiveLayout.referenceNumber)
        printer.writeHead(0, UInt64(place))
      } else {
        printer.writeHead(7, 22)
      }
      result += printer.take()
    }
    result += bytes[start...]
  }
}
