public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  /// Reads a UUID from its text, in any case, or from its sixteen bytes.
  ///
  /// | text | under `.strict` | otherwise |
  /// | --- | --- | --- |
  /// | `e621e1f8-c36c-495a-93fc-0c247a3e6e5f` | the UUID | the UUID |
  /// | the 32 digits without hyphens | `invalidValue` | the UUID, reported |
  /// | either form in braces | `invalidValue` | the UUID, reported |
  ///
  /// - Throws: `invalidValue` for text in another form and for a wrong number of bytes.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    if let bytes = reader.scanUUID() {
      self.init(bytes)
    } else {
      self = try reader.readUUID()
    }
  }

  /// Reads a UUID from its text, in any case, or from its sixteen bytes; see the other initializer
  /// for the rules.
  ///
  /// - Throws: `invalidValue` for text in another form and for a wrong number of bytes.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    if let bytes = reader.scanUUID() {
      self.init(bytes)
    } else {
      self = try reader.readUUID()
    }
  }

  /// Writes the text, in upper case.
  public func write(to writer: inout JSONWriter) {
    let bytes = bytes
    unsafe writer.buffer.putShortText(capacity: UUIDText.length) { place in
      unsafe UUIDText.store(bytes, at: place)
      return UUIDText.length
    }
  }

  /// Writes the text, in upper case, or the bytes if the format writes UUIDs as bytes.
  public func write(to writer: inout ValueWriter) {
    switch writer.state.options.uuids {
    case .text: writer.writeString(mappingKey)
    case .bytes: writer.writeValue(.bytes(Array(bytes)))
    case .tagged(let tag): writer.writeValue(.tagged(TaggedValue(tag, .bytes(Array(bytes)))))
    }
  }
}

extension UUID: MappableKey {
  public static var __hasDistinctTexts: Bool { true }

  /// The text, in upper case.
  public var mappingKey: String { UUIDText.text(of: bytes) }

  /// Creates a UUID from its text, in any case; the forms without hyphens and in braces are not
  /// keys, because two of them could name one value.
  ///
  /// `UUID.init` without labels stays Foundation's own initializer.
  @_disfavoredOverload
  public init?(mappingKey: String) {
    guard let bytes = UUIDText.bytes(mappingKey) else { return nil }
    self.init(bytes)
  }
}

extension Array where Element == UInt8 {
  fileprivate init(_ vector: SIMD16<UInt8>) { self = vector.indices.map { vector[$0] } }
}

extension UUID {
  fileprivate init(_ bytes: SIMD16<UInt8>) {
    // Invariant: both types are sixteen bytes in order.
    self.init(uuid: unsafe unsafeBitCast(bytes, to: uuid_t.self))
  }

  fileprivate var bytes: SIMD16<UInt8> { unsafe unsafeBitCast(uuid, to: SIMD16<UInt8>.self) }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readUUID() throws(ReadFailure) -> UUID {
    let start = mark()
    switch scalarKind {
    case .string:
      let text = try __readToken()
      if let uuid = UUID(mappingKey: text) { return uuid }
      if state.options.conversions != .strict, let bytes = UUIDText.bytes(ofVariant: text) {
        noteRepair(.invalidValue, at: start, expected: "UUID", resolution: "converted")
        return UUID(bytes)
      }
      throw unreadable(text, at: start, "UUID")
    case .bytes:
      if let bytes = try readValue().bytes, bytes.count == 16 { return UUID(SIMD16(bytes)) }
    default:
      throw try unreadable("UUID")
    }
    throw failure(.invalidValue, at: start, expected: "UUID")
  }
}
