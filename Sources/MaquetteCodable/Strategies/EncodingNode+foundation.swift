import MaquetteCore
import MaquetteEssentials

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The types for which the options, or JSON itself, choose another form than their `Codable`
// conformance.

extension EncodingNode {
  /// Encodes a value of one of these types, or a scalar of a tree; returns false for any other.
  func encodeSpecial<T: Encodable>(_ value: T) throws -> Bool {
    if call.makesTree, let scalar = call.scalar(value) {
      write(scalar: scalar) { _ in }
      return true
    }
    if T.self == Date.self {
      try encode(identical(value, as: Date.self))
    } else if T.self == Data.self {
      try encode(identical(value, as: Data.self))
    } else if T.self == URL.self {
      write(text: identical(value, as: URL.self).absoluteString)
    } else if T.self == Decimal.self {
      try encode(identical(value, as: Decimal.self))
    } else if T.self == Double.self {
      try encodeNonFinite(identical(value, as: Double.self), value)
    } else if T.self == Float.self {
      try encodeNonFinite(Double(identical(value, as: Float.self)), value)
    } else if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      T.self == Int128.self || T.self == UInt128.self
    {
      write(number: "\(value)")
    } else {
      return false
    }
    return true
  }

  func write(text: String) {
    let escapesSlashes = call.escapesSlashes
    write(scalar: .string(text)) { $0.append(quoted: text, escapingSlashes: escapesSlashes) }
  }

  func write(number text: String) {
    write(scalar: AnyValue.Number(decimal: text).map(AnyValue.number) ?? .string(text)) {
      $0.append(verbatim: text)
      $0.append(UInt8(ascii: ","))
    }
  }

  private func write(_ number: Double) {
    write(scalar: .number(AnyValue.Number(number))) { $0.append(double: number) }
  }

  /// Encodes a value in the form that the enclosing model gives it.
  private func write(mapped value: some MappingEncodable, _ mapping: EncodingOptions) throws {
    let tree = try AnyValue(encoding: value, mapping)
    write(scalar: tree) { _ in }
  }

  private func encode(_ date: Date) throws {
    if let mapping = call.options.mapping { return try write(mapped: date, mapping) }
    switch call.options.dates {
    case .secondsSince1970: return try encodeFinite(date.timeIntervalSince1970)
    case .millisecondsSince1970: return try encodeFinite(date.timeIntervalSince1970 * 1000)
    case .iso8601:
      guard let text = InternetDate.text(of: date) else {
        throw EncodingError.invalidValue(
          date, context("A date beyond the years 1 to 9999 has no ISO 8601 form."))
      }
      return write(text: text)
    case .custom(let strategy):
      return try encode(date, by: strategy)
    #if canImport(Darwin)
      case .formatted(let formatter): return write(text: formatter.string(from: date))
    #endif
    case .deferredToDate: break
    @unknown default: break
    }
    try encodeFinite(date.timeIntervalSinceReferenceDate)
  }

  private func encode(_ data: Data) throws {
    if let mapping = call.options.mapping { return try write(mapped: data, mapping) }
    switch call.options.data {
    case .deferredToData:
      return try call.counted(data, self) { try data.encode(to: NodeEncoder(node: self)) }
    case .custom(let strategy):
      return try encode(data, by: strategy)
    case .base64: break
    @unknown default: break
    }
    write(text: Base64.encode([UInt8](data)))
  }

  /// Encodes a value with a closure; one that encodes nothing leaves an object without members.
  private func encode<T: Encodable>(
    _ value: T, by strategy: (T, any Encoder) throws -> Void
  ) throws {
    try call.counted(value, self) { try strategy(value, NodeEncoder(node: self)) }
    if form == .undecided { _ = become(.object) }
  }

  private func encode(_ decimal: Decimal) throws {
    guard !decimal.isNaN else {
      throw EncodingError.invalidValue(
        decimal, context("Unable to encode Decimal.nan directly in JSON."))
    }
    write(number: decimal.description)
  }

  private func encodeFinite(_ number: Double) throws {
    if number.isFinite { write(number) } else { try encodeNonFinite(number, number) }
  }

  /// Encodes NaN or an infinity as the option defines, and a finite number of a tree unchanged.
  private func encodeNonFinite(_ number: Double, _ value: Any) throws {
    guard !number.isFinite else { return write(number) }
    guard
      case .convertToString(let positive, let negative, let nan) = call.options.floats
    else {
      let name = number.isNaN ? "nan" : number > 0 ? "infinity" : "-infinity"
      throw EncodingError.invalidValue(
        value, context("Unable to encode \(type(of: value)).\(name) directly in JSON."))
    }
    write(text: number.isNaN ? nan : number > 0 ? positive : negative)
  }

  private func context(_ text: String) -> EncodingError.Context {
    .init(codingPath: codingPath, debugDescription: text)
  }
}
