import Foundation
import Maquette

@testable import SculptCore

/// The files from which the code beside these tests was written.
enum Fixtures {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: package.appending(path: "Fixtures/\(name)")))
  }

  /// The documents of samples.
  static func documents(of name: String) throws -> [Data] {
    let data = Data(try bytes(of: name))
    guard name.hasSuffix(".ndjson") else { return [data] }
    return data.split(separator: 0x0A).map { Data($0) }
  }

  /// The types of samples, or of a schema.
  static func model(of name: String, by rules: InferenceRules) throws -> TypeModel {
    let source = SampleSource.bytes(try bytes(of: name), name: name)
    if name.contains(".schema.") {
      return SchemaInference.model(of: try SchemaDocument(source), by: rules).model
    }
    if name.contains(".openapi.") {
      // One schema, so that all types have names of their own in one module.
      var rules = rules
      rules.names[SamplePath(definition: "Owner")] = rules.rootName
      return try SchemaInference.model(
        ofComponents: try SchemaDocument(source), only: ["Owner"], by: rules
      ).model
    }
    var reader = SampleReader()
    try reader.read(source)
    return Inference.model(of: reader.shape, by: rules)
  }
}
