import Foundation
import GRDB
import Maquette
import MaquetteGRDB
import Testing

@Mappable(tagged: .internal("kind"))
private enum Action: Equatable {
  case open(file: String)
  case wait(seconds: Int)
}

@Mappable
private struct Area: Equatable {
  var width: Int
  var height: Int
  var unit: String?
}

@Mappable(fieldNaming: .kebabCase)
private struct Mixed: DatabaseModel, Equatable {
  static let table = DatabaseTable(naming: .snakeCase)
  var id: Int64
  @CodableBy(.date("yyyy-MM-dd")) var birthDay: Date
  @CodingKey(path: "deep.er.value") var deepValue: Int
  @CodingKey("words", encode: "texts") var movedKey: String
  var action: Action
  var maybe: Action?
  @CodableFlattened(prefix: "area_") var area: Area
  @CodableFlattened(prefix: "spare_") var spare: Area?
  var text: Presence<String> = .missing
  var large: Int128 = 0
  @Validated(.range(1...9)) var rank = 5
  @EncodableIf(.notEmpty) var tags: [String] = []
  var nested: [Area] = []
  var number: AnyValue = .null

  @CodableHook(.didDecode) mutating func decoded() {
    if rank == 9 { rank = 8 }
  }
}

@Mappable
private final class Plain: DatabaseModel {
  var id: Int64
  var name: String

  init(id: Int64, name: String) {
    self.id = id
    self.name = name
  }
}

@Mappable
private struct Generic<Content: Mappable & Equatable & Sendable>: DatabaseModel, Equatable {
  static var table: DatabaseTable { DatabaseTable("generic", .column("content", as: .json)) }
  var id: Int64
  var content: Content
}

@Suite("Declarations of models also apply to rows")
struct CombinationTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func mixed(_ change: (inout Mixed) -> Void = { _ in }) -> Mixed {
    var model = Mixed(
      id: 1, birthDay: Date(timeIntervalSince1970: 86_400), deepValue: 3, movedKey: "m",
      action: .wait(seconds: 2), maybe: nil, area: Area(width: 1, height: 2, unit: nil),
      spare: nil)
    change(&model)
    return model
  }

  @Test("Strategies, paths, payloads, flattened members and hooks survive a round trip")
  func everything() throws {
    try folder.queue().write { db in
      try db.createTables(for: Mixed.self)
      let names = try db.columns(in: "mixed").map(\.name)
      #expect(
        names == [
          "id", "birth_day", "deep_value", "moved_key", "action", "maybe", "area_width",
          "area_height", "area_unit", "spare_width", "spare_height", "spare_unit", "text", "large",
          "rank", "tags", "nested", "number",
        ])
      let models = [
        mixed(),
        mixed {
          $0.id = 2
          $0.maybe = .open(file: "[1]")
          $0.spare = Area(width: 5, height: 6, unit: "m")
          $0.text = .value("")
          $0.large = .max
          $0.tags = ["t"]
          $0.nested = [Area(width: 1, height: 1, unit: nil)]
          $0.number = ["a": [1, 2.5, "x", nil]]
        },
        mixed {
          $0.id = 3
          $0.large = .min
          $0.number = .string("{\"not\": json")
        },
      ]
      try db.insert(models)
      let read = try db.fetchModels(Mixed.self)
      for (model, again) in zip(models, read) {
        var expected = model
        // NULL represents both in a row.
        if expected.text == .missing { expected.text = again.text }
        #expect(again == expected)
      }
      #expect(read.count == 3)
      #expect(
        try String.fetchOne(db, sql: "SELECT action ->> '$.seconds' FROM mixed WHERE id = 1") == "2"
      )
      #expect(
        try String.fetchAll(db, sql: "SELECT DISTINCT birth_day FROM mixed") == ["1970-01-02"])
    }
  }

  @Test("Validation and hooks apply to rows")
  func validation() throws {
    try folder.queue().write { db in
      try db.createTables(for: Mixed.self)
      try db.insert(mixed())
      try db.execute(sql: "UPDATE mixed SET rank = 9")
      #expect(try db.fetchModels(Mixed.self).first?.rank == 8)
      try db.execute(sql: "UPDATE mixed SET rank = 10")
      let error = databaseError { _ = try db.fetchModels(Mixed.self) }
      #expect(error?.column == "rank")
      #expect(error?.mappingError?.code == .invalidValue)
    }
  }

  @Test("Classes and generic models are rows")
  func otherKinds() throws {
    try folder.queue().write { db in
      try db.createTables(for: Plain.self, Generic<[Int]>.self)
      try db.insert(Plain(id: 1, name: "a"))
      try db.merge(Plain(id: 1, name: "b"))
      #expect(try db.fetchModels(Plain.self).map(\.name) == ["b"])
      let generic = Generic(id: 1, content: [1, 2])
      try db.insert(generic)
      #expect(try db.fetchModels(Generic<[Int]>.self) == [generic])
    }
  }
}
