/// A type that can be the key of a dictionary in every format, because it is encoded as text.
///
/// Strings, the integers, and enums with such raw values conform to it; any other type can.
public protocol MappableKey: Hashable {
  /// The key as text.
  var mappingKey: String { get }

  /// Creates a key from its text; nil if the text is not valid for the type.
  init?(mappingKey: String)

  /// The keys of an enum, found without creating their texts; nil for other types.
  static var __keyNames: __CaseNames? { get }

  /// Whether keys that differ are sure to differ as text.
  static var __hasDistinctTexts: Bool { get }
}

extension MappableKey {
  @inlinable @inline(__always)
  public static var __keyNames: __CaseNames? { nil }

  @inlinable @inline(__always)
  public static var __hasDistinctTexts: Bool { __keyNames != nil }
}

extension String: MappableKey {
  @inlinable @inline(__always)
  public static var __hasDistinctTexts: Bool { true }

  @inlinable @inline(__always)
  public var mappingKey: String { self }

  @inlinable @inline(__always)
  public init?(mappingKey: String) { self = mappingKey }
}

extension MappableKey where Self: FixedWidthInteger {
  @inlinable @inline(__always)
  public static var __hasDistinctTexts: Bool { true }

  public var mappingKey: String { String(self) }

  public init?(mappingKey: String) {
    guard mappingKey.isCanonicalInteger, let value = Self(mappingKey) else { return nil }
    self = value
  }
}

extension String {
  /// Whether an integer is written as it is encoded; "+1", "01" and "-0" would not round-trip.
  fileprivate var isCanonicalInteger: Bool {
    var bytes = utf8.makeIterator()
    var first = bytes.next()
    let isNegative = first == UInt8(ascii: "-")
    if isNegative { first = bytes.next() }
    guard let first, first != UInt8(ascii: "+") else { return false }
    return first != UInt8(ascii: "0") || !isNegative && bytes.next() == nil
  }
}

extension Int: MappableKey {}
extension Int8: MappableKey {}
extension Int16: MappableKey {}
extension Int32: MappableKey {}
extension Int64: MappableKey {}
extension UInt: MappableKey {}
extension UInt8: MappableKey {}
extension UInt16: MappableKey {}
extension UInt32: MappableKey {}
extension UInt64: MappableKey {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: MappableKey {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: MappableKey {}

extension MappableKey where Self: RawRepresentable, RawValue: MappableKey {
  @inlinable @inline(__always)
  public static var __hasDistinctTexts: Bool { RawValue.__hasDistinctTexts }

  @inlinable
  public var mappingKey: String { rawValue.mappingKey }

  @inlinable
  public init?(mappingKey: String) { self.init(rawKey: mappingKey) }

  @inlinable
  init?(rawKey mappingKey: String) {
    guard let raw = RawValue(mappingKey: mappingKey), mayBeRawValue(raw, of: Self.self) else {
      return nil
    }
    self.init(rawValue: raw)
  }
}
