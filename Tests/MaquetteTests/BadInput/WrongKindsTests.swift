import Foundation
import Maquette
import Testing

/// Every kind of property with every kind of value that it rejects.
@Suite("Wrong kinds")
struct WrongKindsTests {
  @Mappable
  enum Color: String, Equatable { case red, green }

  @Mappable
  enum Shape: Equatable { case circle(radius: Double), point }

  @Mappable
  struct Inner: Equatable { var value: Int = 0 }

  @Mappable
  struct Everything: Equatable {
    var bool = true
    var int = 1
    var small: UInt8 = 1
    var double = 1.5
    var float: Float = 1.5
    var text = "a"
    var date: Date = Date(timeIntervalSince1970: 0)
    var url: URL? = nil
    var uuid: UUID? = nil
    var data: Data? = nil
    var decimal: Decimal? = nil
    var color: Color = .red
    var shape: Shape = .point
    var inner: Inner = Inner()
    var array: [Int] = []
    var set: Set<Int> = []
    var dictionary: [String: Int] = [:]
    var byNumber: [Int: String] = [:]
    var optional: Int?
    var nested: [[Inner]] = []
  }

  /// The values that each property rejects under the default policy.
  static let cases: [(key: String, values: [String])] = [
    ("bool", ["2", "\"yes\"", "[]", "{}"]),
    ("int", ["1.5", "\"x\"", "[]", "{}", "9223372036854775808", "\"\""]),
    ("small", ["256", "-1", "\"300\"", "[]", "{}"]),
    ("double", ["\"x\"", "[]", "{}", "1e999", "true"]),
    ("float", ["\"x\"", "[]", "{}", "1e99", "true"]),
    ("text", ["[]", "{}"]),
    ("date", ["\"yesterday\"", "\"2009-02-30\"", "[]", "{}", "true"]),
    ("url", ["\"\"", "[]", "{}", "true"]),
    ("uuid", ["\"x\"", "[]", "{}", "1"]),
    ("data", ["\"%%%\"", "\"YQ\"", "{}", "1"]),
    ("decimal", ["\"x\"", "[]", "{}"]),
    ("color", ["\"blue\"", "[]", "{}", "7"]),
    ("shape", ["\"square\"", "{}", "{\"circle\": 1}", "{\"circle\": {}}", "[]", "7"]),
    ("inner", ["[]", "1", "\"x\"", "{\"value\": []}", "true"]),
    ("array", ["{}", "1", "\"x\"", "[1, \"x\"]", "[null]", "[[1]]"]),
    ("set", ["{}", "1", "[\"x\"]"]),
    ("dictionary", ["[]", "1", "{\"a\": \"x\"}", "{\"a\": null}"]),
    ("byNumber", ["[]", "{\"x\": \"a\"}", "{\"01\": \"a\"}", "{\"1\": []}"]),
    ("optional", ["\"x\"", "[]", "{}", "1.5"]),
    ("nested", ["[1]", "[[1]]", "[{}]", "[[{\"value\": \"x\"}]]", "[[null]]"]),
  ]

  @Test(arguments: cases) func areErrorsWithAPlace(key: String, values: [String]) throws {
    for value in values {
      let json = "{\n  \"\(key)\": \(value)\n}"
      let error = #expect(throws: MappingError.self, "\(json)") { try Everything(json: json) }
      #expect(error?.location?.line == 2, "\(json)")
      #expect(error?.path.steps.first == .key(key), "\(json)")
      let tree = try AnyValue(json: json)
      let treeError = #expect(throws: MappingError.self, "\(json)") {
        try ValueMapper().decode(Everything.self, from: tree)
      }
      #expect(treeError?.code == error?.code, "\(json)")
      #expect(treeError?.path == error?.path, "\(json)")
      #expect(treeError?.expected == error?.expected, "\(json)")
    }
  }

  @Test(arguments: cases) func leaveTheTargetOfAnUpdateAsItWas(key: String, values: [String]) throws
  {
    for value in values {
      var target = Everything(int: 5, text: "kept", optional: 3)
      let before = target
      let patch = "{\"text\": \"new\", \"\(key)\": \(value)}"
      #expect(throws: MappingError.self, "\(patch)") {
        try JSONMapper().update(&target, from: patch)
      }
      #expect(target == before, "\(patch)")
    }
  }

  @Test(arguments: cases) func areIssuesOfAReport(key: String, values: [String]) throws {
    for value in values {
      let report = JSONMapper().decodeReporting(
        Everything.self, from: "{\"\(key)\": \(value), \"text\": \"read\"}")
      #expect(!report.errors.isEmpty, "\(key): \(value)")
      #expect(report.value?.text == "read", "\(key): \(value)")
    }
  }

  @Test func acceptsWhatIsRight() throws {
    let everything = Everything(
      url: URL(string: "https://example.org/a?b=c"), uuid: UUID(), data: Data([1, 2, 3]),
      decimal: Decimal(string: "12345678901234567890.123"), color: .green,
      shape: .circle(radius: 2), array: [1, 2], set: [3], dictionary: ["a": 1],
      byNumber: [-1: "x"], optional: 4, nested: [[Inner(value: 1)], []])
    #expect(try Everything(json: everything.jsonData()) == everything)
    #expect(try Everything(dictionary: everything.dictionary()) == everything)
    #expect(try ValueMapper().decode(from: ValueMapper().encode(everything)) == everything)
    #expect(try Everything(json: "{}") == Everything())
  }
}
