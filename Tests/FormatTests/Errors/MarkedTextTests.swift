import Maquette
import MaquetteJSONTools
import TestSupport
import Testing

/// Swift needs quadratic time to compare or hash a letter with many marks, which is one character.
@Suite("Letters with many marks in errors, paths and pointers") struct MarkedTextTests {
  @Mappable struct Empty: Sendable {}

  private struct Work: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var run: @Sendable (String) -> Void
  }

  private static func told(_ body: () throws(MappingError) -> Void) {
    do {
      try body()
    } catch {
      _ = (error.description, error.details, error.path.description)
    }
  }

  private static func document(_ key: String) -> [UInt8] {
    Array("{\"\(key)\":1,\"\(key)\":2}".utf8)
  }

  private static let works: [Work] = [
    Work(testDescription: "an unknown key") { key in
      let mapper = JSONMapper(options: .init(unknownKeys: .reject))
      told { () throws(MappingError) in
        _ = try mapper.decode(Empty.self, from: document(key))
      }
      _ = mapper.decodeReporting(Empty.self, from: document(key)).issues.map(\.description)
    },
    Work(testDescription: "a duplicate key") { key in
      let mapper = JSONMapper(options: .init(duplicateKeys: .reject))
      told { () throws(MappingError) in
        _ = try mapper.decode(AnyValue.self, from: document(key))
      }
    },
    Work(testDescription: "a path of a caller") { key in
      _ = MappingPath([.key(key)]).description
      _ = try? MappingPath(parsing: "a[\(key)]")
    },
    Work(testDescription: "a pointer of a patch") { key in
      var list: AnyValue = [1]
      let patch = try? JSONPatch(json: "[{\"op\":\"add\",\"path\":\"/\(key)\",\"value\":1}]")
      told { () throws(MappingError) in try patch?.apply(to: &list) }
    },
  ]

  @Test("They cost time in proportion to their length", arguments: works)
  private func cost(_ work: Work) {
    let growth = ProcessorTime.growth(of: 300) { size in
      (ScaledShape.marks(size), size)
    } _: {
      work.run($0)
    }
    #expect(growth < 10)
  }

  @Test("An error names their beginning")
  func length() throws {
    let key = ScaledShape.marks(5000)
    let error = try #require(throws: MappingError.self) {
      try JSONMapper(options: .init(unknownKeys: .reject)).decode(
        Empty.self, from: Self.document(key))
    }
    #expect(error.description.utf8.count < 2000)
    let value = try #require(throws: MappingError.self) {
      try JSONMapper().decode(Int.self, from: "\"\(key)\"")
    }
    #expect(value.description.utf8.count < 2000)
  }
}
