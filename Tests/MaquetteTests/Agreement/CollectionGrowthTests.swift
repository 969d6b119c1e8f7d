import Maquette
import TestSupport
import Testing

/// Dictionaries and sets of any size, whose number of members the reader learns at the end.
@Suite("Growth of dictionaries and sets")
struct CollectionGrowthTests {
  /// A report lists a thousand issues, and says that there are more.
  static let mostIssues = 1001

  @Mappable struct Item: Equatable {
    var value: Int
  }

  @Test(
    "The last of several equal keys wins, however many others are between them",
    arguments: [0, 1, 5, 6, 7, 8, 48, 54, 55, 60, 500, 3000], [1, 2, 7, 10_000])
  func dictionaries(_ count: Int, _ distinct: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count * 31 + distinct))
    let members = (0..<count).map { ("key \(Int.random(in: 0..<distinct, using: &generator))", $0) }
    let expected = Dictionary(members) { $1 }
    func text(_ value: (Int) -> String) -> String {
      "{" + members.map { "\"\($0)\":\(value($1))" }.joined(separator: ",") + "}"
    }
    let numbers = text { "\($0)" }
    #expect(try [String: Int](json: numbers) == expected)
    #expect(try [String: Double](json: numbers) == expected.mapValues(Double.init))
    #expect(try [String: String](json: text { "\"\($0)\"" }) == expected.mapValues(\.description))
    #expect(
      try [String: Item](json: text { "{\"value\":\($0)}" }) == expected.mapValues(Item.init))
    #expect(
      try [String: [String: Int]](json: "{\"a\":\(numbers),\"a\":\(numbers)}")["a"] == expected)
    #expect(try ValueMapper().decode([String: Int].self, from: AnyValue(json: numbers)) == expected)
    let report = JSONMapper().decodeReporting([String: Int].self, from: numbers)
    #expect(report.value == expected)
    #expect(report.issues.count == min(Self.mostIssues, count - expected.count))
  }

  @Test(
    "A set has each element once", arguments: [0, 1, 6, 7, 100, 3000], [1, 5, 10_000])
  func sets(_ count: Int, _ distinct: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count * 31 + distinct))
    let elements = (0..<count).map { _ in Int.random(in: 0..<distinct, using: &generator) }
    let numbers = try elements.jsonString()
    #expect(try Set<Int>(json: numbers) == Set(elements))
    #expect(try Set<UInt16>(json: numbers) == Set(elements.map(UInt16.init)))
    let words = try elements.map(\.description).jsonString()
    #expect(try Set<String>(json: words) == Set(elements.map(\.description)))
    #expect(try ValueMapper().decode(Set<Int>.self, from: AnyValue(json: numbers)) == Set(elements))
    let report = JSONMapper().decodeReporting(Set<Int>.self, from: numbers)
    #expect(report.value == Set(elements))
    #expect(report.issues.count == min(Self.mostIssues, count - Set(elements).count))
    let error = #expect(throws: MappingError.self) {
      try Set<Int>(json: numbers.dropLast() + (count > 0 ? "," : "") + "\"x\"]")
    }
    #expect(error?.path.description == "[\(count)]")
  }
}
