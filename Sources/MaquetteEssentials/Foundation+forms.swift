import MaquetteCore
public import MaquetteMappings

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// The forms of Foundation's types and of their strategies in data, for schemas.

extension Date: DescribedData {
  /// The form of `TimestampStrategy.automatic`.
  public static func dataForm(for view: DataView) -> DataForm {
    .type(Timestamp.self)
  }
}

extension DateStrategy: DescribedStrategy {
  /// The form of the strategy for timestamps.
  public func dataForm(for view: DataView) -> DataForm { .strategy(base) }
}

extension UUID: DescribedData {
  /// Text in the format `uuid`.
  public static func dataForm(for view: DataView) -> DataForm {
    view == .accepting ? .string : .string(format: "uuid")
  }
}

extension UUIDStrategy: DescribedStrategy {
  /// Text in the format `uuid`.
  public func dataForm(for view: DataView) -> DataForm { UUID.dataForm(for: view) }
}

extension URL: DescribedData {
  /// Text: an absolute address is always decoded, and a relative one may be written.
  public static func dataForm(for view: DataView) -> DataForm {
    switch view {
    case .decoding: .string(format: "uri")
    case .encoding: .string(format: "uri-reference")
    case .accepting: .string
    }
  }
}

extension URLComponents: DescribedData {
  /// Text that is an address, also a relative one; an object with the parts is accepted, too.
  public static func dataForm(for view: DataView) -> DataForm {
    view == .accepting
      ? .schema(["type": ["object", "string"]]) : .string(format: "uri-reference")
  }
}

extension Data: DescribedData {
  /// Text as base64.
  public static func dataForm(for view: DataView) -> DataForm {
    .strategy(BytesStrategy.base64)
  }
}

extension DataStrategy: DescribedStrategy {
  /// The form of the strategy for bytes.
  public func dataForm(for view: DataView) -> DataForm { .strategy(base) }
}

extension Decimal: DescribedData {
  /// A number of at most 38 digits.
  public static func dataForm(for view: DataView) -> DataForm {
    switch view {
    case .decoding: DataForm.number.noting("the number has at most 38 digits")
    case .encoding: .number
    case .accepting: .any(of: [.number, .string])
    }
  }
}

extension FormatPreservingDate: DescribedData {
  /// Text as `Date` decodes it; text or a number as the source had it.
  public static func dataForm(for view: DataView) -> DataForm {
    view == .decoding ? Date.dataForm(for: view) : .any(of: [.string, .number])
  }
}

extension DateInterval: DescribedData {
  /// An object with a start and a length in seconds.
  public static func dataForm(for view: DataView) -> DataForm {
    guard view != .accepting else { return .schema(["type": "object"]) }
    return .object([
      "start": .type(Date.self), "duration": .schema(["type": "number", "minimum": 0]),
    ])
  }
}

extension TimeZone: DescribedData {
  /// An object with the identifier, or the identifier alone.
  public static func dataForm(for view: DataView) -> DataForm {
    .identified(in: view).noting("the time zone is known")
  }
}

extension Locale: DescribedData {
  /// An object with the identifier, or the identifier alone.
  public static func dataForm(for view: DataView) -> DataForm { .identified(in: view) }
}

extension DataForm {
  fileprivate static func identified(in view: DataView) -> DataForm {
    switch view {
    case .decoding: .any(of: [.object(["identifier": .string]), .string])
    case .encoding: .object(["identifier": .string])
    case .accepting: .schema(["type": ["object", "string"]])
    }
  }
}
