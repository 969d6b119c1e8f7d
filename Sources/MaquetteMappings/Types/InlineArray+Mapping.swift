// An array whose type fixes its length decodes from an array of exactly that length.

public import MaquetteCore

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: MappingDecodable where Element: MappingDecodable {
  /// Decodes an array of exactly this length.
  ///
  /// - Throws: `invalidValue` for an array of another length, and the errors of an element.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    let start = reader.mark()
    self = try reader.inlineArray(of: try reader.read([Element].self), at: start)
  }

  /// Decodes an array of exactly this length.
  ///
  /// - Throws: `invalidValue` for an array of another length, and the errors of an element.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    let start = reader.mark()
    self = try reader.inlineArray(of: try reader.read([Element].self), at: start)
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: MappingEncodable where Element: MappingEncodable {
  /// Writes an array, element by element.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.beginArray()
    for index in indices { try writer.write(self[index]) }
    writer.endArray()
  }

  /// Writes an array, element by element.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.beginArray()
    for index in indices { try writer.write(self[index]) }
    writer.endArray()
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension MappingReader where Self: ~Copyable {
  fileprivate mutating func inlineArray<let count: Int, Element>(
    of elements: [Element], at start: Mark
  ) throws(ReadFailure) -> InlineArray<count, Element> {
    guard elements.count == count else {
      throw failure(
        .invalidValue, at: start, expected: "an array of length \(count)",
        found: "one of length \(elements.count)")
    }
    return InlineArray { elements[$0] }
  }
}
