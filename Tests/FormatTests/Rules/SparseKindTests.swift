import Maquette
import MaquetteCore
import Testing

@Mappable private struct Row: Equatable, Sendable {
  var p: Int?
  var q: String?
  var r: Bool?
  var s: Double?
  var t: Int8?

  /// The properties whose bits are set have values.
  init(_ bits: Int) {
    p = bits & 1 == 0 ? nil : 7
    q = bits & 2 == 0 ? nil : "text that needs memory of its own"
    r = bits & 4 == 0 ? nil : true
    s = bits & 8 == 0 ? nil : 2.5
    t = bits & 16 == 0 ? nil : -3
  }

  /// This row after an update with another.
  func updated(by other: Row) -> Row {
    var row = self
    row.p = other.p ?? p
    row.q = other.q ?? q
    row.r = other.r ?? r
    row.s = other.s ?? s
    row.t = other.t ?? t
    return row
  }
}

@Mappable private struct Generic<Value: Mappable & Equatable & Sendable>: Equatable, Sendable {
  var a: Value?
  var b: Value?
  var c: Int?
  var d: String?
  var e = 4

  init(_ bits: Int, _ value: Value) {
    a = bits & 1 == 0 ? nil : value
    b = bits & 2 == 0 ? nil : value
    c = bits & 4 == 0 ? nil : 1
    d = bits & 8 == 0 ? nil : "d"
  }
}

@Mappable private class Base {
  var p: Int?
  var q: String?
  var r: Bool?
  var s: Double?

  init(_ row: Row) { (p, q, r, s) = (row.p, row.q, row.r, row.s) }
}

@Mappable private final class Derived: Base, Equatable {
  var own: Int?
  var other: String?
  var third: Bool?
  var fourth: Double?

  init(_ row: Row, _ next: Row) {
    (own, other, third, fourth) = (next.p, next.q, next.r, next.s)
    super.init(row)
  }

  static func == (left: Derived, right: Derived) -> Bool {
    left.p == right.p && left.q == right.q && left.r == right.r && left.s == right.s
      && left.own == right.own && left.other == right.other && left.third == right.third
      && left.fourth == right.fourth
  }
}

@Mappable(tagged: .internal("tag")) private enum Choice: Equatable, Sendable {
  case row(p: Int?, q: String?, r: Bool?, s: Double?)
  case whole(Row)
}

@Mappable private struct Holder: Equatable, Sendable {
  var id: Int
  @CodableFlattened var row: Row
  @CodableFlattened(prefix: "o_") var other: Row?
  var u: Int?
  var v: Int?
  var w: String?
  var x: Bool?
}

/// Few values of many optional properties, in every kind of model.
@Suite("Optional properties of which few are there, in every format") struct SparseKindTests {
  @Test("Come back as they were, also in a report", arguments: FormatUnderTest.all)
  func roundTrips(_ format: FormatUnderTest) {
    for bits in 0..<32 {
      let (row, next) = (Row(bits), Row(31 - bits))
      check(row, in: format)
      check(Generic(bits, "text"), in: format)
      check(Generic(bits, row), in: format)
      check(Derived(row, next), in: format)
      check(Choice.row(p: row.p, q: row.q, r: row.r, s: row.s), in: format)
      check(Choice.whole(row), in: format)
      check(Holder(id: 1, row: row, other: bits == 31 ? nil : next, w: row.q), in: format)
    }
  }

  private func check<T: Mappable & Equatable>(_ value: T, in format: FormatUnderTest) {
    do {
      let document = try format.mapping.encode(value, EncodingOptions())
      let decoded = try format.mapping.decode(T.self, from: document, DecodingOptions())
      #expect(decoded == value)
      let report = format.mapping.report(T.self, from: document, DecodingOptions())
      #expect(report.value == value)
      #expect(report.issues.isEmpty)
    } catch {
      #expect(error.code == .unencodable, "\(value): \(error)")
    }
  }

  @Test("An update keeps what the document lacks", arguments: FormatUnderTest.all)
  func updates(_ format: FormatUnderTest) throws {
    for bits in 1..<32 {
      let (full, row) = (Row(31), Row(bits))
      let document = try format.mapping.encode(row, EncodingOptions())
      var updated = full
      try format.mapping.update(&updated, from: document, DecodingOptions())
      // CSV has a column for each property.
      let expected = format.hasRows ? row : full.updated(by: row)
      #expect(updated == expected)
    }
  }
}
