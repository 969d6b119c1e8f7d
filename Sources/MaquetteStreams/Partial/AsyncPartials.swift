public import MaquetteCore

/// The values of a JSON text while it arrives, for example from a language model.
///
/// ```swift
/// for try await partial in JSONMapper().partials(of: Recipe.self, from: tokens.map(\.utf8)) {
///   show(try partial.get().model)
/// }
/// ```
///
/// Each element is the value of the text so far. A new one follows as soon as more of the text is
/// complete, and none while that belongs to an object which is left out because it still lacks a key;
/// the last one has `isComplete`. An error is the last element, and comes as soon as no more
/// text can mend it. Errors of the byte source are rethrown; when the task is cancelled, the sequence
/// ends.
///
/// What is complete never changes or disappears in a later element, except by a duplicate key.
///
/// Each byte is scanned once. Open structs, arrays, dictionaries, trees and strings go on where they
/// stopped: a value costs what is new. If you keep the previous value, open arrays, dictionaries and
/// strings are copied in addition. Other open values, such as sets, are decoded from their start, in a
/// text over 8 KB only after it has grown by a sixty-fourth of what is read again.
public struct AsyncPartials<Model: MappingDecodable, Chunks: AsyncSequence>: AsyncSequence
where Chunks.Element: Collection<UInt8> {
  /// A decoded value, or the error in the text.
  public typealias Element = Result<PartialJSON<Model>, MappingError>

  let mapper: JSONMapper
  let openStrings: OpenStrings
  let chunks: Chunks

  /// Returns an iterator that starts to decode.
  public func makeAsyncIterator() -> __Iterator {
    __Iterator(
      parser: PartialParser(mapper, openStrings), chunks: chunks.makeAsyncIterator())
  }

  /// The iterator.
  public struct __Iterator: AsyncIteratorProtocol {
    @usableFromInline var parser: PartialParser<Model>
    @usableFromInline var chunks: Chunks.AsyncIterator

    init(parser: PartialParser<Model>, chunks: Chunks.AsyncIterator) {
      self.parser = parser
      self.chunks = chunks
    }

    /// Decodes the next value.
    ///
    /// - Returns: The value, or the error in the text; nil at the end.
    /// - Throws: Errors of the byte source.
    @inlinable
    @concurrent
    public mutating func next() async rethrows -> Element? {
      while !Task.isCancelled, !parser.isEnded {
        guard let chunk = try await chunks.next() else { return parser.lastElement() }
        parser.append(chunk)
        if let value = parser.nextElement() { return value }
      }
      return nil
    }

    /// Decodes the next value on the actor of the caller.
    ///
    /// - Returns: The value, or the error in the text; nil at the end.
    /// - Throws: Errors of the byte source.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Chunks.Failure) -> Element? {
      while !Task.isCancelled, !parser.isEnded {
        guard let chunk = try await chunks.next(isolation: actor) else {
          return parser.lastElement()
        }
        parser.append(chunk)
        if let value = parser.nextElement() { return value }
      }
      return nil
    }
  }
}

extension AsyncPartials: Sendable where Chunks: Sendable {}

@available(*, unavailable)
extension AsyncPartials.__Iterator: Sendable {}

extension JSONMapper {
  /// Decodes a model repeatedly from JSON text that arrives in chunks.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - chunks: The bytes, split anywhere; for text tokens, `tokens.map(\.utf8)`.
  ///   - openStrings: What to do with a string whose end has not arrived.
  /// - Returns: The values. There is none while the outermost object lacks something its model
  ///   requires; its `properties` have values from the start.
  public func partials<Model: MappingDecodable, Chunks: AsyncSequence>(
    of type: Model.Type, from chunks: Chunks, openStrings: OpenStrings = .omit
  ) -> AsyncPartials<Model, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncPartials(mapper: self, openStrings: openStrings, chunks: chunks)
  }
}
