public import MaquetteCore
public import MaquetteMappings

// The forms of strategies for numbers, bytes, durations and dates.

extension NumberTextStrategy: DescribedStrategy {
  /// A number as text; numbers are accepted, too.
  public func dataForm(for view: DataView) -> DataForm {
    let text = DataForm.string(pattern: Self.pattern)
    switch view {
    case .encoding: return .string
    case .decoding:
      guard let type = Value.self as? any FixedWidthInteger.Type else {
        return text.noting("the range of the number in the text")
      }
      return .string(pattern: type.textPattern)
    case .accepting: return .any(of: [.string, .number])
    }
  }

  private static var pattern: String { #"^-?(0|[1-9][0-9]*)(\.[0-9]+)?$"# }
}

extension FixedWidthInteger {
  /// A pattern of decimal texts that the type certainly holds.
  static var textPattern: String {
    let digits = String(max).utf8.count - 2
    return digits < 1 ? "^[0-9]$" : "^(0|\(isSigned ? "-?" : "")[1-9][0-9]{0,\(digits)})$"
  }

  /// A pattern of the decimal texts of all values.
  static var allTextPattern: String {
    let digits = String(max).utf8.count - 1
    return "^(0|\(isSigned ? "-?" : "")[1-9][0-9]{0,\(digits)})$"
  }
}

extension BytesStrategy: DescribedStrategy {
  /// Text in the strategy's alphabet.
  public func dataForm(for view: DataView) -> DataForm {
    if view == .accepting { return .string }
    return switch shape {
    case .base64(.standard):
      .schema([
        "type": "string", "contentEncoding": "base64",
        "pattern":
          "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
      ])
    case .base64(.url):
      .string(
        pattern:
          "^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-][AQgw]|[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048])?$")
    case .hex:
      .schema([
        "type": "string", "contentEncoding": "base16", "pattern": "^(?:[0-9A-Fa-f]{2})*$",
      ])
    }
  }
}

extension DurationStrategy: DescribedStrategy {
  /// A number, or text in the form of ISO 8601.
  public func dataForm(for view: DataView) -> DataForm {
    if view == .accepting { return .any(of: [.number, .string]) }
    return switch shape {
    case .iso8601:
      .string(
        pattern: view == .encoding
          ? "^-?P[0-9DTHMS.]+$" : "^P(?:[0-9]{1,6}D|T[0-9]{1,9}(?:H|M|S))$")
    case .automatic, .number:
      view == .encoding
        ? .number
        : DataForm.number(-(1 << 53)...(1 << 53), type: "number")
          .noting("at most 18 digits after the point")
    }
  }
}

extension TimestampStrategy: DescribedStrategy {
  /// Text or a number in the form of the strategy.
  public func dataForm(for view: DataView) -> DataForm {
    if view == .accepting { return .any(of: [.string, .number]) }
    switch shape {
    case .automatic, .iso8601: return .string(format: "date-time")
    case .rfc2822, .rfc1123: return .string.noting("the text is a date in the form of RFC 2822")
    case .number(let unit):
      // The years 1 to 9999; nanoseconds within 64 bits.
      let first = Self.firstSecond.multipliedReportingOverflow(by: unit.factor)
      let last = Self.lastSecond.multipliedReportingOverflow(by: unit.factor)
      if view == .encoding {
        let end = (Self.lastSecond + 1).multipliedReportingOverflow(by: unit.factor)
        if first.overflow || end.overflow { return .number }
        return Self.written(first.partialValue, before: end.partialValue)
      }
      return .number(
        (first.overflow ? .min : first.partialValue)...(last.overflow ? .max : last.partialValue),
        type: "number")
    case .reference:
      // Any date is written.
      if view == .encoding { return .number }
      return .number(
        (Self.firstSecond - 978_307_200)...(Self.lastSecond - 978_307_200), type: "number")
    case .epoch:
      if view == .encoding { return Self.written(Self.firstSecond, before: Self.lastSecond + 1) }
      return .number(Self.firstSecond...Self.lastSecond, type: "number")
    case .pattern(let pattern): return pattern.dataForm(of: "a date")
    case .list(let strategies):
      let forms = strategies.map { $0.dataForm(for: view) }
      guard let first = forms.first else { return .string(format: "date-time") }
      return view == .encoding ? first : .any(of: forms)
    case .custom(let form):
      let text = form.takesNumbers ? DataForm.any(of: [.string, .number]) : .string
      return text.noting("the value is \(form.expected)")
    }
  }

  /// Numbers with fractions, up to the end of the last second.
  private static func written(_ first: Int64, before end: Int64) -> DataForm {
    .schema([
      "type": "number", "minimum": .number(AnyValue.Number(first)),
      "exclusiveMaximum": .number(AnyValue.Number(end)),
    ])
  }

  private static var firstSecond: Int64 { -62_135_596_800 }
  private static var lastSecond: Int64 { 253_402_300_799 }
}

extension DatePattern {
  /// Text in the form of the pattern.
  ///
  /// - Parameter name: What the text is: `a date`.
  func dataForm(of name: String) -> DataForm {
    if pattern == "yyyy-MM-dd" { return .string(format: "date") }
    return .string.noting("the text is \(name) as \(pattern)")
  }
}

extension TimestampStrategy.Unit {
  fileprivate var factor: Int64 {
    switch self {
    case .seconds: 1
    case .milliseconds: 1000
    case .microseconds: 1_000_000
    case .nanoseconds: 1_000_000_000
    }
  }
}
