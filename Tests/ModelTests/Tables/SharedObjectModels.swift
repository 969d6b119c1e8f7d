import Maquette

// Models whose properties share objects: nested ones, flattened ones, and class instances in
// several properties.

@Mappable struct TableSpot: Equatable {
  var x = 0
  var y = 0
  @CodableIgnored var cache = "fresh"
}

@Mappable final class TableMark: Equatable {
  init() {}
  var x = 0
  var y = 0
  var next: TableMark?
  @CodableIgnored var cache = "fresh"

  static func == (left: TableMark, right: TableMark) -> Bool {
    (left.x, left.y) == (right.x, right.y)
  }
}

@Mappable struct TableSpotHolder: Equatable {
  var id = 0
  @CodableFlattened var spot: TableSpot
  @CodableFlattened(prefix: "b_") var other: TableSpot?
}

@Mappable final class TableSpotObject {
  init(spot: TableSpot) { self.spot = spot }
  var id = 0
  @CodableFlattened var spot: TableSpot
  @CodableFlattened(prefix: "b_") var other: TableSpot?
}

@Mappable struct TableSpotBox<T: Equatable>: Equatable {
  var id: T
  @CodableFlattened var spot: TableSpot
}

@Mappable struct TableMarkPair {
  var a: TableMark
  var b: TableMark
}

/// An object that refers to itself, with an optional flattened member.
@Mappable final class TableRing {
  init() {}
  var n = 0
  var next: TableRing?
  @CodableFlattened(prefix: "b_") var other: TableSpot?
}

/// Properties of a model and of a flattened member in the same nested object.
@Mappable struct TableVersion: Equatable {
  @CodingKey(path: "meta.version") var version = 0
}

@Mappable struct TableRelease: Equatable {
  @CodingKey(path: "meta.id") var id: Int
  @CodableFlattened var version: TableVersion
}

@Mappable class TableEntry {
  init() {}
  @CodingKey(path: "meta.id") var id = 0
}

@Mappable class TableArticle: TableEntry {
  @CodingKey(path: "meta.version") var version = 0
}

@Mappable struct TableForgiving: Equatable {
  @CodableDefault(7, on: .missing, .null, .invalid) @CodingKey(path: "ext.count") var count: Int
}

@Mappable struct TableWide {
  @CodableFlattened(prefix: "a_") var first: TableWide40
  @CodableFlattened(prefix: "b_") var second: TableWide40
  @CodableFlattened(prefix: "c_") var third: TableWide40
  @CodableFlattened(prefix: "d_") var fourth: TableWide40
  var last: Int
}

@Mappable struct TableWide40 {
  var p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0, p6 = 0, p7 = 0, p8 = 0, p9 = 0
  var q0 = 0, q1 = 0, q2 = 0, q3 = 0, q4 = 0, q5 = 0, q6 = 0, q7 = 0, q8 = 0, q9 = 0
  var r0 = 0, r1 = 0, r2 = 0, r3 = 0, r4 = 0, r5 = 0, r6 = 0, r7 = 0, r8 = 0, r9 = 0
  var s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, s8 = 0, s9 = 0
}

@Mappable struct TableChoice: Equatable {
  var n: Int
}

@Mappable(tagged: .untagged) enum TableScalar: Equatable {
  case number(Int)
  case flag(Bool)
  case text(String)
  case choice(TableChoice)
}

@Mappable(tagged: .internal("t"), conversions: .strict) enum TableStrictInside: Equatable {
  case n(a: Int)
}

@Mappable(tagged: .adjacent("t", content: "c"), conversions: .strict)
enum TableStrictBeside: Equatable {
  case n(a: Int)
}

@Mappable(tagged: .untagged, conversions: .strict) enum TableStrictUntagged: Equatable {
  case n(Int)
}

@Mappable(conversions: .strict) enum TableStrictOutside: Equatable {
  case n(a: Int)
}

@Mappable(transparent: true, conversions: .strict) struct TableStrictNumber: Equatable {
  var value: Int
}

@Mappable(via: Int.self, conversions: .strict) struct TableStrictVia: Equatable {
  var value: Int
  init(_ value: Int) { self.value = value }
}

extension Int {
  fileprivate init(_ via: TableStrictVia) { self = via.value }
}
