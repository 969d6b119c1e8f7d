import MaquetteCBOR
import MaquetteCore

/// A parsed archive: its shapes, objects and root, as unprocessed trees.
struct ArchiveDocument {
  /// The keys of objects, and their types.
  struct Shape {
    /// The names and versions of the type and of its superclasses, nearest first.
    var versions: [(name: String, version: Int)]

    /// An object with these keys and null values; nil if the value is not an object.
    var template: AnyValue.Object?
  }

  private(set) var shapes: [Shape] = []
  let rows: [AnyValue]
  let root: AnyValue

  /// Parses an archive.
  ///
  /// - Throws: The first error, with its location.
  init(
    _ file: Span<UInt8>, _ options: DecodingOptions, objectLimit: Int = .max
  ) throws(MappingError) {
    guard file.count <= options.limits.size else {
      throw MappingError(
        .sizeExceeded, at: options.limits.size,
        expected: "at most \(options.limits.size.counted("byte"))")
    }
    let archive = file.extracting(0..<(try ArchiveTrailer.check(file)))
    // A model takes an item more than a level, for its tag; the document is four levels deep.
    var parsing = options
    parsing.limits.depth = min(options.limits.depth, .max / 2 - 4) * 2 + 4
    var reading = ParsingContext(options: parsing)
    typealias Part = ArchiveLayout.Part
    let tree = try CBORFormat().parse(
      archive, &reading, limiting: Part.objects, to: objectLimit, "object")
    guard case .array(let parts) = tree, parts.count == Part.count,
      parts[Part.name].string == ArchiveLayout.name
    else {
      throw MappingError(.typeMismatch, at: 0, expected: "a Maquette archive")
    }
    guard let version: Int = parts[Part.version].number?.exactly(), version > 0 else {
      throw Self.wrong([Part.version], "the version of a layout", parts[Part.version])
    }
    guard version == ArchiveLayout.version else {
      throw MappingError(
        .newerVersion, at: MappingPath([.index(Part.version)]),
        expected: "archive layout \(ArchiveLayout.version)", found: "\(version)")
    }
    guard case .array(let rows) = parts[Part.objects] else {
      throw Self.wrong([Part.objects], "a list of objects", parts[Part.objects])
    }
    (self.rows, root) = (rows, parts[Part.root])
    guard case .array(let shapes) = parts[Part.shapes] else {
      throw Self.wrong([Part.shapes], "a list of shapes", parts[Part.shapes])
    }
    for (index, shape) in shapes.enumerated() {
      self.shapes.append(try Self.shape(shape, at: [Part.shapes, index]))
    }
  }

  private static func shape(_ value: AnyValue, at path: [Int]) throws(MappingError) -> Shape {
    guard case .array(let parts) = value, parts.count == 2, case .array(let types) = parts[0],
      !types.isEmpty, types.count.isMultiple(of: 2)
    else { throw wrong(path, "a shape: names with versions, and keys", value) }
    var versions: [(String, Int)] = []
    for index in stride(from: 0, to: types.count, by: 2) {
      guard let name = types[index].string,
        let version: Int = types[index + 1].number?.exactly(), version >= 0
      else { throw wrong(path + [0, index], "a name and a version", types[index]) }
      versions.append((name, version))
    }
    if parts[1].isNull { return Shape(versions: versions, template: nil) }
    guard case .array(let keys) = parts[1] else { throw wrong(path + [1], "keys", parts[1]) }
    var template = AnyValue.Object()
    for (index, key) in keys.enumerated() {
      guard let key = key.string, template[key] == nil else {
        throw wrong(path + [1, index], "a key that the shape does not have yet", key)
      }
      template.append(AnyValue.Object.Member(key: key, value: .null))
    }
    return Shape(versions: versions, template: template)
  }

  static func wrong(_ path: [Int], _ expected: String, _ found: AnyValue) -> MappingError {
    MappingError(
      .typeMismatch, at: MappingPath(path.map { .index($0) }), expected: expected,
      found: found.kind.phrase)
  }
}
