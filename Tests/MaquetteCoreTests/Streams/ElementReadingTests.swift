import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// The elements of a top-level array, one by one.
@Suite("Elements")
struct ElementReadingTests {
  static let documents: [String] = [
    "", " ", "\u{FEFF}", "[", "[]", " [ ] ", "[]]", "[] x", "[],", "[]1", "[1]", "\u{FEFF}[1]",
    "\u{FEFF}[\u{FEFF}1]", "[1,2,3]", " [ 1 , 2\n,\r\n3\t] \n", "[1", "[1,", "[1,]", "[,1]", "[,]",
    "[1,,2]", "[1 2]", "[1}", "[1]]", "[1:2]", "[1x,2]", "[01,2]", "[1.5,2]", "[\"1\",2,\"x\",3]",
    "[\"\\\"[{\",2]", "[\"\\\\\",2]", "[\"\\u0031\",2]", "[\"a\\", "[\"a", "[tru", "[true]",
    "[nul]",
    "[{}]", "[{]", "[{\"a\" 1},2]", "[{\"a\":1}, 2]", "[{\"a\":1, 2]", "[[1],[2}]", "[[[[]]],1]",
    "[[], [1], 2]", "{}", "{\"a\":[1]}", "{\"a\" 1}", "{", "1", "12 x", "null", "nul", "\"x\"", "é",
    "[é]", "[\"é😀\", 1] é", "[1]\u{FEFF}", "[1,\n\n  \"é\", \"x\"]", "[\"a\nb\"]", "[1, \u{0}2]",
    "[-]", "[- 1]", "[1e5]", "[1e]", "[1,2", "]", ",", "[[", "[[]", "[[],", "x[1]",
    "[\"\u{1}\"]", "[\"\\x\"]", "[\"\\ud800\",1]", "[{\"a\":[{\"b\":\"]\"}]},5]",
  ]

  /// The result for the whole document: its elements, or its first error.
  private func expectSame<T: MappingDecodable>(
    _ type: T.Type, _ bytes: [UInt8], _ options: DecodingOptions = DecodingOptions()
  ) {
    var elements: [T] = []
    var failure: MappingError?
    for record in JSONMapper(options).elements(of: type, from: bytes) {
      switch record {
      case .success(let element): if failure == nil { elements.append(element) }
      case .failure(let error): failure = failure ?? error
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    switch decode([T].self, bytes, .padded, options) {
    case .success(let array):
      #expect(failure == nil, "\(text)")
      #expect("\(elements)" == "\(array)", "\(text)")
    case .failure(let error):
      #expect(failure?.description == error.description, "\(text)")
      #expect(failure?.location == error.location, "\(text)")
      #expect(failure?.path == error.path, "\(text)")
    }
  }

  private func expectSameHoweverTheBytesCome<T: MappingDecodable>(
    _ type: T.Type, _ bytes: [UInt8], _ options: DecodingOptions = DecodingOptions()
  ) {
    let whole = Framings.elements.whole(type, bytes, options)
    let text = String(decoding: bytes, as: UTF8.self)
    for split in 0...bytes.count {
      let parts = [bytes[..<split], bytes[split...]]
      let pushed = Framings.elements.pushed(type, parts, options)
      #expect(pushed == whole, "split at \(split): \(text)")
    }
    for length in 1...3 {
      let pushed = Framings.elements.pushed(type, bytes.chunks(of: length), options)
      #expect(pushed == whole, "chunks of \(length): \(text)")
    }
    GuardedPages.lend(bytes) { lent in
      #expect(Framings.elements.whole(type, lent, options) == whole, "\(text)")
    }
  }

  // Features: 229
  @Test("Finds what reading the whole finds", arguments: documents)
  func findsWhatReadingTheWholeFinds(_ document: String) {
    expectSame(Int.self, Array(document.utf8))
    expectSame(AnyValue.self, Array(document.utf8))
    expectSame([String: AnyValue].self, Array(document.utf8))
  }

  @Test(arguments: documents)
  func readsTheSameHoweverTheBytesCome(_ document: String) {
    expectSameHoweverTheBytesCome(Int.self, Array(document.utf8))
    expectSameHoweverTheBytesCome(AnyValue.self, Array(document.utf8))
  }

  @Test func mutatedDocumentsToo() {
    var generator = SeededGenerator(seed: 22)
    let people =
      #"[ {"id":1,"name":"a","tags":["x","y"]}, {"id":"2","name":"é\n"},{"id":3,"name":""}]"#
    let alphabet = Array("[]{},:\"\\ 1ex\n\u{e9}".utf8)
    for _ in 0..<600 {
      var bytes = Array(people.utf8)
      for _ in 0...generator.below(2) {
        let place = generator.below(bytes.count)
        switch generator.below(3) {
        case 0: bytes[place] = generator.pick(alphabet)
        case 1: bytes.remove(at: place)
        default: bytes.insert(generator.pick(alphabet), at: place)
        }
      }
      expectSame(Person.self, bytes)
      let whole = Framings.elements.whole(Person.self, bytes)
      for length in [1, 2, 7, 30] {
        #expect(Framings.elements.pushed(Person.self, bytes.chunks(of: length)) == whole)
      }
    }
  }

  @Test func goesOnBehindWhatDoesNotMap() {
    let text = "[1, \"x\", 3,\n {\"a\": [\"]\"]}, 5]"
    #expect(
      Framings.elements.whole(Int.self, text).brief == [
        "1", "! expected Int at '[1]', found string \"x\" (line 1, column 5) 4", "3",
        "! expected Int at '[3]', found an object (line 2, column 2) 13", "5",
      ])
  }

  @Test func goesOnBehindARepeatedKey() {
    let text = #"[{"a":1,"a":2},{"a":3}]"#
    #expect(
      Framings.elements.whole([String: Int].self, text, DecodingOptions(duplicateKeys: .reject))
        .brief == [
          #"! duplicate key at '[0].a', found "a" (line 1, column 13) 12"#, #"["a": 3]"#,
        ])
  }

