import TestSupport
import Testing

@testable import MaquetteCore
@testable import MaquetteStreams

/// The bytes that are scanned and read while a text arrives are in proportion to its length.
@Suite("The work for JSON that arrives in pieces")
struct GrowingCostTests {
  static let size = LongRun.count(6_000, long: 1_000_000)

  /// Texts of about a number of bytes.
  static let shapes: [(name: String, make: @Sendable (Int) -> String)] = [
    ("flat object", { count in "{" + list(count / 16) { #""key\#($0)":\#($0)"# } + "}" }),
    ("array of numbers", { count in "[" + list(count / 6) { "\($0)" } + "]" }),
    ("array of strings", { count in "[" + list(count / 20) { #""element \#($0) ...""# } + "]" }),
    (
      "array of objects",
      { count in "[" + list(count / 40) { #"{"id":\#($0),"words":["a","b"]}"# } + "]" }
    ),
    ("long string", { count in #"{"a":""# + String(repeating: "x", count: count) + #""}"# }),
    (
      "many escapes",
      { count in #"[""# + String(repeating: #"\n\u00e9\ud83d\ude00"#, count: count / 20) + #""]"# }
    ),
    ("long key", { count in #"{""# + String(repeating: "k", count: count) + #"":[1,2,3]}"# }),
    ("blank", { count in "[1" + String(repeating: " ", count: count) + "]" }),
    (
      "deep objects",
      { count in
        let deep =
          String(repeating: #"{"a":[1,"#, count: 100) + "2" + String(repeating: "]}", count: 100)
        return "[" + list(count / 1002) { _ in deep } + "]"
      }
    ),
    (
      "deep around much",
      { count in
        String(repeating: #"{"a":["#, count: 50) + list(count / 6) { "\($0)" }
          + String(repeating: "]}", count: 50)
      }
    ),
  ]

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<max(count, 1)).map(element).joined(separator: ",")
  }

  @Test("A value after each piece costs at most three times the length", arguments: [1, 4, 1000])
  func bounds(piece: Int) {
    for shape in Self.shapes {
      let text = Array(shape.make(Self.size).utf8)
      for strings in [OpenStrings.omit, .include] {
        let (work, _) = work(AnyValue.self, text, piece, strings)
        #expect(work <= 3 * text.count, "\(shape.name): \(work) for \(text.count)")
      }
    }
  }

  @Test("Models cost no more, whether or not their keys have arrived")
  func models() {
    let fields = #""text":"some text that is not short","numbers":[1,2,3],"words":["a"]"#
    let elements = ["{\"id\":5,\(fields)}", "{\(fields),\"id\":5}"]
    for (start, end) in [
      (#"{"id":1,"children":["#, "]}"), (#"{"children":["#, #"],"id":1}"#),
      (#"{"id":1,"by_name":{"a":{"title":"b"}},"children":["#, "]}"),
    ] {
      for element in elements {
        let text = Array((start + Self.list(Self.size / 80) { _ in element } + end).utf8)
        for strings in [OpenStrings.omit, .include] {
          let (work, count) = work(Record.self, text, 4, strings)
          #expect(work <= 3 * text.count + 64, "\(start): \(work) for \(text.count)")
          // There is a value for each part of an element with its key, or for each whole element.
          let least = element == elements[0] ? text.count / 16 : Self.size / 80
          #expect(start.hasPrefix(#"{"ch"#) ? count == 1 : count >= least, "\(count)")
        }
      }
    }
  }

  @Test("A value that is the same as the last one is not repeated")
  func unchanged() throws {
    var growing = PartialParser<[Record]>(JSONMapper(), .include)
    var values: [(end: Int, count: Int)] = []
    let text = #"[{"id":1},{"text":"abc","words":["d","e"],"id":2,"name":"f"}]"#
    for (index, byte) in text.utf8.enumerated() {
      guard let model = try growing.take([byte])?.get().model else { continue }
      values.append((index, model.count))
    }
    // The number ends with its brace. The second element is not there while its key is missing.
    let second = try #require(text.utf8.firstIndex(of: UInt8(ascii: "2")))
    let key = text.utf8.distance(from: text.utf8.startIndex, to: second)
    #expect(values.filter { $0.count == 1 }.map(\.end) == [8])
    #expect(values.first { $0.count == 2 }?.end == key + 1)
    // The name opens and grows, the object ends, the array ends.
    #expect(values.filter { $0.count == 2 }.count == 6)
  }

  @Test("Twice the text costs twice the work, also where a type has no checkpoints")
  func growth() {
    let element = #"{"title":"a","rating":1,"unknown":[1,2,3]}"#
    for piece in [1, 16] {
      let works = [1, 2, 4].map { factor in
        let text = #"{"id":1,"unknown":["# + Self.list(factor * 150) { _ in element } + "]}"
        return work(Record.self, Array(text.utf8), piece, .include).work
      }
      #expect(works[1] < works[0] * 5 / 2 && works[2] < works[1] * 5 / 2, "\(works)")
    }
  }

  @Test("Each piece that completes something gives a value, however long the text is")
  func eachPiece() {
    let text = "[" + Self.list(20_000) { "\($0)" } + "]"
    #expect(work([Int].self, Array(text.utf8), 1, .omit).values == 20_001)
    let string = "\"" + String(repeating: "y", count: 20_000) + "\""
    #expect(work(String.self, Array(string.utf8), 1, .include).values == 20_002)
  }

  @Test("Depth is limited while it arrives, in a time that grows with the length")
  func depth() {
    var growing = PartialParser<AnyValue>(JSONMapper(), .include)
    for count in 1...513 {
      let found = growing.take([UInt8(ascii: "[")])
      #expect(((try? found?.get()) != nil) == (count <= 512))
      if count > 512 {
        let error = #expect(throws: MappingError.self) { try found?.get() }
        #expect(error?.code == .depthExceeded)
      }
    }
    #expect(growing.isEnded)
  }

  @Test(
    "An error that no more text can mend comes with the byte that causes it",
    arguments: [
      (#"{"a":x"#, 1, 6), (#"{"a":1,}"#, 1, 8), ("[1,\n  tru1", 2, 6), (#"["\q"#, 1, 4),
      (#"["\u12g"#, 1, 7), ("[1 2", 1, 4), ("[-x", 1, 3), ("[1]x", 1, 4), ("]", 1, 1),
      ("[1}", 1, 3),
    ])
  func early(_ text: String, _ line: Int, _ column: Int) throws {
    var growing = PartialParser<AnyValue>(JSONMapper(), .omit)
    for byte in text.utf8.dropLast() {
      #expect(!growing.isEnded)
      if case .failure(let error) = growing.take([byte]) { Issue.record("\(error)") }
    }
    let found = growing.take([text.utf8.last!])
    let error = #expect(throws: MappingError.self) { try found?.get() }
    let place = try #require(error?.location)
    // A token is named by its start or by the byte that is wrong.
    #expect(place.line == line && place.column <= column, "\(place)")
    #expect(growing.isEnded)
  }

  @Test("A whole value of a wrong type is an error at once, as is a whole object without a key")
  func definite() {
    for text in [
      #"[{"id":"x""#, #"[{"id":1,"numbers":[1,"x""#, #"[{"text":"a"}"#,
      #"[{"id":1,"children":[{"text":"a","by_name":{}}"#,
      #"[{"id":1,"children":[{"id":2,"children":[{"detail":{"title":"a"}}"#,
    ] {
      var growing = PartialParser<[Record]>(JSONMapper(), .omit)
      var ends: [Int] = []
      for (index, byte) in text.utf8.enumerated() where !growing.isEnded {
        _ = growing.take([byte])
        if growing.isEnded { ends.append(index) }
      }
      #expect(ends == [text.utf8.count - 1], "\(text)")
    }
  }

  /// Returns the work for a text in pieces, and the number of values.
  private func work<Model: MappingDecodable>(
    _ type: Model.Type, _ text: [UInt8], _ piece: Int, _ strings: OpenStrings
  ) -> (work: Int, values: Int) {
    var growing = PartialParser<Model>(JSONMapper(), strings)
    var count = 0
    for start in stride(from: 0, to: text.count, by: piece) {
      switch growing.take(text[start..<min(start + piece, text.count)]) {
      case .success?: count += 1
      case .failure(let error)?: Issue.record("\(error)")
      case nil: break
      }
    }
    if case .success? = growing.lastElement() { count += 1 }
    return (growing.work, count)
  }
}
