import Testing

@testable import MaquetteCore

@Suite struct SharedKeyTests {
  /// The address of a string's text.
  private func address(_ text: String) -> UInt {
    var text = text
    return text.withUTF8 { UInt(bitPattern: $0.baseAddress) }
  }

  @Test(arguments: ["", "\\u00e9"])
  func `Errors below one long key share its text`(escape: String) throws {
    let key = escape + String(repeating: "k", count: 100_000)
    let elements = Array(repeating: "[]", count: 900).joined(separator: ",")
    let report = JSONMapper().decodeReporting(
      [String: [Int]].self, from: #"{"a":[1,[]],"\#(key)":[\#(elements)],"b":["x"]}"#)
    let paths = report.errors.map(\.path)
    #expect(paths.count == 902)
    #expect(paths.first == MappingPath([.key("a"), .index(1)]))
    #expect(paths.last == MappingPath([.key("b"), .index(0)]))
    var addresses: Set<UInt> = []
    for (index, path) in paths.dropFirst().dropLast().enumerated() {
      guard case .key(let name) = path.steps[0] else { continue }
      #expect(path.steps[1] == .index(index))
      #expect(name.utf8.count == 100_000 + (escape.isEmpty ? 0 : 2))
      addresses.insert(address(name))
    }
    #expect(addresses.count == 1)
  }

  @Test func `A text of more than 80 characters is cut`() {
    for count in 78...83 {
      let text = String(repeating: "é", count: count)
      let cut = text.abbreviated
      #expect(cut == (count <= 80 ? text : String(repeating: "é", count: 77) + "..."))
    }
  }
}