  @Test func endsBehindWhatIsNoJSON() {
    // The element does not decode; its syntax error is reported after that.
    let text = "[1, {\"a\": \"x\", 5}, 3]"
    #expect(
      Framings.elements.whole([String: Int].self, text).brief == [
        "! expected an object at '[0]', found number 1 (line 1, column 2) 1",
        "! expected Int at '[1].a', found string \"x\" (line 1, column 11) 10",
        "! unexpected character, expected a key in quotes at '[1]', found number 5 "
          + "(line 1, column 16) 15",
      ])
  }

  @Test(arguments: [
    (
      "[1,22,333,4444,5]", DecodingOptions.Limits(recordSize: 3),
      [
        "1", "22", "333",
        "! input too large, expected an element of at most 3 bytes at '[3]' "
          + "(line 1, column 11) 10",
      ]
    ),
    (
      "[1,\n\"four\",5]", .init(recordSize: 3),
      [
        "1",
        "! input too large, expected an element of at most 3 bytes at '[1]' "
          + "(line 2, column 1) 4",
      ]
    ),
    (
      "[1,\n\"four", .init(recordSize: 3),
      [
        "1",
        "! input too large, expected an element of at most 3 bytes at '[1]' "
          + "(line 2, column 1) 4",
      ]
    ),
    ("[1,2,3]", .init(size: 7), ["1", "2", "3"]),
    (
      "[1,2,3]", .init(size: 6),
      ["1", "2", "3", "! input too large, expected at most 6 bytes (line 1, column 1) 0"]
    ),
    (
      "[1,2,345]", .init(size: 6),
      ["1", "2", "! input too large, expected at most 6 bytes (line 1, column 1) 0"]
    ),
    (
      "[1,2,3]", .init(elementCount: 2),
      [
        "1", "2",
        "! too many elements, expected at most 2 elements at '[2]', found number 3 "
          + "(line 1, column 6) 5",
      ]
    ),
    (
      "[1]", .init(depth: 0),
      ["! containers nested too deep, expected at most 0 levels (line 1, column 1) 0"]
    ),
    (
      "[[1]]", .init(depth: 1),
      [
        "! expected Int at '[0]', found an array (line 1, column 2) 1",
        "! containers nested too deep, expected at most 1 level at '[0]' (line 1, column 2) 1",
      ]
    ),
    (
      "12345", .init(recordSize: 3),
      ["! input too large, expected a value of at most 3 bytes (line 1, column 1) 0"]
    ),
  ])
  func obeysLimits(text: String, limits: DecodingOptions.Limits, records: [String]) {
    let options = DecodingOptions(limits: limits)
    #expect(Framings.elements.whole(Int.self, text, options).brief == records)
    expectSameHoweverTheBytesCome(Int.self, Array(text.utf8), options)
  }

  @Test func holdsNoMoreThanARecord() {
    var parser = JSONMapper().elementParser(of: [Int].self)
    let element = Array("[1,2,3,4,5,6,7,8,9,10],".utf8)
    parser.append(Array("[".utf8))
    var count = 0
    for _ in 0..<10_000 {
      parser.append(element)
      while parser.next() != nil { count += 1 }
    }
    #expect(count == 10_000)
    #expect(parser.buffer.storage.count < 1000)
  }
}
