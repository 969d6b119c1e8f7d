/// How a number is held, for formats that tell integers and floating-point numbers apart.
package enum NumberForm {
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)

  /// Any other: an integer beyond 64 bits, or a decimal that no double prints.
  case decimal(DecimalText, isInteger: Bool)
}

extension AnyValue.Number {
  /// Creates a number of 64 bits; the general initializer takes longer.
  package init(unsigned value: UInt64) {
    self.init(Int64(exactly: value).map(Storage.integer) ?? .unsigned(value))
  }

  /// Creates a number of 64 bits; the general initializer takes longer.
  package init(signed value: Int64) { self.init(.integer(value)) }

  /// How the number is held; an integer that fits into 64 bits is one.
  package var form: NumberForm {
    switch storage {
    case .integer(let value): return .integer(value)
    case .unsigned(let value): return .unsigned(value)
    case .double(let value): return .double(value)
    case .decimal(let text):
      guard text.isWrittenAsInteger else {
        let double = text.double
        // Nothing is lost if the double prints the same decimal, as most do to the letter.
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

  private func decimalForm(_ text: NumberText, isInteger: Bool) -> NumberForm {
    guard let decimal = DecimalText(text.string) else { return .double(double) }
    return .decimal(decimal, isInteger: isInteger)
  }
}
