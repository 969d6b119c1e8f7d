// One conformance for each width: a protocol extension cannot conform all integers at once.

extension MappingDecodable where Self: FixedWidthInteger {
  @inlinable @inline(__always)
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    if Self.self == Int.self {
      self = Self(truncatingIfNeeded: try reader.readShortInteger())
    } else {
      self = try reader.readInteger(Self.self)
    }
  }

  @inlinable
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    if Self.self == Int.self {
      self = Self(truncatingIfNeeded: try reader.readNativeInteger())
    } else {
      self = try reader.readInteger(Self.self)
    }
  }

  /// The core decodes integers of up to 64 bits.
  @inlinable @inline(__always)
  public static var __decodingKind: __DecodingKind { .integer(Self.self) }

  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }
}

extension MappingEncodable where Self: FixedWidthInteger {
  /// The core writes integers of up to 64 bits.
  @inlinable @inline(__always)
  public static var __encodingKind: __EncodingKind { .integer(Self.self) }

  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    writer.writeInteger(self)
  }

  @inlinable
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    writer.writeInteger(self)
  }
}

extension Int: MappingDecodable, MappingEncodable {}
extension Int8: MappingDecodable, MappingEncodable {}
extension Int16: MappingDecodable, MappingEncodable {}
extension Int32: MappingDecodable, MappingEncodable {}
extension Int64: MappingDecodable, MappingEncodable {}
extension UInt: MappingDecodable, MappingEncodable {}
extension UInt8: MappingDecodable, MappingEncodable {}
extension UInt16: MappingDecodable, MappingEncodable {}
extension UInt32: MappingDecodable, MappingEncodable {}
extension UInt64: MappingDecodable, MappingEncodable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: MappingDecodable, MappingEncodable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: MappingDecodable, MappingEncodable {}
