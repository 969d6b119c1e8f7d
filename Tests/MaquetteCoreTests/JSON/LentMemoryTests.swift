import MaquetteStreams
import Testing

@testable import MaquetteCore

@Suite struct LentMemoryTests {
  private let person = Person(
    id: -7, name: "Zoë \"\\\n\u{1}" + String(repeating: "long text ", count: 9), score: 1e-300,
    tags: ["a", String(repeating: "é", count: 40)],
    friends: [Person(id: 1 << 50, name: "b", score: -0.1, tags: [])])

  /// Writes into memory of a given size that ends at a guard page.
  private func written(
    _ value: some MappingEncodable, room: Int, behind bytes: [UInt8] = [], _ mapper: JSONMapper
  ) throws -> (text: [UInt8], isInPlace: Bool) {
    let memory = bytes + [UInt8](repeating: 0xAA, count: room)
    return try GuardedPages.lend(memory) { pages in
      var span = OutputRawSpan(
        buffer: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(mutating: pages)),
        initializedCount: bytes.count)
      defer { #expect(pages.prefix(bytes.count).elementsEqual(bytes)) }
      switch try mapper.encode(value, into: &span) {
      case .inPlace:
        #expect(span.byteCount > bytes.count)
        return (Array(pages[bytes.count..<span.byteCount]), true)
      case .elsewhere(let text):
        #expect(span.byteCount == bytes.count)
        return (text, false)
      }
    }
  }

  @Test(arguments: [JSONFormat.compact, .pretty, .canonical])
  func `A text is the same however much memory is lent`(format: JSONFormat) throws {
    let mapper = JSONMapper(options: .init(format: format))
    let expected = try mapper.encode(person)
    for room in 0..<expected.count + 200 {
      let (text, isInPlace) = try written(person, room: room, mapper)
      #expect(text == expected, "with room for \(room)")
      // A comma follows the last value until the end.
      if isInPlace { #expect(format == .compact && room > expected.count) }
    }
    // Each step reserves its maximum size: six bytes for each byte of a string.
    let roomy = try written(person, room: expected.count * 7, mapper)
    #expect(roomy.isInPlace == (format == .compact))
  }

  @Test func `What is there stays, and a value that cannot be written adds nothing`() throws {
    let mapper = JSONMapper()
    let bytes = Array("before".utf8)
    #expect(try written([1, 2], room: 100, behind: bytes, mapper).text == Array("[1,2]".utf8))
    for room in [0, 1, 5, 500] {
      let error = #expect(throws: MappingError.self) {
        try written([1, Double.infinity], room: room, behind: bytes, mapper)
      }
      #expect(error?.code == .unencodable)
      #expect(error?.path.description == "[1]")
    }
  }
}
