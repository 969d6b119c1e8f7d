import Maquette
import MaquetteCore
import Testing

@Mappable struct OrderedPart: Equatable, Sendable {
  @Validated(.range(1...)) var count: Int
  var code: Int
}

@Mappable struct OrderedReport: Equatable, Sendable {
  var first: Int
  @DecodableAlias("ältere") var second: Int?
  @Validated(.count(...1)) var parts: [OrderedPart] = []
  var inner: OrderedInner
  var last: Int
}

@Mappable struct OrderedInner: Equatable, Sendable {
  @CodingKey(path: "deep.one") var one: Int
  @CodingKey(path: "deep.two") var two: Int
  @CodableFlattened var flat: OrderedFlat
}

@Mappable struct OrderedFlat: Equatable, Sendable {
  var needed: Int
  var wide: Int8?
}

@Mappable final class OrderedObject: Sendable {
  let needed: Int
  let inner: OrderedPart
  let after: Int
  init(needed: Int, inner: OrderedPart, after: Int) {
    self.needed = needed
    self.inner = inner
    self.after = after
  }
}

/// A report lists the issues in the order of the source, wherever the engine finds them.
@Suite("The order of the issues in a report") struct ReportOrderTests {
  private static let options = DecodingOptions(unknownKeys: .report)

  /// Documents whose issues the engine finds in another order.
  private static let trees: [AnyValue] = [
    [
      "unknown": 1, "parts": [["count": "0"], ["code": "x", "other": 1]], "inner": ["wide": 1000],
    ],
    [
      "last": "x", "inner": ["needed": "x", "deep": ["two": "x", "more": 1], "wide": 300],
      "first": [],
    ],
    ["parts": [["code": 1, "count": "3"], ["count": 0]], "last": "7", "x": ["y": 1]],
  ]

  @Test(arguments: FormatUnderTest.all, trees)
  func `Places grow, and a missing key stands at the beginning of its object`(
    _ format: FormatUnderTest, _ tree: AnyValue
  ) throws {
    guard format.holds(tree), !format.hasRows else { return }
    let document = try format.document(tree)
    let report = format.mapping.report(OrderedReport.self, from: document, Self.options)
    let offsets = report.issues.map(\.error.byteOffset)
    #expect(report.issues.count > 4)
    #expect(!offsets.contains(nil))
    #expect(offsets.compactMap(\.self) == offsets.compactMap(\.self).sorted())
  }

  @Test(arguments: [trees[0], trees[2]]) func `A tree has the order of its text`(_ tree: AnyValue)
    throws
  {
    let text = try JSONMapper(options: .init(unknownKeys: .report))
      .decodeReporting(OrderedReport.self, from: tree.jsonString())
    let read = ValueMapper(options: .init(unknownKeys: .report))
      .decodeReporting(OrderedReport.self, from: tree)
    #expect(read.issues.map(\.error.path) == text.issues.map(\.error.path))
    #expect(read.issues.map(\.code) == text.issues.map(\.code))
  }

  @Test func `Other kinds of models have the same order`() throws {
    let text = #"{"inner": {"code": "x"}, "zeta": 1, "after": "y"}"#
    let expected = ["needed", "inner.count", "inner.code", "zeta", "after"]
    let mapper = JSONMapper(options: .init(unknownKeys: .report))
    let objects = mapper.decodeReporting(OrderedObject.self, from: text)
    #expect(objects.issues.map(\.error.path.description) == expected)
    let tree = try ValueMapper(options: .init(unknownKeys: .report))
      .decodeReporting(OrderedObject.self, from: AnyValue(json: text))
    #expect(tree.issues.map(\.error.path.description) == expected)
    var parser = mapper.lineParser(of: OrderedObject.self)
    parser.append(Array(text.utf8))
    parser.finish()
    let report = parser.nextReport()
    #expect(report?.issues.map(\.error.path.description) == expected)
  }

  @Test func `A function for issues sees the same order`() {
    let paths = Paths()
    let text = #"{"inner": {"code": "x"}, "after": "y"}"#
    let mapper = JSONMapper { issue in paths.add(issue) }
    #expect(throws: MappingError.self) { try mapper.decode(OrderedObject.self, from: text) }
    #expect(paths.all == ["needed", "inner.count", "inner.code", "after"])
  }

  @Test func `An update and a report that is full keep their order`() throws {
    let paths = Paths()
    var model = OrderedPart(count: 1, code: 1)
    let text = #"{"count": "0", "code": "x"}"#
    let mapper = JSONMapper { issue in paths.add(issue) }
    #expect(throws: MappingError.self) { try mapper.update(&model, from: text) }
    #expect(paths.all == ["count", "count", "code"])

    let few = JSONMapper(options: .init(limits: .init(issues: 3)))
    let report = few.decodeReporting(
      [OrderedPart].self, from: #"[{"count": "x"}, {"count": "y"}, {"count": "z"}]"#)
    #expect(report.issues.last?.code == .tooManyIssues)
    let places = report.issues.dropLast().compactMap(\.error.byteOffset)
    #expect(places.count == 3 && places == places.sorted())
  }

  /// Collects paths; a call reports its issues on the thread that makes it.
  private final class Paths: @unchecked Sendable {
    private(set) var all: [String] = []

    func add(_ issue: MappingIssue) { all.append(issue.error.path.description) }
  }
}
