import MaquetteCore
import MaquettePropertyList

/// Decodes one keyed archive: converts its objects to trees, and then to models.
struct KeyedReading {
  private let options: ArchiveMapper.Options

  init(_ options: ArchiveMapper.Options) { self.options = options }

  func read<T: MappingDecodable>(
    _ type: T.Type, from source: Span<UInt8>, key: String
  ) throws(MappingError) -> T {
    let limit = options.decoding.limits.size
    guard source.count <= limit else {
      throw MappingError(.sizeExceeded, at: limit, expected: "at most \(limit.counted("byte"))")
    }
    let list = try KeyedPropertyList.parse(source, options.decoding)
    guard case .object(let members) = list, members["$archiver"]?.string == "NSKeyedArchiver",
      case .array(let objects)? = members["$objects"], case .object(let top)? = members["$top"]
    else { throw MappingError(.typeMismatch, expected: "a keyed archive") }
    guard objects.count <= options.objectLimit else {
      throw MappingError(
        .tooManyElements, at: MappingPath([.key("$objects")]),
        expected: "at most \(options.objectLimit.counted("object"))", found: "\(objects.count)")
    }
    guard let root = top[key] else {
      throw MappingError(.missingKey, at: MappingPath([.key("$top"), .key(key)]))
    }
    let types = DeclaredTypes(reading: type, options.types, options.migrations)
    var table = KeyedTable(objects, types, options.decoding.limits)
    let tree = try table.value(root)
    let graph = ObjectGraph(try table.allRows(), types)
    var reading = options.decodingOptions
    if reading.unknownKeys == .report { reading.unknownKeys = .ignore }
    var reader = GraphReader(reading, objects: graph)
    _ = try graph.make(
      by: &reader, chainLimit: options.chainLimit, isReporting: false, issueLimit: 0)
    return try reader.read(type, from: tree)
  }
}
