import AgreementSupport
import Maquette
import Testing

@Suite("Construction")
struct ConstructionTests {
  @Mappable(memberwiseInit: .public)
  public struct Point: Equatable {
    public let x: Int
    public var y = 2
    public var name: String?
    let kind = "point"
    @CodableIgnored var callback: @Sendable (Int) -> Int = { $0 }

    public static func == (left: Self, right: Self) -> Bool {
      left.x == right.x && left.y == right.y && left.name == right.name
    }
  }

  // Features: 18
  @Test("A memberwise initializer is made on request") func memberwise() throws {
    let point = Point(x: 1, y: 3, name: "p", callback: { $0 + 1 })
    #expect(point.callback(1) == 2 && point.kind == "point")
    #expect(try read(Point.self, #"{"x":1}"#) == Point(x: 1))
    #expect(Point(x: 1).y == 2 && Point(x: 1).name == nil)
  }

  @Mappable struct Own: Equatable {
    var a: Int
    var b = 0

    init(a: Int, b: Int = 0) {
      self.a = a
      self.b = b
    }
  }

  // Features: 17
  @Test("An initializer of one's own is no obstacle") func memberwiseOfOnesOwn() throws {
    try expectRoundTrip(Own(a: 1, b: 2), #"{"a":1,"b":2}"#)
  }

  @Mappable struct Coded: Equatable, Codable {
    @CodingKey("A") var a: Int
    @CodingKey("b") var b: Int

    init(a: Int, b: Int) {
      self.a = a
      self.b = b
    }

    enum CodingKeys: String, Swift.CodingKey {
      case a = "first"
      case b = "second"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      a = try container.decode(Int.self, forKey: .a)
      b = try container.decode(Int.self, forKey: .b)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(a, forKey: .a)
    }
  }

  // Features: 16
  @Test("Codable's own methods stay Codable's") func codable() throws {
    try expectRoundTrip(Coded(a: 1, b: 2), #"{"A":1,"b":2}"#)
  }

  @Mappable struct Defaults: Equatable {
    var a = 3
    var name: String?
    var tags: [String] = ["x"]
  }

  // Features: 1.3
  @Test("A missing key keeps the initial value, and more keys are passed over")
  func initialValues() throws {
    #expect(try read(Defaults.self, #"{"more":[{}],"name":null}"#) == Defaults())
  }

  struct Parsed: CodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> [Int] {
      let value = try reader.readValue()
      if let text = value.string { return text.split(separator: "-").compactMap { Int($0) } }
      throw MappingError(.typeMismatch, expected: "numbers with dashes")
    }
    func encode<W: MappingWriter & ~Copyable>(_ value: [Int], to writer: inout W) throws {
      writer.writeString(value.map { "\($0)" }.joined(separator: "-"))
    }
  }

  @Mappable struct Custom: Equatable {
    @CodableBy(Parsed()) var numbers: [Int]
    @CodableIgnored var parsed: [String] = []
    var separator = ","

    @CodableHook(.willDecode) static func parse(_ tree: inout AnyValue) {
      // A single property, from the whole dictionary.
      if let names = tree["names"].string, let separator = tree["separator"].string {
        tree["numbers"] = .string(names.replacing(separator, with: "-"))
      }
    }
  }

  // Features: 4.10
  @Test("The application parses one property, with the dictionary at hand")
  func customParsing() throws {
    #expect(try read(Custom.self, #"{"numbers":"1-2"}"#).numbers == [1, 2])
    #expect(try read(Custom.self, #"{"names":"1;2","separator":";"}"#).numbers == [1, 2])
    #expect(try readError(Custom.self, #"{"numbers":3}"#).path.description == "numbers")
  }
}
