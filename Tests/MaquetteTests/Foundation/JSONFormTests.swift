import Foundation
import Maquette
import Testing

/// The options of text output: indentation, colons, and the order of sets.
@Suite("Indentation, colons and sets")
struct JSONFormTests {
  private static let value: AnyValue = ["b": [1, [:], ["c": nil]], "a": []]

  // Features: 193
  @Test(
    "Steps of indentation and colons",
    arguments: [
      (JSONFormat(isPretty: true, indentation: .spaces(4)), "    ", ": "),
      (JSONFormat(isPretty: true, indentation: .tab), "\t", ": "),
      (JSONFormat(isPretty: true, indentation: .spaces(0)), "", ": "),
      (JSONFormat(isPretty: true, indentation: .spaces(-1)), "", ": "),
      (JSONFormat(isPretty: true, spaceBeforeColon: true), "  ", " : "),
      (JSONFormat(isPretty: true, indentation: .tab, sortsKeys: true), "\t", ": "),
    ])
  func steps(_ format: JSONFormat, _ step: String, _ colon: String) throws {
    let (two, three) = (step + step, step + step + step)
    let a = "\(step)\"a\"\(colon)[]"
    let b = """
      \(step)"b"\(colon)[
      \(two)1,
      \(two){},
      \(two){
      \(three)"c"\(colon)null
      \(two)}
      \(step)]
      """
    let members = format.sortsKeys ? [a, b] : [b, a]
    #expect(try Self.value.jsonString(format) == "{\n\(members.joined(separator: ",\n"))\n}")
    #expect(try AnyValue(json: Self.value.jsonString(format)).isSame(as: Self.value))
  }

  @Test("Only the pretty form has steps and spaces")
  func others() throws {
    let format = JSONFormat(indentation: .tab, spaceBeforeColon: true)
    #expect(try Self.value.jsonString(format) == Self.value.jsonString())
  }

  // Features: 193
  @Test("The pretty form can be that of Foundation's encoder")
  func foundation() throws {
    struct Model: Codable { var name = "x/y", list = [1, 2], inner = ["b": 1.5, "a": 2] }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let format = JSONFormat(
      isPretty: true, spaceBeforeColon: true, sortsKeys: true, escapesSlashes: true)
    let data = try encoder.encode(Model())
    #expect(try AnyValue(json: data).jsonString(format) == String(decoding: data, as: UTF8.self))
  }

  @Mappable struct Sets {
    var numbers: Set<Int> = [10, 9, -1, 100, 2]
    var doubles: Set<Double> = [0.5, -2, 10, 9.25]
    var texts: Set<String> = ["b", "a", "é", "aa", "Z"]
    var maps: Set<[String: Int]> = [["b": 1, "a": 2], ["a": 1]]
    var nested: Set<Set<Int>> = [[3, 1], [2]]
    var maybe: Set<Int?> = [3, nil, 1]
    @CodableBy(.uniqueElements(of: .hex)) var bytes: Set<Data> = [Data([2]), Data([1]), Data([16])]
  }

  private static let sorted =
    #"{"bytes":["01","02","10"],"doubles":[-2.0,0.5,9.25,10.0],"maps":[{"a":1},{"a":2,"b":1}],"#
    + #""maybe":[1,3,null],"nested":[[1,3],[2]],"numbers":[-1,2,9,10,100],"#
    + #""texts":["Z","a","aa","b","é"]}"#

  // Features: 193
  @Test("Sets are in order where keys are")
  func sets() throws {
    let format = JSONFormat(sortsKeys: true)
    #expect(try Sets().jsonString(format) == Self.sorted)
    #expect(try Sets().jsonString(.canonical).contains(#""numbers":[-1,2,9,10,100]"#))
    let mapper = JSONMapper(options: .init(format: format))
    #expect(try String(decoding: mapper.encode([Sets()]), as: UTF8.self) == "[\(Self.sorted)]")
    #expect(try String(decoding: mapper.encodeLines([Sets()]), as: UTF8.self) == Self.sorted + "\n")
    #expect(try Sets(json: Sets().jsonString(format)).nested == Sets().nested)
  }
}

extension AnyValue {
  /// Whether two trees are equal except for the order of keys.
  fileprivate func isSame(as other: AnyValue) throws -> Bool {
    try jsonString(.canonical) == other.jsonString(.canonical)
  }
}
