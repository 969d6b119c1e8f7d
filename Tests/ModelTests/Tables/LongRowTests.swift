import Maquette
import Testing

/// Positions have one digit, two digits and three.
@Suite("Models that are long arrays")
struct LongRowTests {
  @Mappable struct Part: Equatable { var id: Int }

  @Mappable(layout: .array) struct Row: Equatable {
    var p0: Int, p1: String, p2: Double?, p3: Bool, p4: [Int], p5: Part, p6: Int?
    @CodableDefault(7, on: .null, .invalid) var p7: Int
    @EncodableIgnored var cache = 0
    var p8: String?, p9: UInt8
    @Validated(.range(1...)) var p10: Int
    var p11: String, p12: Int?, p13 = "end"
  }

  static let row = Row(
    p0: 0, p1: "1", p2: 2.5, p3: true, p4: [4], p5: Part(id: 5), p6: 6, p7: 7, p8: "8", p9: 9,
    p10: 10, p11: "11", p12: 12, p13: "13")
  static let elements = [
    "0", #""1""#, "2.5", "true", "[4]", #"{"id":5}"#, "6", "7", "0", #""8""#, "9", "10",
    #""11""#, "12", #""13""#,
  ]

  static func json(_ elements: some Sequence<String>) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  static func json(_ changed: [Int: String]) -> String {
    json(elements.indices.map { changed[$0] ?? elements[$0] })
  }

  @Test("All ways decode it") func decode() throws {
    let json = Self.json([:])
    #expect(Ways(Row.self).read(json) == "\(Self.row)")
    #expect(Ways(Row.self).report(json) == "\(Self.row)")
    #expect(try Row(json: Self.row.jsonData()) == Self.row)
  }

  @Test("The path of an error has the position", arguments: [0, 1, 3, 4, 5, 10, 11, 12, 13])
  func errors(_ position: Int) {
    let told = Ways(Row.self).read(Self.json([position: #"{"no":[]}"#]))
    let inside = position == 5 ? ".id" : ""
    #expect(told.hasSuffix(" [\(position)]\(inside)"), "\(told)")
  }

  @Test("Elements may be missing at the end only") func lengths() {
    for count in 0...Self.elements.count {
      let told = Ways(Row.self).read(Self.json(Self.elements.prefix(count)))
      #expect(told.hasPrefix("!") == (count < 13), "\(count) \(told)")
    }
    let longer = Self.json(Self.elements + ["{}", "1"])
    #expect(Ways(Row.self).read(longer) == "\(Self.row)")
  }

  @Test("An update keeps what is missing") func update() throws {
    let update = { (json: String) in try Ways(Row.self).update({ Self.row }, json) }
    for count in 0...Self.elements.count {
      #expect(try update(Self.json(Self.elements.prefix(count))) == "\(Self.row)")
    }
    var changed = Self.row
    (changed.p12, changed.p13) = (nil, "a text that is longer than fifteen bytes")
    #expect(
      try update(Self.json([13: "null", 14: "\"\(changed.p13)\""])) == "\(changed)")
    #expect(try update(Self.json([11: "0"])).hasPrefix("! invalidValue [11]"))
  }
}
