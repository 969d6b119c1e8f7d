import Foundation
import Maquette
import Testing

/// Numbers as text, read and written in place.
@Suite("Numbers as text")
struct QuotedNumberTests {
  @Mappable struct Prices: Equatable {
    @CodableBy(.text(Decimal.self)) var amount: Decimal
    @CodableBy(.text(Int.self)) var count: Int = 0
    @CodableBy(.text(Double.self)) var rate: Double = 0
  }

  @Test(
    "The text is what the number is in JSON",
    arguments: ["0", "-0.5", "12.30", "1999.99", "1e3", "123456789012345678901234567890", "-7"])
  func decimals(_ text: String) throws {
    let expected = Prices(amount: try #require(Decimal(string: text)))
    for padding in ["", String(repeating: " ", count: 80)] {
      #expect(try Prices(json: "{\"amount\":\"\(text)\"}" + padding) == expected)
      #expect(try Prices(json: "{\"amount\":\(text)}" + padding) == expected)
    }
    #expect(try ValueMapper().decode(Prices.self, from: ["amount": .string(text)]) == expected)
    // Every way to write it gives the same text.
    let json = try AnyValue(json: expected.jsonString())
    #expect(try ValueMapper().encode(expected) == json)
  }

  @Test(
    "Doubles and integers are written as they are in JSON, in quotes",
    arguments: [0, 5, -2.5, 1e16, 1e-7, 123_456.75, 0x1p53, 0x1p-1070, 1.7976931348623157e308])
  func doubles(_ value: Double) throws {
    var prices = Prices(amount: 1)
    prices.rate = value
    prices.count = Int(exactly: value) ?? -3
    let tree = try ValueMapper().encode(prices)
    #expect(tree["rate"] == .string("\(value)"))
    #expect(try AnyValue(json: prices.jsonString()) == tree)
    #expect(try AnyValue(json: prices.jsonString(.pretty)) == tree)
    #expect(try Prices(json: prices.jsonBytes()) == prices)
  }

  @Test(
    "Text around a number, and other text, is an error with its place",
    arguments: [
      "", " 12", "12 ", "1 2", "12abc", "+1", "01", "1.", "0x1", "--1", "nan", "1,5", "-",
    ])
  func wrongText(_ text: String) throws {
    for padding in ["", String(repeating: " ", count: 80)] {
      let error = #expect(throws: MappingError.self) {
        try Prices(json: "{\"count\":\"1\",\"amount\":\"\(text)\"}" + padding)
      }
      #expect(error?.path == "amount")
      #expect(error?.location?.column == 23)
    }
    let error = #expect(throws: MappingError.self) {
      try ValueMapper().decode(Prices.self, from: ["amount": .string(text)])
    }
    #expect(error?.path == "amount")
  }

  @Test("A fraction is no integer, in text as in JSON")
  func fractions() throws {
    #expect(throws: MappingError.self) { try Prices(json: #"{"amount":"1","count":"1.5"}"#) }
    #expect(try Prices(json: #"{"amount":"1","count":"2.0"}"#).count == 2)
    #expect(throws: MappingError.self) {
      try Prices(json: #"{"amount":"1","count":"9223372036854775808"}"#)
    }
  }

  @Test("No report lists the text as a conversion, and a wrong one is an error in it")
  func reports() {
    let report = JSONMapper().decodeReporting(
      Prices.self, from: #"{"amount":"1.50","count":"7","rate":"2"}"#)
    #expect(report.issues.isEmpty)
    #expect(report.value == Prices(amount: 1.5, count: 7, rate: 2))
    let wrong = JSONMapper().decodeReporting(
      Prices.self, from: #"{"amount":"1.50","count":"7x","rate":"2"}"#)
    #expect(wrong.issues.map(\.path) == ["count"])
  }

  @Test("A text that is refused in an enum without a tag leaves the other cases")
  func attempts() throws {
    #expect(try Choice(json: #"{"amount":"12.5"}"#) == .price(amount: 12.5))
    #expect(try Choice(json: #"{"amount":"about 12"}"#) == .note(amount: "about 12"))
    #expect(
      try [Choice](json: #"[{"amount":"1"},{"amount":"x"},{"amount":2}]"#) == [
        .price(amount: 1), .note(amount: "x"), .price(amount: 2),
      ])
  }

  @Mappable(tagged: .untagged) enum Choice: Equatable {
    case price(amount: Quoted)
    case note(amount: String)
  }

  @Mappable(transparent: true)
  struct Quoted: Equatable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    @CodableBy(.text(Decimal.self)) var value: Decimal
    init(floatLiteral value: Double) { self.value = Decimal(value) }
    init(integerLiteral value: Int) { self.value = Decimal(value) }
  }

  @Test("Updates and configurations follow the same rule")
  func everyWay() throws {
    var prices = Prices(amount: 1, count: 2, rate: 3)
    try JSONMapper().update(&prices, from: #"{"amount":"2.50","rate":"1e2"}"#)
    #expect(prices == Prices(amount: 2.5, count: 2, rate: 100))
    try ValueMapper().update(&prices, from: ["count": "9"])
    #expect(prices == Prices(amount: 2.5, count: 9, rate: 100))

    let configured = try MappingConfiguration(naming: .snakeCase)
    let mapper = JSONMapper(options: .init(configuration: configured))
    #expect(
      try mapper.decode(Prices.self, from: #"{"amount":"2.50","count":"9","rate":"100.0"}"#)
        == prices)
    #expect(try AnyValue(json: mapper.encode(prices)) == (try ValueMapper().encode(prices)))
  }

  @Test("A value that is no number is an error at its place, after its siblings") func noNumber() {
    for rows in [[true], [true, false]] {
      let holder = Truths(id: 3, rows: rows)
      let inText = #expect(throws: MappingError.self) { try holder.jsonString() }
      let inTree = #expect(throws: MappingError.self) { try ValueMapper().encode(holder) }
      #expect(inText?.path == "rows[0]")
      #expect(inTree?.path == "rows[0]")
      #expect(inTree?.found == inText?.found)
    }
    let error = #expect(throws: MappingError.self) { try ValueMapper().encode(Truth()) }
    #expect(error?.path == "isOn")
  }

  @Mappable struct Truths {
    var id: Int
    @CodableBy(.elements(of: .text(Bool.self))) var rows: [Bool]
  }

  @Mappable struct Truth {
    var id = 5
    @CodableBy(.text(Bool.self)) var isOn: Bool = true
  }

  @Test("A type that writes no value has no number to put quotes around")
  func nothingWritten() throws {
    for count in 0..<3 {
      let rows = Array(repeating: Silent(), count: count)
      #expect(throws: MappingError.self) { try Holder(rows: rows + [Silent()]).jsonString() }
      #expect(throws: MappingError.self) {
        try ValueMapper().encode(Holder(rows: rows + [Silent()]))
      }
    }
  }

  @Mappable struct Holder {
    @CodableBy(.elements(of: .text(Silent.self))) var rows: [Silent]
  }

  struct Silent: Mappable {
    init() {}
    init<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) {
      try reader.skipValue()
    }
    func write<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {}
  }
}
