import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the conformances of an enum, which call the one body for each direction.
struct EnumConformances {
  private let model: TypeModel
  private let missing: MissingConformances
  private let member: String

  init(_ model: TypeModel, _ missing: MissingConformances) {
    self.model = model
    self.missing = missing
    member = model.isolation.member + model.access
  }

  /// The conformance to reading.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - hasReader: Whether there is a body; an enum without cases has none.
  func reading(_ type: String, _ hasReader: Bool) -> DeclSyntax {
    var source = SourceText()
    let head = model.extensionHead(of: type, ["Readable"], missing)
    let noCase = "a case of \(model.name), which has none"
    source.block(head + model.readingConstraints.clause) { source in
      for (index, reader) in EngineNames.readers.enumerated() {
        if index > 0 { source.gap() }
        source.block("\(member)init(from reader: inout \(reader)) \(EngineNames.throwsRead)") {
          $0.line(
            hasReader
              ? "self = try Self.__read(from: &reader)"
              : "throw reader.failure(.unknownCase, expected: \(noCase.swiftLiteral))")
        }
      }
    }
    return source.declaration
  }

  /// The conformance to writing.
  func writing(_ type: String) -> DeclSyntax {
    writing(type, conformances: ["Writable"], by: "write")
  }

  /// The conformance to writing into an object that has been begun.
  func fieldWriting(_ type: String) -> DeclSyntax {
    writing(type, conformances: ["Writable", "FieldWritable"], by: "__writeFields")
  }

  private func writing(
    _ type: String, conformances: [String], by method: String
  ) -> DeclSyntax {
    var source = SourceText()
    let head = model.extensionHead(of: type, conformances, missing)
    source.block(head + model.writingConstraints.clause) { source in
      for (index, writer) in EngineNames.writers.enumerated() {
        if index > 0 { source.gap() }
        source.block(
          "\(member)func \(method)(to writer: inout \(writer)) \(EngineNames.throwsWrite)"
        ) { $0.line("try self.__write(to: &writer)") }
      }
    }
    return source.declaration
  }
}
