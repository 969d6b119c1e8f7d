public import MaquetteCore

/// A strategy for an array, in the directions that the strategy of its elements supports.
public struct ArrayStrategy<Element: MappingStrategy>: MappingStrategy {
  /// The type of the property.
  public typealias Value = [Element.Value]

  @usableFromInline package let element: Element

  @usableFromInline
  init(_ element: Element) { self.element = element }
}

extension ArrayStrategy: DecodingStrategy where Element: DecodingStrategy {
  /// Reads an array, element by element.
  ///
  /// - Throws: Errors of the elements' strategy, with the place of the element.
  @inlinable
  public func decode<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> [Element.Value] {
    var elements: [Element.Value] = []
    try reader.readElements { (reader: inout R) throws(ReadFailure) in
      elements.append(try reader.readElement(by: element))
    }
    return elements
  }
}

extension ArrayStrategy: EncodingStrategy where Element: EncodingStrategy {
  /// Writes an array, element by element.
  ///
  /// - Throws: Errors of the elements' strategy.
  @inlinable
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: [Element.Value], to writer: inout W
  ) throws(WriteFailure) {
    try writer.beginArray()
    for element in value { try writer.write(element, by: self.element) }
    writer.endArray()
  }
}

extension ArrayStrategy: CodingStrategy where Element: CodingStrategy {}

/// A strategy for a set, in the directions that the strategy of its elements supports; a report
/// lists duplicate elements.
public struct SetStrategy<Element: MappingStrategy>: MappingStrategy
where Element.Value: Hashable {
  /// The type of the property.
  public typealias Value = Set<Element.Value>

  package let element: Element

  init(_ element: Element) { self.element = element }
}

extension SetStrategy: DecodingStrategy where Element: DecodingStrategy {
  /// Reads an array into a set.
  ///
  /// - Throws: Errors of the elements' strategy, with the place of the element.
  public func decode<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Set<Element.Value> {
    var elements: Set<Element.Value> = []
    try reader.readElements { (reader: inout R) throws(ReadFailure) in
      let start = reader.mark()
      let value = try reader.readElement(by: element)
      if !elements.insert(value).inserted { reader.noteDuplicate(at: start) }
    }
    return elements
  }
}

extension SetStrategy: EncodingStrategy where Element: EncodingStrategy {
  /// Writes the elements as an array, unordered unless the format sorts keys.
  ///
  /// - Throws: Errors of the elements' strategy.
  public func encode<W: MappingWriter & ~Copyable>(
    _ value: Set<Element.Value>, to writer: inout W
  ) throws(WriteFailure) {
    guard !writer.state.options.isOrdered else {
      return try writer.writeOrdered(value) { (element, writer) throws(WriteFailure) in
        try writer.write(element, by: self.element)
      }
    }
    try ArrayStrategy(element).encode(Array(value), to: &writer)
  }
}

extension SetStrategy: CodingStrategy where Element: CodingStrategy {}

extension MappingReader where Self: ~Copyable {
  /// Reads a part of a value with a strategy, which also sees null.
  ///
  /// - Throws: A failure at the part for errors of the strategy.
  @inlinable
  mutating func readElement<S: DecodingStrategy>(by strategy: S) throws(ReadFailure) -> S.Value {
    let start = mark()
    do {
      return try strategy.decode(from: &self)
    } catch {
      throw failure(error, at: start)
    }
  }
}

extension MappingStrategy {
  /// A strategy for the elements of an array.
  ///
  /// ```swift
  /// @CodableBy(.elements(of: .secondsSince1970)) var days: [Date]
  /// ```
  ///
  /// - Parameter strategy: The strategy for one element, which also receives null.
  public static func elements<S>(of strategy: S) -> Self where Self == ArrayStrategy<S> {
    ArrayStrategy(strategy)
  }

  /// A strategy for the elements of a set.
  ///
  /// - Parameter strategy: The strategy for one element, which also receives null. An element that
  ///   repeats another is kept once.
  public static func uniqueElements<S>(of strategy: S) -> Self where Self == SetStrategy<S> {
    SetStrategy(strategy)
  }
}
