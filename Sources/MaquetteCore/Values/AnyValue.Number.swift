extension AnyValue {
  /// An exact number: a 64-bit integer, a double, or any decimal with the digits of the source.
  ///
  /// A double represents its shortest decimal, the one it prints. Two numbers are equal if their
  /// decimals are: `1`, `1.0` and `10e-1` are equal.
  public struct Number: Sendable {
    enum Storage: Sendable {
      case integer(Int64)
      case unsigned(UInt64)
      case double(Double)
      case decimal(NumberText)
    }

    let storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
    }

    /// Creates a number from an integer of any width.
    ///
    /// - Parameter value: The integer; the number represents it exactly.
    public init<I: BinaryInteger>(_ value: I) {
      if let value = Int64(exactly: value) {
        storage = .integer(value)
      } else if let value = UInt64(exactly: value) {
        storage = .unsigned(value)
      } else {
        storage = .decimal(NumberText(valid: String(value)))
      }
    }

    /// Creates a number from a double.
    ///
    /// - Parameter value: The double, which may be infinite or NaN.
    public init(_ value: Double) {
      storage = .double(value)
    }

    /// Creates a number from a float; it represents the float's shortest decimal.
    ///
    /// - Parameter value: The float, which may be infinite or NaN.
    public init(_ value: Float) {
      storage = Double(decimal: "\(value)").map { .double($0) } ?? .double(Double(value))
    }

    /// Creates a number from a decimal in JSON syntax; nil if the text is not one.
    ///
    /// - Parameter text: The decimal, such as `-1.50e3`, whose digits are kept. It has no plus
    ///   sign, leading zeros or spaces.
    public init?(decimal text: String) {
      guard let text = text.scanned({ $0.scanNumberText() }) else { return nil }
      storage = .decimal(text)
    }

    /// Creates a number from text already checked against the JSON number grammar.
    package init(validDecimal text: String) {
      storage = .decimal(NumberText(valid: text))
    }

    /// The number as text: the digits of the source, or the shortest form.
    public var description: String {
      switch storage {
      case .integer(let value): "\(value)"
      case .unsigned(let value): "\(value)"
      case .double(let value): "\(value)"
      case .decimal(let text): text.string
      }
    }

    /// Whether the number is finite.
    public var isFinite: Bool {
      if case .double(let value) = storage { return value.isFinite }
      return true
    }

    /// Returns the number as an integer, if it is one and fits.
    ///
    /// - Parameter type: The integer type, which the context may determine.
    /// - Returns: The integer; nil for a number with a fraction, out of range, infinite or NaN.
    public func exactly<I: FixedWidthInteger>(_ type: I.Type = I.self) -> I? {
      switch storage {
      case .integer(let value): I(exactly: value)
      case .unsigned(let value): I(exactly: value)
      case .double(let value): I(exactly: value)
      case .decimal(let text): text.integer()
      }
    }

    /// The nearest double; infinite if the number is out of range.
    public var double: Double {
      switch storage {
      case .integer(let value): Double(value)
      case .unsigned(let value): Double(value)
      case .double(let value): value
      case .decimal(let text): text.double
      }
    }

    /// The integer, if the number is held as one; nil for an integral double and a decimal.
    package var heldInteger: Int64? {
      switch storage {
      case .integer(let value): value
      case .unsigned(let value): Int64(exactly: value)
      case .double, .decimal: nil
      }
    }

    /// The double, if the number is held as one.
    package var heldDouble: Double? {
      if case .double(let value) = storage { value } else { nil }
    }

    /// The nearest float; infinite if the number is out of range.
    public var float: Float {
      switch storage {
      case .integer(let value): Float(value)
      case .unsigned(let value): Float(value)
      case .double(let value): Float(nearest: value) ?? Float(decimal: "\(value)") ?? Float(value)
      case .decimal(let text): text.float
      }
    }

    /// Returns the nearest integer, if it fits; ties round away from zero.
    func rounded<I: FixedWidthInteger>(to type: I.Type) -> I? {
      if case .decimal(let text) = storage { return text.rounded(to: type) }
      guard isFinite, let text = DecimalText(description) else { return nil }
      return text.rounded.integer()
    }

    /// Returns the number without its fraction, if it fits.
    func truncated<I: FixedWidthInteger>(to type: I.Type) -> I? {
      if case .decimal(let text) = storage { return text.truncated(to: type) }
      if let integer = exactly(type) { return integer }
      // Every double of this size is an integer; `rounded` would need the C math library.
      guard double.magnitude < 0x1p53 else { return double.isFinite ? I(exactly: double) : nil }
      return I(exactly: Int64(double))
    }
  }
}

extension AnyValue.Number: CustomStringConvertible {}

extension AnyValue.Number: Hashable {
  /// Returns whether two numbers have the same decimal; infinities and NaN equal themselves.
  public static func == (left: AnyValue.Number, right: AnyValue.Number) -> Bool {
    switch (left.storage, right.storage) {
    case (.integer(let left), .integer(let right)): left == right
    case (.unsigned(let left), .unsigned(let right)): left == right
    case (.double(let left), .double(let right)): left == right || left.isNaN && right.isNaN
    default: left.isFinite && right.isFinite && left.canonical == right.canonical
    }
  }

  /// Hashes the decimal, because equal numbers must have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isFinite ? canonical : nil)
  }

  private var canonical: DecimalText? { DecimalText(description)?.canonical }
}
