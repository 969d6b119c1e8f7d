public import Foundation
import Maquette

/// A point in space.
@Mappable
public struct Point: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
}

/// An article whose prices are decimals in text.
@Mappable
public struct PricedArticle: Sendable {
  public var sku: String
  @CodableBy(.text(Decimal.self)) public var net: Decimal
  @CodableBy(.text(Decimal.self)) public var gross: Decimal
  @CodableBy(.text(Decimal.self)) public var tax: Decimal
}

/// A measurement: a time, a value and its quality.
@Mappable
public struct Reading: Sendable {
  public var time: Int
  public var value: Double
  public var quality: Int?
}

extension Workloads {
  public static let doubles = large("doubles", [Double].self) {
    $0.array(10_000) { $0.double() }
  }
  public static let decimalsAsDoubles = large("doubles-short", [Double].self) {
    $0.array(20_000) { $0.decimal() }
  }
  public static let exponents = large("doubles-with-exponents", [Double].self) {
    $0.array(10_000) { "\($0.decimal(1...6, below: 10))e\($0.pick(["-", ""]))\($0.number(1...30))" }
  }
  public static let pairs = large("pairs-of-doubles", [[Double]].self) {
    $0.array(8000) { $0.array(2) { $0.double() } }
  }
  public static let points = large("points", [Point].self) {
    $0.array(6000) { point(&$0) }
  }
  public static let mixedIntegers = large("integers-of-mixed-length", [Int].self) {
    $0.array(20_000) { $0.mixedInteger() }
  }
  public static let shortIntegers = large("integers-short", [Int].self) {
    $0.array(30_000) { $0.integer(0...999) }
  }
  public static let bytes = large("integers-as-bytes", [UInt8].self) {
    $0.array(30_000) { $0.integer(0...255) }
  }
  public static let booleans = large("booleans-and-nulls", [Bool?].self) {
    $0.array(20_000) { $0.isOne(in: 4) ? "null" : $0.bool() }
  }
  public static let decimals = large("decimals", [Decimal].self) {
    $0.array(10_000) { $0.decimal(2...2, below: 100_000) }
  }
  public static let prices = large("prices-as-text", [PricedArticle].self) {
    $0.array(3000) { content in
      func price() -> String {
        "\"\(content.number(0...9999)).\(content.number(0...9))\(content.number(1...9))\""
      }
      return content.object([
        ("sku", content.identifier(8)), ("net", price()), ("gross", price()), ("tax", price()),
      ])
    }
  }
  public static let readings = large("readings", [Reading].self) {
    $0.array(5000) { content in
      let quality = content.isOne(in: 2) ? [("quality", content.integer(0...100))] : []
      return content.object(
        [
          ("time", content.integer(1_600_000_000_000...1_800_000_000_000)),
          ("value", content.decimal(1...2)),
        ] + quality)
    }
  }
  public static let integerSet = large("integer-set", Set<Int>.self, hasSets: true) { content in
    var all: Set<Int> = []
    while all.count < 10_000 { all.insert(content.number(0...10_000_000)) }
    return "[" + all.sorted().map { "\($0)" }.joined(separator: ",") + "]"
  }

  static func point(_ content: inout Content) -> String {
    content.object([
      ("x", content.decimal()), ("y", content.decimal()), ("z", content.decimal()),
    ])
  }
}
