import TestSupport

/// Texts of numbers that are hard to parse.
enum HardNumber: CaseIterable {
  /// 1 to 40 digits with a point and an exponent at any position.
  case any

  /// The printed forms of doubles.
  case shortest

  /// The midpoint of two doubles, and values just beside it.
  case middle

  /// The midpoint of two floats, and values just beside it.
  case floatMiddle

  /// Values near the largest, the smallest normal and the smallest doubles and floats.
  case extreme

  /// Powers of ten and of two, and adjacent values.
  case power

  /// Hundreds of digits, the last of which may decide.
  case long
}

extension SeededGenerator {
  /// A random text of a kind.
  mutating func text(of kind: HardNumber) -> String {
    let sign = below(4) == 0 ? "-" : ""
    switch kind {
    case .any:
      let whole = below(3) == 0 ? "0" : "\(1 + below(9))" + digits(below(20))
      let fraction = below(4) == 0 ? "" : "." + digits(1 + below(24))
      let exponent = below(3) == 0 ? "" : pick(["e", "E", "e+"]) + "\(below(350))"
      return sign + whole + fraction + (below(2) == 0 ? exponent : "e-\(below(360))")
    case .shortest:
      let value = Double(bitPattern: next())
      return value.isFinite ? "\(value)" : "0.1"
    case .middle:
      return sign + hair(besides: next() >> 11 | 1 << 52, exponent: below(70) - 1)
    case .floatMiddle:
      return sign + hair(besides: next() >> 40 | 1 << 23, exponent: below(80))
    case .extreme:
      let exponent = pick([-325, -324, -323, -309, -308, -307, 307, 308, 309])
      let float = pick([-46, -45, -44, -39, -38, -37, 37, 38, 39])
      let power = below(2) == 0 ? exponent : float
      return sign + "\(1 + below(9)).\(digits(1 + below(30)))e\(power)"
    case .power:
      let value = Double(sign: .plus, exponent: below(2098) - 1074, significand: 1)
      let near = pick([value, value.nextUp, value.nextDown])
      return below(2) == 0 ? "\(near)" : "\(sign)1e\(below(640) - 330)"
    case .long:
      let count = 20 + below(800)
      let tail = below(2) == 0 ? String(repeating: "0", count: count) : digits(count)
      return sign + "\(1 + below(9))\(digits(17)).\(tail)\(below(10))e\(below(600) - 310)"
    }
  }

  /// A finite double that is hard to print: with few digits, with few bits, an integer, or any.
  mutating func double() -> Double {
    switch below(5) {
    case 0: return Double("\(1 + below(9)).\(digits(below(17)))e\(below(600) - 300)") ?? 0
    case 1: return Double(Int64(truncatingIfNeeded: next() >> 20)) / 1000
    case 2:
      // Between two of these are decimals equally near to both.
      let significand = Double(next() >> UInt64(11 + below(50)))
      return Double(sign: .plus, exponent: below(200) - 140, significand: significand)
    case 3: return Double(next() >> UInt64(below(40)))
    default:
      let value = Double(bitPattern: next())
      return value.isFinite ? value : 0
    }
  }

  /// The midpoint above a significand, or almost, times a power of two.
  private mutating func hair(besides significand: UInt64, exponent: Int) -> String {
    let middle = (UInt128(significand) << 1 | 1) << UInt128(max(exponent, 0) % 64)
    let zeros = String(repeating: "0", count: below(40))
    switch below(4) {
    case 0: return "\(middle)"
    case 1: return "\(middle).\(zeros)1"
    case 2: return "\(middle - 1).9\(zeros.replacingZeros)"
    default: return "\(middle).\(zeros)" + "0"
    }
  }
}

extension String {
  /// The same number of nines.
  fileprivate var replacingZeros: String { String(repeating: "9", count: count) }
}
