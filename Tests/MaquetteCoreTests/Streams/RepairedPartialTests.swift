import MaquetteRepairs
import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// With repairs, a mistake ends the values of a text that grows, but not the text: it is repaired when it
/// is whole.
@Suite("Partial values of text with mistakes")
struct RepairedPartialTests {
  private static let repairing = JSONMapper(options: .init(repairs: .all))

  @Test(
    "Values end at the first mistake, and the whole text is repaired",
    arguments: [
      (#"[{"id":1,"text":"ab"},{"id":2,'text':"c"},{"id":3}]"#, [1, 2], [1, 2, 3]),
      (#"[{"id":1},{"id":2,"flag":True},{"id":3,}"#, [1, 2], [1, 2, 3]),
      ("Here it is:\n```json\n[{\"id\":1}]\n```\n", [], [1]),
      (#"[{"id":1},{"id":2,"words":["a","#, [1, 2], [1, 2]),
    ])
  func mistakes(_ text: String, _ shown: [Int], _ whole: [Int]) throws {
    var parser = Self.repairing.partialParser(of: [Record].self)
    var last: [Int] = []
    for byte in text.utf8 {
      parser.append(CollectionOfOne(byte))
      if let partial = try parser.next() {
        last = partial.model.map(\.id)
        #expect(!partial.isComplete)
      }
      #expect(!parser.isEnded)
    }
    #expect(last == shown)
    #expect(try parser.finish().map(\.id) == whole)
    #expect(try Self.repairing.decode([Record].self, from: text).map(\.id) == whole)
  }

  @Test(
    "A mistake in the JSON of a string ends the values, and is repaired with the whole text",
    arguments: [
      (#"[{"id":1},"{id: 2, 'text': \"c\"}",{"id":3}]"#, [1], [1, 2, 3]),
      (#"[{"id":1},"{\"id\": 2, \"text\": \"c"]"#, [1], [1, 2]),
      (#"[{"id":1},"{\"id\": 2}",{"id":3}]"#, [1, 2, 3], [1, 2, 3]),
    ])
  func texts(_ text: String, _ shown: [Int], _ whole: [Int]) throws {
    let mapper = JSONMapper(options: .init(repairs: .all, acceptsJSONText: true))
    for openStrings in [OpenStrings.omit, .include] {
      var parser = mapper.partialParser(of: [Record].self, openStrings: openStrings)
      var last: [Int] = []
      for byte in text.utf8 {
        parser.append(CollectionOfOne(byte))
        if let partial = try parser.next() { last = partial.model.map(\.id) }
      }
      #expect(last == shown)
      #expect(try parser.finish().map(\.id) == whole)
    }
    #expect(try mapper.decode([Record].self, from: text).map(\.id) == whole)
    // An error that is no mistake comes at once.
    var parser = mapper.partialParser(of: [Record].self)
    parser.append(#"["{\"id\": \"x\"}","#.utf8)
    let error = #expect(throws: MappingError.self) { try parser.next() }
    #expect(error?.path.description == "[0].id")
  }

  @Test("An error of a value comes at once, one that cannot be repaired at the end")
  func errors() throws {
    var parser = Self.repairing.partialParser(of: [Record].self)
    parser.append(#"[{"id":1},{"id":"x","#.utf8)
    let error = #expect(throws: MappingError.self) { try parser.next() }
    #expect(error?.code == .typeMismatch && error?.path.description == "[1].id")
    var commas = JSONMapper(options: .init(repairs: .commas)).partialParser(of: [Record].self)
    commas.append(#"[{"id":1},{'id':2}]"#.utf8)
    #expect(try commas.next()?.model.map(\.id) == nil)
    let strict = #expect(throws: MappingError.self) { try commas.finish() }
    #expect(strict?.code == .unexpectedCharacter && strict?.location?.column == 12)
  }

  @Test("A text over the limit on the size ends at once")
  func limit() {
    let mapper = JSONMapper(options: .init(repairs: .all, limits: .init(recordSize: 10)))
    var parser = mapper.partialParser(of: [Int].self)
    parser.append("[1,,2,3,4,5,6,7]".utf8)
    let error = #expect(throws: MappingError.self) { try parser.next() }
    #expect(error?.code == .sizeExceeded)
  }
}
