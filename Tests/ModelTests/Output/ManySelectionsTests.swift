import Maquette
import TestSupport
import Testing

@Suite("Selections of many parts")
struct ManySelectionsTests {
  private func text(_ value: AnyValue, _ selection: EncodingSelection) throws -> [String] {
    var (json, trees) = (JSONMapper(), ValueMapper())
    json.options.encoding.selection = selection
    trees.options.encoding.selection = selection
    return [try json.encodeString(value), try trees.encode(value).jsonString()]
  }

  // Features: 92
  @Test("Many paths select what each of them selects") func many() throws {
    let members = (0..<30).map { index in
      AnyValue.Object.Member(
        key: "k\(index)", value: [["a": 1, "b": .number(AnyValue.Number(index))], 7])
    }
    let value = AnyValue.object(AnyValue.Object(members))
    var paths = (0..<20).map { MappingPath([.key("k\($0)"), .index(0), .key("b")]) }
    paths += [MappingPath("k20.a"), MappingPath("k21[1]"), MappingPath("k22")]
    let kept =
      (0..<20).map { #""k\#($0)":[{"b":\#($0)}]"# } + [
        #""k20":[{"a":1},7]"#, #""k21":[7]"#, #""k22":[{"a":1,"b":22},7]"#,
      ]
    let only = "{" + kept.joined(separator: ",") + "}"
    #expect(try text(value, .only(paths)) == [only, only])
    let left = (20..<30).map { index in
      switch index {
      case 20: #""k20":[{"b":20},7]"#
      case 21: #""k21":[{"a":1,"b":21}]"#
      default: #""k\#(index)":[{"a":1,"b":\#(index)},7]"#
      }
    }.filter { !$0.hasPrefix(#""k22""#) }
    let rest = (0..<20).map { #""k\#($0)":[{"a":1},7]"# } + left
    let without = "{" + rest.joined(separator: ",") + "}"
    #expect(try text(value, .without(paths)) == [without, without])
    let elements = AnyValue.array((0..<30).map { ["a": .number(AnyValue.Number($0)), "b": 0] })
    let some = (0..<20).map { MappingPath([.index($0), .key("a")]) } + [MappingPath("b")]
    let shown =
      (0..<20).map { #"{"a":\#($0),"b":0}"# } + Array(repeating: #"{"b":0}"#, count: 10)
    let list = "[" + shown.joined(separator: ",") + "]"
    #expect(try text(elements, .only(some)) == [list, list])
  }

  private func time(of count: Int) throws -> UInt64 {
    let members = (0..<count).map {
      AnyValue.Object.Member(key: "k\($0)", value: ["a": 1, "b": 2])
    }
    let value = AnyValue.object(AnyValue.Object(members))
    let paths = (0..<count).map { MappingPath([.key("k\($0)"), .key("a")]) }
    return try ProcessorTime.of { () throws -> Void in
      let texts = try text(value, .only(paths))
      #expect(texts.count == 2)
    }
  }

  // Features: 92
  @Test("Many paths take time in proportion to their number") func scale() throws {
    _ = try time(of: 100)
    let (short, long) = (try time(of: 1500), try time(of: 24_000))
    // Sixteen times as many; the square would take far longer.
    #expect(long < short * 48)
  }
}
