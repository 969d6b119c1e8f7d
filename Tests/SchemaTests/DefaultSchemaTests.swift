import Foundation
import Maquette
import MaquetteSchema
import MaquetteYAML
import Testing

@Mappable private struct Endless {
  var width: Double = .infinity
  var share: Float = .nan
  var bounds: [Double] = [0, -.infinity]
  @Validated(.range(0...Double.infinity)) var height: Double
  @Validated(.range(-Double.infinity..<3)) var depth: Double
}

@Mappable private struct Written {
  var since: Date = Date(timeIntervalSince1970: 5)
  @CodableBy(.secondsSince1970) var seconds: Date = Date(timeIntervalSince1970: 5)
  var days: [Date] = [Date(timeIntervalSince1970: 0)]
  var bytes: Data = Data([1, 2])
  @CodableBy(.hex) var digest: Data = Data([1])
  var parts: [String: Data] = ["a": Data([1])]
  var list: [UInt8] = [1, 2]
  var tags: Set<String> = ["c", "a", "b", "e", "d"]
  var inner: Inner = Inner(at: Date(timeIntervalSince1970: 1))
  var id: UUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  var link: URL = URL(filePath: "/a")
  var price: Decimal = 1.5
  var ratio: Float = 0.1
  var zero = -0.0
  var wait: Duration = .seconds(3)
  var range: ClosedRange<Int> = 1...3
  var state: Presence<Date> = .value(Date(timeIntervalSince1970: 2))
  var anything: AnyValue = .array([.bytes([1, 2]), .null])

  @Mappable struct Inner: Sendable { var at: Date }
}

@Mappable private struct Checked {
  @Validated(.range(0...9)) var number: Int = 3
  @Validated(.range(0...9)) var optional: Int? = 6
  @CodableDefault(9, on: .missing, .null, .invalid) @Validated(.range(0...9)) var declared: Int
  @Validated(.notEmpty) var list: [Int] = [1]
  @Validated(.each(.range(1...5))) var marks: [Int] = [2]
  @CodableBy(.hex) @Validated(.notEmpty) var digest: Data = Data([1])
  @CodableBy(.elements(of: .hex)) @Validated(.notEmpty) var parts: [Data] = [Data([2])]
  @CodableBy(.choosing(.hex, in: .yaml, otherwise: .base64)) @Validated(.notEmpty)
  var key: Data = Data([255])
}

/// The `default` of a schema is a value that JSON has.
@Suite("Defaults in schemas")
struct DefaultSchemaTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString + ".json").path

  @Test func `Infinities are no defaults and no bounds`() throws {
    let schema = JSONSchema.of(Endless.self)
    for key in ["width", "share", "bounds"] {
      #expect(schema.value["properties"][key]["default"] == .null, "\(key)")
    }
    #expect(schema.value["properties"]["height"] == ["type": "number", "minimum": 0])
    let depth = schema.value["properties"]["depth"]
    #expect(depth["exclusiveMaximum"] == 3 && depth["minimum"] == .null)
    #expect(schema.problems.isEmpty)
    #expect(try JSONMapper().decode(AnyValue.self, from: schema.json) == schema.value)
  }

  @Test func `Dates and bytes are defaults as JSON writes them`() throws {
    let properties = JSONSchema.of(Written.self).value["properties"]
    #expect(properties["since"]["default"] == "1970-01-01T00:00:05Z")
    #expect(properties["seconds"]["default"] == 5)
    #expect(properties["days"]["default"] == ["1970-01-01T00:00:00Z"])
    #expect(properties["bytes"]["default"] == "AQI=")
    #expect(properties["digest"]["default"] == "01")
    #expect(properties["parts"]["default"] == ["a": "AQ=="])
    #expect(properties["list"]["default"] == [1, 2])
    #expect(properties["tags"]["default"] == ["a", "b", "c", "d", "e"])
    #expect(properties["inner"]["default"] == ["at": "1970-01-01T00:00:01Z"])
    #expect(properties["id"]["default"] == "00000000-0000-0000-0000-000000000001")
    #expect(properties["state"]["default"] == "1970-01-01T00:00:02Z")
    #expect(properties["anything"]["default"] == ["AQI=", .null])
  }

  @Test func `A property with a rule keeps its default`() {
    let properties = JSONSchema.of(Checked.self).value["properties"]
    let expected: AnyValue.Object = [
      "number": 3, "optional": 6, "declared": 9, "list": [1], "marks": [2], "digest": "01",
      "parts": ["02"], "key": "/w==",
    ]
    for member in expected {
      #expect(properties[member.key]["default"] == member.value, "\(member.key)")
    }
    #expect(properties["number"]["maximum"] == 9)
    let yaml = JSONSchema.of(Checked.self, options: .init(format: .yaml)).value
    #expect(yaml["properties"]["key"]["default"] == "ff")
  }

  @Test func `A schema with defaults equals what is read from its file`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    for schema in [
      JSONSchema.of(Endless.self), JSONSchema.of(Written.self), JSONSchema.of(Checked.self),
    ] {
      #expect(try JSONMapper().decode(AnyValue.self, from: schema.json) == schema.value)
      try schema.verify(against: path, recording: true)
      try schema.verify(against: path)
    }
  }
}
