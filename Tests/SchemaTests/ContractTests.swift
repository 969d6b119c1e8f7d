import Foundation
import Maquette
import MaquetteSchema
import Testing

private enum Before {
  @Mappable struct Order {
    var id: Int
    var note: String?
  }
}

extension Before {
  @Mappable struct Same {
    var id: Int
    var note: String?
  }
}

private enum After {
  /// Writers may leave out the number, and readers have to know that.
  @Mappable struct Order {
    var id: Int?
    var note: String?
  }

  @Mappable @Documented struct Described {
    /// The number.
    var id: Int
    var note: String?
  }
}

@Suite("Schemas compared with checked-in files")
struct ContractTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString + ".json").path

  @Test func `A test records a schema, and fails once the schema differs`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let schema = JSONSchema.of(Before.Order.self)
    #expect(throws: (any Error).self) { try schema.verify(against: path) }
    try schema.verify(against: path, recording: true)
    try schema.verify(against: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == schema.json + "\n")

    let failure = #expect(throws: JSONSchema.ContractFailure.self) {
      try JSONSchema.of(After.Order.self).verify(against: path)
    }
    #expect(failure?.changes.map(\.breaks) == [.readers, .readers])
    #expect(
      failure?.description == """
        \(path) differs from the schema of today:
        id: type null added (breaks readers)
        id: may be missing (breaks readers)
        Keep the old form possible, or record the change once every program knows it. \
        'recording: true' writes the file.
        """)
  }

  @Test func `Types of one form have equal schemas, and their order breaks nobody`() {
    #expect(JSONSchema.of(Before.Order.self) == JSONSchema.of(Before.Same.self))
    let changes = JSONSchema.changes(
      from: ["properties": ["a": true, "b": true], "order": ["a", "b"]],
      to: ["properties": ["a": true, "b": true], "order": ["b", "a"]])
    #expect(changes.map(\.breaks) == [.nobody])
  }

  @Test func `A change of words breaks nobody`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try JSONSchema.of(Before.Order.self).verify(against: path, recording: true)
    let failure = #expect(throws: JSONSchema.ContractFailure.self) {
      try JSONSchema.of(After.Described.self).verify(against: path)
    }
    #expect(failure?.changes.map(\.breaks) == [.nobody])
    #expect(
      failure?.description.hasSuffix(
        "\nNobody breaks: record the change. 'recording: true' writes the file.") == true)
  }

  @Test func `A file that is not JSON is an error with its place`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("{\"type\":".utf8).write(to: URL(filePath: path))
    let error = #expect(throws: MappingError.self) {
      try JSONSchema.of(Before.Order.self).verify(against: path)
    }
    #expect(error?.location?.column == 9)
  }
}
