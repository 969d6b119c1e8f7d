public import MaquetteCore

/// A strategy that maps a tuple as an array, with one position for each value.
///
/// `@Mappable` uses it for properties whose type is written as a tuple without labels, and for
/// those of a parameter pack:
///
/// ```swift
/// @Mappable struct Entry { var pair: (Int, String) }                // {"pair":[1,"a"]}
/// @Mappable struct Pack<each T: Mappable> { var values: (repeat each T) }
/// ```
///
/// Missing elements at the end must be optional. An array with too many elements throws
/// `invalidValue`.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public struct TupleStrategy<each Element>: MappingStrategy {
  /// The tuple.
  public typealias Value = (repeat each Element)

  /// Creates a strategy.
  public init() {}
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension TupleStrategy: DecodingStrategy where repeat each Element: MappingDecodable {
  /// Reads an array.
  ///
  /// - Throws: `missingKey` at the position of a required element, `invalidValue` for too many
  ///   elements, and errors of an element.
  public func decode<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> (repeat each Element) {
    let start = reader.mark()
    var position = 0
    var hasMore = try reader.beginArray()
    func next<T: MappingDecodable>(_ type: T.Type, _ reader: inout R) throws(ReadFailure) -> T {
      defer { position += 1 }
      guard hasMore else {
        if let missing = T.__valueForMissingKey { return missing }
        throw reader.missingFields(
          [__MissingField(steps: [.index(position)], property: "")], model: "", keys: .empty,
          at: start)
      }
      let value = try reader.read(type)
      hasMore = try reader.endElement()
      return value
    }
    let value = (repeat try next((each Element).self, &reader))
    guard !hasMore else {
      throw reader.failure(
        .invalidValue, at: start, expected: "an array of length \(position)",
        found: "a longer one")
    }
    return value
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension TupleStrategy: EncodingStrategy where repeat each Element: MappingEncodable {
  /// Writes an array; null for nil.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: (repeat each Element), to writer: inout W
  ) throws(WriteFailure) {
    try writer.beginArray()
    repeat try writer.write(each value)
    writer.endArray()
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension TupleStrategy: CodingStrategy
where repeat each Element: MappingDecodable & MappingEncodable {}
