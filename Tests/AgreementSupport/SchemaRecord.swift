public import Foundation
public import Maquette
import MaquetteSchema

/// Schemas that tests made, with documents and what our validator says of them, in a file for another
/// validator.
///
/// `Scripts/check-schemas.sh` names a folder by `MAQUETTE_SCHEMAS`. The meta-schemas are in its folder
/// `metaschemas`, and each line of its file `schemas.jsonl` has a schema and its documents.
public struct SchemaRecord: Sendable {
  /// The record of this run; nil if nobody asks for one.
  public static let current = ProcessInfo.processInfo.environment["MAQUETTE_SCHEMAS"].map {
    SchemaRecord(folder: URL(fileURLWithPath: $0))
  }

  // Tests run beside each other.
  private static let lock = NSLock()
  private nonisolated(unsafe) static var judged: Set<AnyValue> = []

  private let folder: URL
  private let metaschema: Result<SchemaValidator, any Error>

  private init(folder: URL) {
    self.folder = folder
    let metaschemas = MetaSchemas(folder: folder.appendingPathComponent("metaschemas"))
    metaschema = Result {
      try SchemaValidator(
        metaschemas[MetaSchemas.address] ?? false, resolving: { metaschemas[$0] })
    }
  }

  /// Adds a schema to the file.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - documents: Documents that satisfy it or not.
  /// - Returns: What is wrong with the schema, by the meta-schema.
  public func add(_ schema: AnyValue, _ documents: [AnyValue] = []) throws -> [MappingError] {
    let validator = try SchemaValidator(schema)
    let line: AnyValue = [
      "schema": schema,
      "documents": .array(
        documents.map { ["document": $0, "isValid": .bool(validator.isValid($0))] }),
    ]
    let data = Data((try line.jsonString() + "\n").utf8)
    let isNew = try Self.lock.withLock {
      let handle = try FileHandle(forWritingTo: folder.appendingPathComponent("schemas.jsonl"))
      try handle.seekToEnd()
      try handle.write(contentsOf: data)
      try handle.close()
      return Self.judged.insert(schema).inserted
    }
    return isNew ? try metaschema.get().errors(in: schema) : []
  }
}

/// The meta-schemas of the dialect 2020-12, in a folder: a file for each with the name that ends its
/// address.
public struct MetaSchemas: Sendable {
  /// The address of the one that contains the others.
  public static let address = "https://json-schema.org/draft/2020-12/schema"

  private let folder: URL

  /// Names the folder.
  public init(folder: URL) { self.folder = folder }

  /// The schema at an address; nil if it is none of these.
  public subscript(address: String) -> AnyValue? {
    let start = "https://json-schema.org/draft/2020-12/"
    guard address.hasPrefix(start),
      let text = try? String(
        contentsOf: folder.appendingPathComponent(String(address.dropFirst(start.count))),
        encoding: .utf8)
    else { return nil }
    return try? JSONMapper().decode(AnyValue.self, from: text)
  }
}
