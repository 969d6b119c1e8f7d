public import MaquetteCore
import MaquetteMappings

extension JSONPatch: Mappable {
  /// Reads the array of a patch.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try Self.read(from: &reader)
  }

  /// Reads the array of a patch.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try Self.read(from: &reader)
  }

  /// Writes the array of the patch.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(.array(operations.map { $0.value }))
  }

  /// Writes the array of the patch.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    writer.writeValue(.array(operations.map { $0.value }))
  }

  private static func read<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> JSONPatch {
    var operations: [Operation] = []
    try reader.readElements { (reader: inout R) throws(ReadFailure) in
      let start = reader.mark()
      let tree = try reader.readValue()
      do throws(MappingError) {
        operations.append(try Operation(tree))
      } catch {
        throw reader.failure(error, at: start)
      }
    }
    return JSONPatch(operations)
  }
}

extension JSONPatch.Operation {
  /// The names of the operations.
  private static let names = "add, remove, replace, move, copy or test"

  /// Creates an operation from its object, and ignores unknown members.
  fileprivate init(_ tree: AnyValue) throws(MappingError) {
    guard tree.object != nil else {
      throw MappingError(.typeMismatch, expected: "an object")
    }
    func pointer(_ key: String) throws(MappingError) -> JSONPointer {
      guard let text = tree[key].string else {
        throw MappingError(.missingKey, expected: "a JSON pointer for \(key)")
      }
      return try JSONPointer(text)
    }
    func value() throws(MappingError) -> AnyValue {
      guard let value = tree.object?["value"] else {
        throw MappingError(.missingKey, expected: "a value")
      }
      return value
    }
    let path = try pointer("path")
    switch tree["op"].string {
    case "add": self = .add(path, try value())
    case "remove": self = .remove(path)
    case "replace": self = .replace(path, try value())
    case "move": self = .move(from: try pointer("from"), to: path)
    case "copy": self = .copy(from: try pointer("from"), to: path)
    case "test": self = .test(path, try value())
    default:
      throw MappingError(
        .unknownCase, expected: "an operation (\(Self.names))",
        found: tree["op"].shown(hidesValue: false))
    }
  }

  /// The operation as a tree.
  fileprivate var value: AnyValue {
    func object(_ name: String, _ path: JSONPointer, _ more: (String, AnyValue)? = nil) -> AnyValue
    {
      var object: AnyValue.Object = ["op": .string(name), "path": .string(path.description)]
      if let more { object[more.0] = more.1 }
      return .object(object)
    }
    return switch self {
    case .add(let path, let value): object("add", path, ("value", value))
    case .remove(let path): object("remove", path)
    case .replace(let path, let value): object("replace", path, ("value", value))
    case .move(let from, let to): object("move", to, ("from", .string(from.description)))
    case .copy(let from, let to): object("copy", to, ("from", .string(from.description)))
    case .test(let path, let value): object("test", path, ("value", value))
    }
  }
}
