import Maquette
import Testing

@Suite("Arrays whose size the rest of the text promises")
struct ArrayGrowthTests {
  @Mappable struct Page: Equatable {
    var tags: [String]
    var rows: [Row]
    var numbers: [Double] = []
  }

  @Mappable struct Row: Equatable {
    var id: Int
    var name: String
    var note: String?
  }

  private func page(_ tags: Int, _ rows: Int) -> Page {
    Page(
      tags: (0..<tags).map { "tag \($0)" },
      rows: (0..<rows).map { Row(id: $0, name: String(repeating: "n", count: $0 % 40)) },
      numbers: (0..<rows).map { Double($0) / 8 })
  }

  @Test(
    "Have all elements, of any number and size", arguments: [0, 1, 15, 16, 17, 64, 65, 300, 5000])
  func elements(_ count: Int) throws {
    for page in [page(count, 20), page(20, count), page(count, count)] {
      let text = try page.jsonString()
      #expect(try Page(json: text) == page)
      #expect(try AnyValue(json: text).jsonString() == text)
    }
  }

  @Test("A short array before much other text keeps little room") func room() throws {
    for count in [17, 40, 100] {
      let page = try Page(json: page(count, 20_000).jsonString())
      #expect(page.tags.count == count)
      #expect(page.tags.capacity <= 8 * (count + 1))
      #expect(page.rows.capacity <= 2 * page.rows.count)
    }
  }
}
