public import MaquetteCore

/// A push parser for the value of one JSON text that grows, for example the answer of a language model.
///
/// Use it in code that receives bytes in callbacks, or that shows a value less often than bytes arrive.
/// For bytes from an `AsyncSequence`, mappers provide a sequence of values, which is built on it.
///
/// ```swift
/// var parser = JSONMapper().partialParser(of: Recipe.self, openStrings: .include)
/// func receive(_ bytes: [UInt8]) { parser.append(bytes) }
/// func refresh() throws {
///   if let partial = try parser.next() { show(partial.model) }
/// }
/// func close() throws { store(try parser.finish()) }
/// ```
///
/// Appending only keeps the bytes. They are scanned and read when a value is asked for: once, however
/// often that is.
///
/// A copy of the parser goes on by itself; its first value is read from the start of the text.
public struct PartialParser<Model: MappingDecodable> {
  @usableFromInline var text: GrowingText

  /// The bytes that have been scanned and read so far, some of them several times.
  var work: Int { text.work }

  init(_ mapper: JSONMapper, _ openStrings: OpenStrings) {
    text = GrowingText(mapper, Model.self, openStrings)
  }

  /// Whether no more values follow, because the text has ended or an error was found in it.
  ///
  /// Errors are found when a value is asked for.
  @inlinable public var isEnded: Bool { text.isEnded }

  /// Appends any number of bytes of the text.
  ///
  /// - Parameter bytes: The next bytes, which may end anywhere. There must be none after `finish()`.
  ///   Bytes after an error, and beyond the limit on the size, are not kept.
  /// - Complexity: O(number of bytes), amortized.
  @inlinable
  public mutating func append(_ bytes: some Collection<UInt8>) {
    let added: Void? = bytes.withContiguousStorageIfAvailable { unsafe text.add($0.span) }
    if added == nil { text.add(Array(bytes).span) }
  }

  /// Decodes the newest value.
  ///
  /// - Returns: The value; nil if it is the same as the one that was returned before, or if there is none
  ///   yet: nothing has begun, or the outermost object lacks something that its model requires.
  /// - Throws: The first error that no more text can mend, with its place; the same one in later calls.
  ///   If the mapper repairs mistakes, there are no values after one, and `finish()` repairs the text.
  /// - Complexity: O(bytes since the last value + open containers), and copies of the open containers if
  ///   the last value is kept. See `AsyncPartials` for types that are decoded from their start.
  @inlinable
  public mutating func next() throws(MappingError) -> PartialJSON<Model>? {
    var model: Model?
    let progress = try text.readNext { (reader) throws(ReadFailure) in
      model = try reader.read(placed: Model.self)
    }
    guard let progress, let model else { return nil }
    return PartialJSON(
      model: model, isComplete: progress.isComplete, openPath: progress.openPath)
  }

  /// Ends the text and decodes all of it.
  ///
  /// - Returns: The model, with the result of decoding the whole text at once.
  /// - Throws: The error of the whole text; `unexpectedEnd` if it is cut off.
  /// - Complexity: O(bytes since the last value), if there was one. Without one, it is the cost of
  ///   decoding the whole text at once.
  @inlinable
  public mutating func finish() throws(MappingError) -> Model {
    var model: Model?
    try text.finish { (reader) throws(ReadFailure) in
      model = try reader.read(placed: Model.self)
    }
    // Invariant: reading either fails or makes a model.
    return unsafe model.unsafelyUnwrapped
  }
}

extension PartialParser {
  /// Returns the newest value or the error, as an element of a sequence.
  @inlinable
  mutating func nextElement() -> Result<PartialJSON<Model>, MappingError>? {
    do throws(MappingError) {
      return try next().map { .success($0) }
    } catch {
      return .failure(error)
    }
  }

  /// Ends the text, and returns the last element of a sequence: nil if the whole value has been returned.
  @inlinable
  mutating func lastElement() -> Result<PartialJSON<Model>, MappingError>? {
    if text.endsWithLastValue() { return nil }
    do throws(MappingError) {
      return .success(PartialJSON(model: try finish(), isComplete: true, openPath: nil))
    } catch {
      return .failure(error)
    }
  }
}

// Copies share no state that changes: `PartialReading` makes checkpoints of its own.
extension PartialParser: @unchecked Sendable where Model: Sendable {}

extension JSONMapper {
  /// Creates a push parser for the growing value of one JSON text.
  ///
  /// - Parameters:
  ///   - type: The type of the model. `PartialJSON<Model>.Properties` is a type for a model whose required
  ///     keys have not arrived yet.
  ///   - openStrings: What to do with a string whose end has not arrived.
  public func partialParser<Model: MappingDecodable>(
    of type: Model.Type, openStrings: OpenStrings = .omit
  ) -> PartialParser<Model> {
    PartialParser(self, openStrings)
  }
}
