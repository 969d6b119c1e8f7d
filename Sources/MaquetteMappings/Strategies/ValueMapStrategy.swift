public import MaquetteCore

/// Decodes and encodes values with a table.
public struct ValueMapStrategy<Mapped: Sendable & Equatable>: CodingStrategy {
  /// The values in the data, and the mapped values.
  @usableFromInline package let table: [(data: AnyValue, value: Mapped)]

  /// The value for everything that is not in the table.
  @usableFromInline package let fallback: Mapped?

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - table: The values in the data, and the mapped values. Of several entries for one mapped
  ///     value, the first is written.
  ///   - fallback: The value for everything that is not in the table, which a report lists; nil for
  ///     an error.
  init(_ table: KeyValuePairs<AnyValue, Mapped>, default fallback: Mapped? = nil) {
    self.table = table.map { ($0.key, $0.value) }
    self.fallback = fallback
  }

  /// Reads a value.
  @inlinable
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Mapped
  {
    let start = reader.mark()
    let data = try reader.readValue()
    for entry in table where entry.data == data { return entry.value }
    return try readUnknown(from: &reader, at: start)
  }

  /// Returns the fallback for a value that is not in the table.
  @inline(never)
  @usableFromInline
  func readUnknown<R: MappingReader & ~Copyable>(
    from reader: inout R, at start: R.Mark
  ) throws(ReadFailure) -> Mapped {
    let names = table.map { $0.data.shownAsTag }
    let list = names.count > 12 ? "" : " (\(names.joined(separator: ", ")))"
    guard let fallback else {
      throw reader.failure(
        .unknownCase, at: start, expected: "a value of \(typeName(Mapped.self))\(list)")
    }
    reader.noteRepair(
      .unknownCase, at: start, expected: "a value of \(typeName(Mapped.self))\(list)",
      resolution: "used the default")
    return fallback
  }

  /// Writes the data for a value.
  @inlinable
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Mapped, to writer: inout W
  ) throws(WriteFailure) {
    for entry in table where entry.value == value { return try writer.writeValue(entry.data) }
    throw unknown(value, in: &writer)
  }

  @inline(never)
  @usableFromInline
  func unknown<W: MappingWriter & ~Copyable>(_ value: Mapped, in writer: inout W) -> WriteFailure {
    writer.failure(
      .unencodable, expected: "a value of the table of \(typeName(Mapped.self))",
      found: valueText(value))
  }
}

extension AnyValue {
  /// The value as a list of tags shows it.
  fileprivate var shownAsTag: String { string ?? description }
}

extension MappingStrategy {
  /// Maps values with a table: `@CodableBy(.map(["on": true, "off": false])) var isOn: Bool`.
  ///
  /// - Parameters:
  ///   - table: The values in the data, and the mapped values.
  ///   - fallback: The value for everything that is not in the table; nil for an error.
  public static func map<Mapped>(
    _ table: KeyValuePairs<AnyValue, Mapped>, default fallback: Mapped? = nil
  ) -> Self where Self == ValueMapStrategy<Mapped> {
    ValueMapStrategy(table, default: fallback)
  }
}
