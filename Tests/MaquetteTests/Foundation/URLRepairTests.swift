import Foundation
import Maquette
import Testing

@Suite("Repair of URLs")
struct URLRepairTests {
  static let lenient = JSONMapper(options: .init(conversions: .lenient))

  // Features: 101
  @Test(
    "Escapes under lenient what no URL may hold",
    arguments: [
      ("https://a.b/c d", "https://a.b/c%20d"), ("https://a.b/图", "https://a.b/%E5%9B%BE"),
      ("https://a.b/?q=a|b", "https://a.b/?q=a%7Cb"), (" https://a.b\\n", "https://a.b"),
      ("https://a.b/100%", "https://a.b/100%25"), ("https://a.b/%zz d", "https://a.b/%25zz%20d"),
      ("https://a.b/%20 d", "https://a.b/%20%20d"),
    ])
  func escapesUnderLenientWhatNoURLMayHold(text: String, url: String) throws {
    let json = "[\"\(text)\"]"
    #expect(throws: MappingError.self) { try [URL](json: json) }
    #expect(try Self.lenient.decode([URL].self, from: json).map(\.absoluteString) == [url])
    let report = Self.lenient.decodeReporting([URL].self, from: json)
    #expect(report.repairs.count == 1)
    #expect(report.repairs.first?.resolution == "escaped")
  }

  @Test(arguments: ["", " ", "https://[::", "https://a.b:port"])
  func cannotRepairWhatHasNoShape(text: String) {
    #expect(throws: MappingError.self) { try Self.lenient.decode(URL.self, from: "\"\(text)\"") }
  }

  @Test func leavesAURLAlone() throws {
    let text = "https://a.b:8080/c;d/%E5%9B%BE?e=[f]&g='h'#i!*()"
    let report = Self.lenient.decodeReporting(URL.self, from: "\"https://a.b/%E5%9B%BE?e=f\"")
    #expect(report.issues.isEmpty)
    #expect(URL(mappingKey: text)?.absoluteString == (URL(mappingKey: text) == nil ? nil : text))
  }
}
