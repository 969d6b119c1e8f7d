extension Conversion where Target == Bool {
  /// Converts to a Boolean: lossless from 0, 1, "true" and "false", as text or not; lenient from
  /// any number, as text or not, and words.
  static var bool: Conversion {
    Conversion { value, options in
      let policy = options.conversions
      switch (value, policy) {
      case (.bool(let value), _):
        return .same(value)
      case (.number(let number), .lossless), (.number(let number), .lenient):
        if let bit = number.exactly(Int.self), bit == 0 || bit == 1 { return .converted(bit == 1) }
        return policy == .lenient
          ? .converted(number != AnyValue.Number(0)) : .failed(.typeMismatch)
      case (.string(let word), .lossless):
        if word.isSameKey(as: "true") || word.isSameKey(as: "1") { return .converted(true) }
        if word.isSameKey(as: "false") || word.isSameKey(as: "0") { return .converted(false) }
        return .failed(.typeMismatch)
      case (.string(let word), .lenient):
        if let value = word.asTruthValue { return .converted(value) }
        return AnyValue.Number(word, options).map { .converted($0 != AnyValue.Number(0)) }
          ?? .failed(word.mismatch)
      default:
        return .failed(.typeMismatch)
      }
    }
  }
}

extension String {
  /// The Boolean that the word represents, if there is one.
  fileprivate var asTruthValue: Bool? {
    // Longer texts are not compared: with combining marks, that would take quadratic time.
    guard utf8.count <= 5 else { return nil }
    return switch lowercased() {
    case "true", "yes", "y", "on": true
    case "false", "no", "n", "off", "": false
    default: nil
    }
  }
}

extension Conversion where Target: FixedWidthInteger {
  /// Converts to an integer: lossless from integral numbers in any notation; the rule for fractions
  /// applies to others.
  static func integer(_ type: Target.Type) -> Conversion {
    Conversion { value, options in
      switch (value, options.conversions.choice) {
      case (.number(let number), _):
        integer(from: number, options)
      case (.string(let text), .lossless), (.string(let text), .lenient):
        if let number = AnyValue.Number(text, options) {
          integer(from: number, options).asConverted
        } else {
          .failed(options.conversions == .lenient ? text.mismatch : .typeMismatch)
        }
      case (.bool(let bit), .lossless), (.bool(let bit), .lenient):
        .converted(bit ? 1 : 0)
      default:
        .failed(.typeMismatch)
      }
    }
  }

  private static func integer(from number: AnyValue.Number, _ options: DecodingOptions) -> Outcome {
    if let result = number.exactly(Target.self) {
      if number.isWrittenAsInteger { return .same(result) }
      return options.conversions == .strict && options.rules.fractions == nil
        ? .failed(.typeMismatch) : .converted(result)
    }
    if number.isInteger || !number.isFinite { return .failed(.numberOutOfRange) }
    let result: Target?
    switch options.fractions.choice {
    case .reject: return .failed(.inexactNumber)
    case .truncate: result = number.truncated(to: Target.self)
    case .round: result = number.rounded(to: Target.self)
    }
    return result.map { .converted($0) } ?? .failed(.numberOutOfRange)
  }
}

extension Conversion where Target == Double {
  /// Converts to the nearest double: lossless from text that is a number.
  static var double: Conversion {
    floatingPoint { $0.double }
  }
}

extension Conversion where Target == Float {
  /// Converts to the nearest float: lossless from text that is a number.
  static var float: Conversion {
    floatingPoint { $0.float }
  }
}

extension Conversion where Target: BinaryFloatingPoint {
  fileprivate static func floatingPoint(
    _ nearest: @escaping (AnyValue.Number) -> Target
  ) -> Conversion {
    numeric { number in
      let result = nearest(number)
      // An infinity in the source is kept; one that results from rounding is an error.
      return result.isFinite || !number.isFinite ? .same(result) : .failed(.numberOutOfRange)
    }
  }
}

extension Conversion {
  /// Converts from numbers: lossless from text that is one.
  static func numeric(_ outcome: @escaping (AnyValue.Number) -> Outcome) -> Conversion {
    Conversion { value, options in
      if let number = options.nonFiniteNumbers?.number(for: value) {
        return outcome(AnyValue.Number(number))
      }
      switch (value, options.conversions.choice) {
      case (.number(let number), _):
        return options.nonFiniteNumbers == .reject && !number.isFinite
          ? .failed(.numberOutOfRange) : outcome(number)
      case (.string(let text), .lossless), (.string(let text), .lenient):
        if let number = AnyValue.Number(text, options) { return outcome(number).asConverted }
        return .failed(options.conversions == .lenient ? text.mismatch : .typeMismatch)
      case (.bool(let bit), .lenient):
        return outcome(AnyValue.Number(bit ? 1 : 0)).asConverted
      default:
        return .failed(.typeMismatch)
      }
    }
  }
}

extension Conversion where Target == String {
  /// Converts to text: lossless from numbers, digit by digit, and Booleans.
  static var string: Conversion {
    Conversion { value, options in
      switch (value, options.conversions.choice) {
      case (.string(let text), _): .same(text)
      case (.number(let number), .lossless), (.number(let number), .lenient):
        .converted(number.description)
      case (.bool(let bit), .lossless), (.bool(let bit), .lenient): .converted("\(bit)")
      case (.null, _): .failed(.unexpectedNull)
      case (.bytes(let bytes), .lenient): .converted(Base64.encode(bytes))
      case (.date(let moment), .lenient): .converted(ISO8601.text(of: moment) ?? value.description)
      case (_, .lenient): .converted(value.description)
      default: .failed(.typeMismatch)
      }
    }
  }
}

extension Conversion.Outcome {
  /// The outcome for a value of another kind.
  fileprivate var asConverted: Self {
    if case .same(let result) = self { return .converted(result) }
    return self
  }
}

extension AnyValue.Number {
  /// Whether the number is an integer of any size.
  var isInteger: Bool {
    switch storage {
    case .integer, .unsigned: true
    case .double(let value):
      value.isFinite && (value.magnitude >= 0x1p53 || value == Double(Int64(value)))
    case .decimal(let text): text.isInteger
    }
  }

  /// Whether the text of the number has neither a fraction nor an exponent.
  package var isWrittenAsInteger: Bool {
    switch storage {
    case .integer, .unsigned: true
    case .double: false
    case .decimal(let text): text.isWrittenAsInteger
    }
  }
}
