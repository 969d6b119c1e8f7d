import Maquette
import Testing

/// What options and reports need to know about each key of an object that a table describes.
@Suite("Keys that options inspect")
struct KeyInspectionTests {
  @Mappable
  struct InspectedBook: Equatable {
    var id: Int
    var title: String = "untitled"
    @DecodableAlias("writer") var author: String?
    var aPropertyWhoseNameIsLongerThanTwentyNineBytes: Int = 0
    var place: InspectedPlace?
  }

  @Mappable
  struct InspectedPlace: Equatable {
    var city: String = "none"
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var options = DecodingOptions()

    /// The code and the path of each issue.
    var issues: [String]
    var id: Int? = 1
    var title = "untitled"

    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case(text: #"{"id": 1}"#, issues: []),
    Case(text: #"{"id":1,"other":[1]}"#, issues: []),
    Case(text: #"{ "id" : 1 , "title" : "a" }"#, issues: [], title: "a"),
    Case(text: #"{"\u0069d": 1, "title": "a"}"#, issues: [], title: "a"),
    Case(text: #"{"id": 2, "id": 1}"#, issues: ["duplicateKey id"]),
    Case(text: #"{"id": 2, "\u0069d": 1}"#, issues: ["duplicateKey id"]),
    Case(text: #"{"other": 2, "id": 1, "other": 3}"#, issues: ["duplicateKey other"]),
    Case(
      text: #"{"id": 1, "id": 2}"#, options: .init(duplicateKeys: .firstWins),
      issues: ["duplicateKey id"]),
    Case(
      text: #"{"id": 1, "title": "a", "title": 5}"#, options: .init(duplicateKeys: .firstWins),
      issues: ["duplicateKey title"], title: "a"),
    Case(text: #"{"id": 1, "title": null}"#, issues: ["unexpectedNull title"]),
    Case(text: #"{"id": 1, "place": {"city": null}}"#, issues: ["unexpectedNull place.city"]),
    Case(
      text: #"{"id": "1", "title": 5}"#, issues: ["typeMismatch id", "typeMismatch title"],
      title: "5"),
    Case(text: #"{"id": 1, "author": "x", "writer": "y"}"#, issues: ["conflictingKeys writer"]),
    Case(text: #"{"id": 1, "author": "x", "writer": "x"}"#, issues: []),
    Case(text: #"{"title": "a"}"#, issues: ["missingKey id"], id: nil),
    Case(text: #"{"id": [], "title": "a"}"#, issues: ["typeMismatch id"], id: nil),
    Case(
      text: #"{"ID": 1, "Title": "a"}"#, options: .init(keys: .ignoringCase),
      issues: ["unknownKey ID", "unknownKey Title"], title: "a"),
    Case(
      text: #"{"id": 1, "Id": 1, "title": "a"}"#, options: .init(keys: .ignoringCase),
      issues: ["duplicateKey Id", "unknownKey Id"], title: "a"),
    Case(
      text: #"{"_id": 1, "title": "a"}"#,
      options: .init(keys: .renamed { $0 == "_id" ? "id" : $0 == "title" ? "ignored" : $0 }),
      issues: []),
    Case(
      text: #"{"id": 1, "title": "a", "place": null}"#,
      options: .init(limits: .init(elementCount: 3)), issues: [], title: "a"),
    Case(
      text: #"{"id": 1, "other": 1}"#, options: .init(unknownKeys: .report),
      issues: ["unknownKey other"]),
  ]

  private func check(_ report: MappingReport<InspectedBook>, _ example: Case) {
    #expect(report.issues.map { "\($0.code) \($0.path)" }.sorted() == example.issues.sorted())
    #expect(report.value?.id == example.id)
    if let book = report.value { #expect(book.title == example.title) }
  }

  @Test("A report of a text lists what is wrong with its keys", arguments: cases)
  func text(example: Case) {
    let mapper = JSONMapper(options: .init(decoding: example.options, encoding: .init()))
    check(mapper.decodeReporting(InspectedBook.self, from: example.text), example)
  }

  @Test("In an array of objects, each is inspected separately", arguments: cases)
  func array(example: Case) {
    let mapper = JSONMapper(options: .init(decoding: example.options, encoding: .init()))
    let text = "[" + example.text + ",\n" + example.text + "]"
    guard example.options.limits.elementCount == .max else { return }
    let report = mapper.decodeReporting([InspectedBook].self, from: text)
    let issues = report.issues.map { "\($0.code) \($0.path)" }
    for index in 0..<2 {
      for issue in example.issues {
        let (code, path) = (issue.prefix { $0 != " " }, issue.drop { $0 != " " }.dropFirst())
        #expect(issues.contains("\(code) [\(index)].\(path)"))
      }
    }
  }

  @Test("A tree without duplicate keys has the same issues as its text", arguments: cases)
  func tree(example: Case) throws {
    guard !example.issues.contains(where: { $0.hasPrefix("duplicateKey") }) else { return }
    let mapper = ValueMapper(options: .init(decoding: example.options, encoding: .init()))
    check(
      mapper.decodeReporting(InspectedBook.self, from: try AnyValue(json: example.text)), example)
  }

  @Test(
    "A text fails at the key that an option refuses",
    arguments: [
      (#"{"id": 1, "id": 2}"#, DecodingOptions(duplicateKeys: .reject), "duplicateKey", 16),
      (#"{"x": 1, "x": 2}"#, DecodingOptions(duplicateKeys: .reject), "duplicateKey", 14),
      (
        #"{"id": 1, "title": "a", "x": 2}"#,
        DecodingOptions(limits: .init(elementCount: 2)), "tooManyElements", 29
      ),
      (
        #"{"id": 1, "title": "a", "place": {}}"#,
        DecodingOptions(limits: .init(elementCount: 2)), "tooManyElements", 33
      ),
      (
        #"{"aPropertyWhoseNameIsLongerThanTwentyNineBytes": 1}"#,
        DecodingOptions(limits: .init(stringLength: 40)), "stringTooLong", 1
      ),
      (
        #"{"id": 1, "unknown": 1}"#, DecodingOptions(unknownKeys: .reject, duplicateKeys: .reject),
        "unknownKey", 21
      ),
    ] as [(String, DecodingOptions, String, Int)])
  func refusals(text: String, options: DecodingOptions, code: String, offset: Int) {
    let mapper = JSONMapper(options: .init(decoding: options, encoding: .init()))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(InspectedBook.self, from: text)
    }
    #expect(error.map { "\($0.code)" } == code)
    #expect(error?.byteOffset == offset)
  }

  @Test("An update under these options changes only what the text contains")
  func update() throws {
    let options: [DecodingOptions] = [
      .init(), .init(duplicateKeys: .reject), .init(keys: .ignoringCase),
      .init(limits: .init(elementCount: 10)), .init(rules: .init(invalidElements: .drop)),
    ]
    for options in options {
      var book = InspectedBook(
        id: 1, title: "a", author: "b", aPropertyWhoseNameIsLongerThanTwentyNineBytes: 2,
        place: InspectedPlace(city: "c"))
      let mapper = JSONMapper(options: .init(decoding: options, encoding: .init()))
      try mapper.update(&book, from: #"{"title": "new", "place": {"city": "d"}, "x": 1}"#)
      #expect(
        book
          == InspectedBook(
            id: 1, title: "new", author: "b", aPropertyWhoseNameIsLongerThanTwentyNineBytes: 2,
            place: InspectedPlace(city: "d")))
    }
  }
}
