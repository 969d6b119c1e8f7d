/// The representation of a number, for formats that distinguish integers from floating-point
/// numbers.
package enum NumberForm {
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)

  /// Any other number: an integer beyond 64 bits, or a decimal that is not the description of a
  /// double.
  case decimal(DecimalText, isInteger: Bool)
}

extension AnyValue.Number {
  /// Creates a 64-bit number; this is faster than the general initializer.
  package init(unsigned value: UInt64) {
    self.init(Int64(exactly: value).map(Storage.integer) ?? .unsigned(value))
  }

  /// Creates a 64-bit number; this is faster than the general initializer.
  package init(signed value: Int64) { self.init(.integer(value)) }

  /// The representation of the number; an integer if it is one, fits in 64 bits and is no negative zero.
  package var form: NumberForm {
    switch storage {
    case .integer(let value): return .integer(value)
    case .unsigned(let value): return .unsigned(value)
    case .double(let value): return .double(value)
    case .decimal(let text):
      guard text.isWrittenAsInteger, !isNegativeZero else {
        let double = text.double
        // Nothing is lost if the double prints the same decimal; most print the same text.
        if double.isFinite, "\(double)" == text.string || AnyValue.Number(double) == self {
          return .double(double)
        }
        return decimalForm(text, isInteger: false)
      }
      if let value: Int64 = text.integer() { return .integer(value) }
      if let value: UInt64 = text.integer() { return .unsigned(value) }
      return decimalForm(text, isInteger: true)
    }
  }

  /// Whether the number is a zero with a sign, which no integer has.
  package var isNegativeZero: Bool { double == 0 && double.sign == .minus }

  private func decimalForm(_ text: NumberText, isInteger: Bool) -> NumberForm {
    guard let decimal = DecimalText(text.string) else { return .double(double) }
    return .decimal(decimal, isInteger: isInteger)
  }
}
