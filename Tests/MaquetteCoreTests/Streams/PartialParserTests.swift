import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// Bytes are pushed, and values are taken whenever the caller wants one.
@Suite("The push parser of partial values")
struct PartialParserTests {
  private static let text = Array(
    #"{"text":"some text","id":1,"children":[{"id":2,"words":["a","b"]},{"id":3}],"flag":true}"#
      .utf8)

  @Test("The newest value is that of the text so far, however seldom it is taken")
  func newest() throws {
    var generator = SeededGenerator(seed: 5)
    for strings in [OpenStrings.omit, .include] {
      for longest in [1, 4, 30, 200] {
        var parser = JSONMapper().partialParser(of: Record.self, openStrings: strings)
        var end = 0
        var last: PartialJSON<Record>?
        while end < Self.text.count {
          // Several pieces for each value.
          for _ in 0...generator.below(4) where end < Self.text.count {
            let next = min(Self.text.count, end + 1 + generator.below(longest))
            parser.append(Self.text[end..<next])
            end = next
          }
          let found = try parser.next()
          let whole = try? JSONMapper().decodePartial(
            Record.self, from: Array(Self.text[..<end]), openStrings: strings)
          if let found { last = found }
          #expect(found == nil || found == whole, "\(end)")
          #expect(whole == nil || whole?.model == last?.model, "\(end)")
          #expect(try parser.next() == nil, "the same value again at \(end)")
        }
        #expect(last?.isComplete == true)
        #expect(try parser.finish() == Record(json: Self.text))
        #expect(parser.isEnded)
        #expect(try parser.next() == nil)
      }
    }
  }

  @Test("The whole value follows any number of values, or none")
  func finish() throws {
    let whole = try Record(json: Self.text)
    for taken in [0, 1, 30, Self.text.count - 1, Self.text.count] {
      var parser = JSONMapper().partialParser(of: Record.self)
      for (index, byte) in Self.text.enumerated() {
        parser.append([byte])
        if index < taken { _ = try parser.next() }
      }
      #expect(try parser.finish() == whole, "\(taken)")
    }
    var number = JSONMapper().partialParser(of: Int.self)
    number.append("12".utf8)
    #expect(try number.next() == nil)
    #expect(try number.finish() == 12)
  }

  @Test("Bytes are neither scanned nor read before a value is wanted")
  func work() throws {
    var parser = JSONMapper().partialParser(of: Record.self, openStrings: .include)
    for byte in Self.text { parser.append(CollectionOfOne(byte)) }
    #expect(parser.work == 0)
    _ = try parser.next()
    #expect(parser.work <= 2 * Self.text.count)
    var unseen = JSONMapper().partialParser(of: Record.self)
    unseen.append(Self.text)
    _ = try unseen.finish()
    #expect(unseen.work == Self.text.count)
  }

  @Test(
    "An error comes with the next value, stays the same, and ends the text",
    arguments: [
      (#"{"id":1,"#, "x", MappingError.Code.unexpectedCharacter),
      (#"[{"#, #""id":1}]"#, .typeMismatch), (#"{"id":"#, "[]", .typeMismatch),
      (#"{"text":"t""#, "}", .missingKey), (#"{"id":1}"#, "}", .trailingContent),
    ])
  func errors(_ start: String, _ rest: String, _ code: MappingError.Code) throws {
    var parser = JSONMapper().partialParser(of: Record.self)
    parser.append(start.utf8)
    _ = try? parser.next()
    parser.append(rest.utf8)
    let error = #expect(throws: MappingError.self) { try parser.next() }
    let text = start + rest
    #expect(error?.code == code)
    #expect(error?.description == Self.error(of: text)?.description)
    #expect(parser.isEnded)
    parser.append(#"},"more":1"#.utf8)
    let later = #expect(throws: MappingError.self) { try parser.next() }
    #expect(later?.description == error?.description)
    let last = #expect(throws: MappingError.self) { try parser.finish() }
    #expect(last?.description == error?.description)
  }

  @Test(
    "The end of the text is an error where the text is cut off",
    arguments: ["", " ", "{", #"{"id":1"#, #"{"id":1,"text":"a"#])
  func cutOff(_ text: String) {
    for takes in [false, true] {
      var parser = JSONMapper().partialParser(of: Record.self, openStrings: .include)
      parser.append(text.utf8)
      if takes { _ = try? parser.next() }
      let error = #expect(throws: MappingError.self) { try parser.finish() }
      #expect(error?.description == Self.error(of: text)?.description)
    }
  }

  @Test("A copy goes on by itself")
  func copies() throws {
    var parser = JSONMapper().partialParser(of: [Record].self, openStrings: .include)
    parser.append(#"[{"id":1,"text":"ab"},{"id":2,"text":"c"#.utf8)
    let first = try parser.next()?.model
    var copy = parser
    copy.append(#"d"},{"id":3}]"#.utf8)
    parser.append(#"","words":["e"]},"#.utf8)
    #expect(try copy.next()?.model.map(\.text) == ["ab", "cd", ""])
    #expect(try parser.next()?.model.map(\.words) == [[], ["e"]])
    #expect(first?.map(\.text) == ["ab", "c"])
    parser.append(#"{"id":4}]"#.utf8)
    #expect(try parser.finish().map(\.id) == [1, 2, 4])
    #expect(try copy.finish().map(\.id) == [1, 2, 3])
  }

  @Test("Bytes beyond the limit on the size are not kept")
  func limit() {
    let mapper = JSONMapper(options: .init(limits: .init(recordSize: 100)))
    var parser = mapper.partialParser(of: [Int].self)
    for _ in 0..<1000 { parser.append("[1,2,3,4,".utf8) }
    #expect(parser.work == 0)
    let error = #expect(throws: MappingError.self) { try parser.finish() }
    #expect(error?.code == .sizeExceeded)
    #expect(parser.work < 300)
  }

  private static func error(of text: String) -> MappingError? {
    do throws(MappingError) {
      _ = try Record(json: text)
      return nil
    } catch {
      return error
    }
  }
}
