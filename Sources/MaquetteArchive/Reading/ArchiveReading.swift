import MaquetteCBOR
import MaquetteCore

/// Decodes one archive: parses it, creates its objects, and then the root value.
struct ArchiveReading {
  private let options: ArchiveMapper.Options
  private let reading: DecodingOptions
  private let isReporting: Bool

  /// All issues of the report.
  private(set) var issues: [MappingIssue] = []

  /// The document with the objects and the root, to find the offsets of errors.
  private var document: ArchiveDocument?

  init(_ options: ArchiveMapper.Options, isReporting: Bool) {
    self.options = options
    self.isReporting = isReporting
    var reading = options.decodingOptions
    // Without a report unknown keys have no effect, and finding them takes time.
    if !isReporting, reading.unknownKeys == .report { reading.unknownKeys = .ignore }
    self.reading = reading
  }

  /// Decodes a value.
  ///
  /// - Returns: The value; with a report, nil if it is incomplete.
  mutating func read<T: MappingDecodable>(
    _ type: T.Type, from file: Span<UInt8>
  ) throws(MappingError) -> T? {
    do throws(MappingError) {
      let value = try read(type, file)
      place(in: file)
      return value
    } catch {
      throw placed(error, in: file).namingDepth
    }
  }

  private mutating func read<T: MappingDecodable>(
    _ type: T.Type, _ file: Span<UInt8>
  ) throws(MappingError) -> T? {
    let document = try ArchiveDocument(file, reading, objectLimit: options.objectLimit)
    self.document = document
    let types = DeclaredTypes(reading: type, options.types, options.migrations)
    var unpacker = Unpacker(document, types, reading)
    let rows = try rows(of: document, types, &unpacker)
    let root = try unpacker.tree(document.root)
    note(unpacker.takeNotes(), at: MappingPath())
    let graph = ObjectGraph(rows, types)
    try requireUse(of: rows, by: root)
    var reader = GraphReader(reading, objects: graph)
    issues += try graph.make(
      by: &reader, chainLimit: options.chainLimit, isReporting: isReporting,
      issueLimit: reading.limits.issues)
    guard isReporting else { return try reader.read(type, from: root) }
    let report = reader.report(type, from: root)
    issues += report.issues
    return report.value
  }

  /// The objects of the table, not created yet.
  private mutating func rows(
    of document: ArchiveDocument, _ types: DeclaredTypes, _ unpacker: inout Unpacker
  ) throws(MappingError) -> [ObjectRow] {
    var rows: [ObjectRow] = []
    rows.reserveCapacity(document.rows.count)
    for (index, row) in document.rows.enumerated() {
      do throws(MappingError) {
        let (shape, tree) = try unpacker.object(row)
        let name = document.shapes[shape].versions[0].name
        let model = try types.model(named: name)
        rows.append(ObjectRow(named: name, model?.isClass == true ? model : nil, tree))
      } catch {
        throw error.moved(into: ObjectGraph.path(index))
      }
      note(unpacker.takeNotes(), at: ObjectGraph.path(index))
    }
    return rows
  }

  /// Checks that every object is referenced; `ArchiveMapper` writes no others.
  private func requireUse(of rows: [ObjectRow], by root: AnyValue) throws(MappingError) {
    guard !options.allowsUnusedObjects else { return }
    var isUsed = [Bool](repeating: false, count: rows.count)
    var waiting = root.references
    while let next = waiting.popLast() {
      guard !isUsed[next] else { continue }
      isUsed[next] = true
      waiting += rows[next].references
    }
    guard let unused = isUsed.firstIndex(of: false) else { return }
    throw MappingError(
      .invalidValue, at: ObjectGraph.path(unused), expected: "an object that another one refers to",
      found: "an object of " + rows[unused].name.abbreviated + " that none refers to")
  }

  // MARK: Reports and places

  private mutating func note(
    _ notes: [(path: [MappingPath.Step], note: ArchiveMigration.Note)], at path: MappingPath
  ) {
    guard isReporting else { return }
    for (steps, note) in notes where issues.count < reading.limits.issues {
      let place = MappingPath(path.steps + steps + [.key(note.key)])
      issues.append(
        MappingIssue(
          severity: .repair, error: MappingError(note.code, at: place), resolution: note.resolution)
      )
    }
  }

  /// Finds the offsets of all issues.
  private mutating func place(in file: Span<UInt8>) {
    guard !issues.isEmpty, let document else { return }
    let offsets = CBORFormat().offsets(
      of: issues.map { document.place(of: $0.path) }, in: file)
    for (index, offset) in offsets.enumerated() {
      issues[index].error = issues[index].error.at(byteOffset: offset)
    }
  }

  private func placed(_ error: MappingError, in file: Span<UInt8>) -> MappingError {
    guard error.byteOffset == nil else { return error }
    let place = document?.place(of: error.path) ?? error.path
    guard case .index? = place.steps.first else { return error }
    return error.at(byteOffset: CBORFormat().offsets(of: [place], in: file)[0])
  }
}

extension ArchiveDocument {
  /// The path through the items of the archive for a path through its models.
  fileprivate func place(of path: MappingPath) -> MappingPath {
    var steps = path.steps[...]
    var place: [MappingPath.Step]
    var item: AnyValue
    if steps.count >= 2, case .key("objects") = steps[steps.startIndex],
      case .index(let row) = steps[steps.startIndex + 1], rows.indices.contains(row)
    {
      (place, item) = ([.index(ArchiveLayout.Part.objects), .index(row)], rows[row])
      steps = steps.dropFirst(2)
      descend(&place, &item, steps, asRow: true)
    } else {
      (place, item) = ([.index(ArchiveLayout.Part.root)], root)
      descend(&place, &item, steps, asRow: false)
    }
    return MappingPath(place)
  }

  private func descend(
    _ place: inout [MappingPath.Step], _ item: inout AnyValue,
    _ steps: ArraySlice<MappingPath.Step>,
    asRow: Bool
  ) {
    var isRow = asRow
    for step in steps {
      if case .tagged(let tagged) = item, tagged.tag == ArchiveLayout.model { isRow = true }
      switch (step, item.untagged) {
      case (.key(let key), .array(let values)) where isRow:
        guard let shape: Int = values.first?.number?.exactly(), shapes.indices.contains(shape),
          let position = shapes[shape].template?.position(of: key),
          values.indices.contains(position + 1)
        else { return }
        place.append(.index(position + 1))
        item = values[position + 1]
      case (.key(let key), .object(let object)):
        guard let inner = object[key] else { return }
        place.append(.key(key))
        item = inner
      case (.index(let index), .array(let values)) where values.indices.contains(index):
        place.append(.index(index))
        item = values[index]
      default: return
      }
      isRow = false
    }
  }
}

extension MappingError {
  /// Returns the error with a byte offset, unless it has one.
  fileprivate func at(byteOffset offset: Int?) -> MappingError {
    guard let offset, byteOffset == nil else { return self }
    var contents = contents
    contents.byteOffset = offset
    return MappingError(contents)
  }
}
