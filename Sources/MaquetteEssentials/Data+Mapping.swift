public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Data: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  /// Reads native bytes of the source, or text in base64 unless the conventions of the call differ.
  ///
  /// - Throws: `invalidValue` for text that is not base64 (RFC 4648, section 4) to the last bit.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(try reader.read(by: reader.state.options.data ?? .base64))
  }

  /// Reads native bytes of the source, or text in base64 unless the conventions of the call differ.
  ///
  /// - Throws: `invalidValue` for text that is not base64 (RFC 4648, section 4) to the last bit.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(try reader.readData())
  }

  /// Writes base64, unless the conventions of the call differ.
  public func write(to writer: inout JSONWriter) {
    writer.writeString((writer.state.options.data ?? .base64).text(of: self))
  }

  /// Writes bytes, or text as the conventions of the call say.
  public func write(to writer: inout ValueWriter) {
    guard let strategy = writer.state.options.data else {
      return writer.writeValue(.bytes([UInt8](self)))
    }
    writer.writeString(strategy.text(of: self))
  }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readData() throws(ReadFailure) -> Data {
    guard kind == .array, state.options.byteArraysAreBytes, state.options.conversions != .strict
    else { return Data(try read(by: state.options.data ?? .base64)) }
    noteRepair(.typeMismatch, at: mark(), expected: "bytes", resolution: "converted")
    return Data(try read([UInt8].self))
  }
}

extension Data: ByteSource {
  /// Provides access to the bytes.
  @inlinable
  public func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(span)
  }
}
