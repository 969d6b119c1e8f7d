/// The shortest float with the same value as a double.
enum ShortestFloat {
  case half(UInt16)
  case single(UInt32)
  case double(UInt64)

  init(_ value: Double) {
    let single = Float(value)
    if value.isNaN {
      self = .half(0x7E00)
    } else if let half = HalfFloat.exactly(value) {
      self = .half(half)
    } else if Double(single) == value {
      self = .single(single.bitPattern)
    } else {
      self = .double(value.bitPattern)
    }
  }

  /// The number of bytes.
  var width: Int {
    switch self {
    case .half: 2
    case .single: 4
    case .double: 8
    }
  }
}

/// 16-bit floats (IEEE 754 binary16), which not every platform supports.
enum HalfFloat {
  /// The value of a 16-bit float.
  static func double(_ bits: UInt16) -> Double {
    let exponent = Int(bits >> 10 & 0x1F)
    let fraction = Double(bits & 0x3FF)
    let magnitude: Double
    switch exponent {
    case 0: magnitude = fraction * 0x1p-24
    case 31: magnitude = fraction == 0 ? .infinity : .nan
    default:
      magnitude = Double(sign: .plus, exponent: exponent - 25, significand: 1024 + fraction)
    }
    return bits & 0x8000 == 0 ? magnitude : -magnitude
  }

  /// The 16-bit float with exactly this value; nil if there is none.
  ///
  /// NaN has several representations.
  static func exactly(_ value: Double) -> UInt16? {
    let sign: UInt16 = value.sign == .minus ? 0x8000 : 0
    let magnitude = value.magnitude
    if magnitude == 0 { return sign }
    if magnitude == .infinity { return sign | 0x7C00 }
    guard magnitude >= 0x1p-24, magnitude < 0x1p16 else { return nil }
    // Below 2^-14 the exponent is fixed, and fewer significant bits remain.
    let exponent = max(Int(magnitude.exponent), -14)
    let fraction = Double(sign: .plus, exponent: 10 - exponent, significand: magnitude)
    guard let bits = UInt16(exactly: fraction) else { return nil }
    return sign | (bits < 1024 ? bits : UInt16(exponent + 15) << 10 | (bits - 1024))
  }
}
