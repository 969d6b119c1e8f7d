/// A value that may be missing, null, or present; an optional does not distinguish the first two.
///
/// Input: `{"name": null}`
///
/// ```swift
/// @Mappable
/// struct Patch {
///   var name: Presence<String>
///   var age: Presence<Int>
/// }
/// ```
///
/// Result: `Patch(name: .null, age: .missing)`, encoded as `{"name":null}`. An update leaves
/// properties without a key unchanged. Where nothing can be missing, as in an array, `.missing` is
/// encoded as null. A JSON Patch that removes the value makes it missing.
public enum Presence<Wrapped> {
  /// The key is missing.
  case missing

  /// The value is null.
  case null

  /// The value is present.
  case value(Wrapped)

  /// The value; nil if there is none.
  @inlinable
  public var value: Wrapped? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether the key is present, with a value or null.
  public var isPresent: Bool {
    if case .missing = self { return false }
    return true
  }
}

extension Presence: Sendable where Wrapped: Sendable {}
extension Presence: Equatable where Wrapped: Equatable {}
extension Presence: Hashable where Wrapped: Hashable {}

extension Presence: MappingDecodable where Wrapped: MappingDecodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree(with: Wrapped.self) }

  @inlinable @inline(__always)
  init<R: MappingReader & ~Copyable>(reading reader: inout R) throws(ReadFailure) {
    self = try reader.readNull() ? .null : .value(reader.read(Wrapped.self))
  }

  /// Decodes null as null, and any other value.
  @inlinable
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    try self.init(reading: &reader)
  }

  /// Decodes null as null, and any other value.
  @inlinable
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    try self.init(reading: &reader)
    if case .null = self, try reader.takeRemoval() { self = .missing }
  }

  /// Presence merges if its wrapped type does.
  public static var __mergesOnUpdate: Bool { Wrapped.__mergesOnUpdate }

  /// A missing key is `.missing`.
  public static var __valueForMissingKey: Self? { .missing }

  private mutating func change<R: MappingReader & ~Copyable>(
    by reader: inout R
  ) throws(ReadFailure) {
    guard case .value(var wrapped) = self, reader.kind != .null else {
      self = try reader.read(Self.self)
      return
    }
    try reader.update(&wrapped)
    self = .value(wrapped)
  }

  /// Updates the wrapped value; null sets it to null.
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    try change(by: &reader)
  }

  /// Updates the wrapped value; null sets it to null.
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    try change(by: &reader)
  }
}

extension Presence: MappingEncodable where Wrapped: MappingEncodable {
  /// Writes the value, or null.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    if let value { try value.write(to: &writer) } else { writer.writeNull() }
  }

  /// Writes the value, or null.
  @inlinable
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    if let value { try value.write(to: &writer) } else { writer.writeNull() }
  }

  /// A missing value is omitted.
  @inlinable @inline(__always)
  public static var __missingTest: __MissingTest? { unsafe missingTest }
}
