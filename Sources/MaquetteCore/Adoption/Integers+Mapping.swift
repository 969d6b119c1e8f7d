// One conformance for each width: a protocol cannot be adopted by all integers at once.

extension Readable where Self: FixedWidthInteger {
  @inlinable @inline(__always)
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readInteger(Self.self)
  }

  @inlinable
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readInteger(Self.self)
  }

  /// The core reads integers of up to 64 bits.
  @inlinable @inline(__always)
  public static var __form: FieldForm { .integer(Self.self) }
}

extension Writable where Self: FixedWidthInteger {
  /// The core writes integers of up to 64 bits.
  @inlinable @inline(__always)
  public static var __written: WrittenForm { .integer(Self.self) }

  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    writer.writeInteger(self)
  }

  @inlinable
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    writer.writeInteger(self)
  }
}

extension Int: Readable, Writable {}
extension Int8: Readable, Writable {}
extension Int16: Readable, Writable {}
extension Int32: Readable, Writable {}
extension Int64: Readable, Writable {}
extension UInt: Readable, Writable {}
extension UInt8: Readable, Writable {}
extension UInt16: Readable, Writable {}
extension UInt32: Readable, Writable {}
extension UInt64: Readable, Writable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Readable, Writable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Readable, Writable {}
