import Maquette

// Models whose properties share objects: nested ones, flattened ones, and objects of classes that
// several properties hold.

@Mappable struct Spot: Equatable {
  var x = 0
  var y = 0
  @CodableIgnored var cache = "fresh"
}

@Mappable final class Mark: Equatable {
  init() {}
  var x = 0
  var y = 0
  var next: Mark?
  @CodableIgnored var cache = "fresh"

  static func == (left: Mark, right: Mark) -> Bool { (left.x, left.y) == (right.x, right.y) }
}

@Mappable struct SpotHolder: Equatable {
  var id = 0
  @CodableFlattened var spot: Spot
  @CodableFlattened(prefix: "b_") var other: Spot?
}

@Mappable final class SpotObject {
  init(spot: Spot) { self.spot = spot }
  var id = 0
  @CodableFlattened var spot: Spot
  @CodableFlattened(prefix: "b_") var other: Spot?
}

@Mappable struct SpotBox<T: Equatable>: Equatable {
  var id: T
  @CodableFlattened var spot: Spot
}

@Mappable struct MarkPair {
  var a: Mark
  var b: Mark
}

/// Properties of a model and of a flattened member in one nested object.
@Mappable struct Version: Equatable {
  @CodingKey(path: "meta.version") var version = 0
}

@Mappable struct Release: Equatable {
  @CodingKey(path: "meta.id") var id: Int
  @CodableFlattened var version: Version
}

@Mappable class Entry {
  init() {}
  @CodingKey(path: "meta.id") var id = 0
}

@Mappable class Article: Entry {
  @CodingKey(path: "meta.version") var version = 0
}

@Mappable struct Forgiving: Equatable {
  @CodableDefault(7, on: .missing, .null, .invalid) @CodingKey(path: "ext.count") var count: Int
}

@Mappable struct Wide {
  @CodableFlattened(prefix: "a_") var first: Wide40
  @CodableFlattened(prefix: "b_") var second: Wide40
  @CodableFlattened(prefix: "c_") var third: Wide40
  @CodableFlattened(prefix: "d_") var fourth: Wide40
  var last: Int
}

@Mappable struct Wide40 {
  var p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0, p6 = 0, p7 = 0, p8 = 0, p9 = 0
  var q0 = 0, q1 = 0, q2 = 0, q3 = 0, q4 = 0, q5 = 0, q6 = 0, q7 = 0, q8 = 0, q9 = 0
  var r0 = 0, r1 = 0, r2 = 0, r3 = 0, r4 = 0, r5 = 0, r6 = 0, r7 = 0, r8 = 0, r9 = 0
  var s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0, s5 = 0, s6 = 0, s7 = 0, s8 = 0, s9 = 0
}

@Mappable struct Choice: Equatable {
  var n: Int
}

@Mappable(tagged: .untagged) enum Scalar: Equatable {
  case number(Int)
  case flag(Bool)
  case text(String)
  case choice(Choice)
}

@Mappable(tagged: .internal("t"), conversions: .strict) enum StrictInside: Equatable {
  case n(a: Int)
}

@Mappable(tagged: .adjacent("t", content: "c"), conversions: .strict) enum StrictBeside: Equatable {
  case n(a: Int)
}

@Mappable(tagged: .untagged, conversions: .strict) enum StrictUntagged: Equatable {
  case n(Int)
}

@Mappable(conversions: .strict) enum StrictOutside: Equatable {
  case n(a: Int)
}

@Mappable(transparent: true, conversions: .strict) struct StrictNumber: Equatable {
  var value: Int
}

@Mappable(via: Int.self, conversions: .strict) struct StrictVia: Equatable {
  var value: Int
  init(_ value: Int) { self.value = value }
}

extension Int {
  fileprivate init(_ via: StrictVia) { self = via.value }
}
