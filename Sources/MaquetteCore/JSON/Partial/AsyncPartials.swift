/// The values that a JSON text is read as while it arrives, such as a language model writes it.
///
/// ```swift
/// for try await partial in JSONMapper().partials(of: Recipe.self, from: tokens.map(\.utf8)) {
///   show(try partial.get().model)
/// }
/// ```
///
/// Each value is that of the text so far, and comes as soon as more of it is complete; the last one has
/// `isComplete`. A text of more than 8 KB is read again each time it has grown by a sixty-fourth, and when it
/// ends. After an error, the last element, nothing comes. What the source of the bytes throws is thrown on;
/// when the task is cancelled the sequence ends.
public struct AsyncPartials<Model: MappingDecodable, Chunks: AsyncSequence>: AsyncSequence
where Chunks.Element: Collection<UInt8> {
  /// What has been read, or why the text cannot be read.
  public typealias Element = Result<PartialJSON<Model>, MappingError>

  let mapper: JSONMapper
  let openStrings: OpenStrings
  let chunks: Chunks

  /// Begins to read.
  public func makeAsyncIterator() -> __Iterator {
    __Iterator(
      text: GrowingJSON(mapper, openStrings), chunks: chunks.makeAsyncIterator())
  }

  /// A position between two values.
  public struct __Iterator: AsyncIteratorProtocol {
    var text: GrowingJSON<Model>
    var chunks: Chunks.AsyncIterator

    /// Reads the next value.
    ///
    /// - Returns: The value, or why the text cannot be read; nil at the end.
    /// - Throws: What the source of the bytes throws.
    @concurrent
    public mutating func next() async rethrows -> Element? {
      while !Task.isCancelled, !text.isEnded {
        guard let chunk = try await chunks.next() else { return text.finish() }
        if let value = text.append(chunk) { return value }
      }
      return nil
    }

    /// Reads the next value on the actor of the caller.
    ///
    /// - Returns: The value, or why the text cannot be read; nil at the end.
    /// - Throws: What the source of the bytes throws.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Chunks.Failure) -> Element? {
      while !Task.isCancelled, !text.isEnded {
        guard let chunk = try await chunks.next(isolation: actor) else { return text.finish() }
        if let value = text.append(chunk) { return value }
      }
      return nil
    }
  }
}

extension AsyncPartials: Sendable where Chunks: Sendable {}

@available(*, unavailable)
extension AsyncPartials.__Iterator: Sendable {}

extension JSONMapper {
  /// Decodes a model again and again from a JSON text that arrives in chunks.
  ///
  /// - Parameters:
  ///   - type: The type of the model; properties that may be missing have a default, or are
  ///     optional.
  ///   - chunks: The bytes, cut anywhere; of tokens that are text `tokens.map(\.utf8)`.
  ///   - openStrings: What becomes of a string whose end has not come yet.
  /// - Returns: The values. As long as the outermost object lacks what its model needs, there is
  ///   none.
  public func partials<Model: MappingDecodable, Chunks: AsyncSequence>(
    of type: Model.Type, from chunks: Chunks, openStrings: OpenStrings = .omit
  ) -> AsyncPartials<Model, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncPartials(mapper: self, openStrings: openStrings, chunks: chunks)
  }
}
