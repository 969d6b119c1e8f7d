public import MaquetteCore

/// A value decoded from incomplete JSON text, such as the output of a language model in progress.
public struct PartialJSON<Model> {
  /// The model decoded from the complete part of the text.
  public var model: Model

  /// Whether the text is complete.
  public var isComplete: Bool

  /// The path of the innermost value that has begun but not ended; nil if the text is complete.
  public var openPath: MappingPath?

  @usableFromInline
  init(model: Model, isComplete: Bool, openPath: MappingPath?) {
    self.model = model
    self.isComplete = isComplete
    self.openPath = openPath
  }
}

extension PartialJSON: Sendable where Model: Sendable {}
extension PartialJSON: Equatable where Model: Equatable {}

/// What to do with a string whose end has not arrived.
public struct OpenStrings: Sendable, Hashable {
  package enum Choice: Sendable, Hashable {
    case omit, include
  }

  package let choice: Choice

  /// The string counts as missing.
  public static var omit: Self { Self(choice: .omit) }

  /// The string ends where the text ends, before any partial escape or character.
  ///
  /// It counts as missing where it is no text: half a date or half the name of a case may be another one.
  public static var include: Self { Self(choice: .include) }
}

extension JSONMapper {
  /// Decodes a model from the beginning of a JSON text.
  ///
  /// Everything complete is decoded: members with their values, elements, whole words. A number at
  /// the end is left out, because more digits may follow. An open object is decoded as far as it
  /// goes; if it lacks something its model requires, it is left out too. The text must follow the
  /// grammar up to its end.
  ///
  /// ```swift
  /// let start = #"{"title":"Bread","steps":["Mix flour and wa"#
  /// let recipe = try JSONMapper().decodePartial(Recipe.self, from: start, openStrings: .include)
  /// if let recipe, let path = recipe.openPath { print(recipe.model.steps, path) }
  /// // ["Mix flour and wa"] steps[0]
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the model. Properties that may be missing need a default or an optional
  ///     type.
  ///   - source: Bytes, a string or Foundation's data: the text so far, split anywhere.
  ///   - openStrings: What to do with a string whose end has not arrived.
  /// - Returns: The model; nil if nothing that could be a model has begun.
  /// - Throws: The first error; `missingKey` if the outermost object still lacks something its
  ///   model requires.
  /// - Complexity: O(length of the text), and once more for each open object that is left out.
  public func decodePartial<T: MappingDecodable>(
    _ type: T.Type = T.self, from source: some ByteSource, openStrings: OpenStrings = .omit
  ) throws(MappingError) -> PartialJSON<T>? {
    try source.withBytes { (bytes) throws(MappingError) in
      try decodePartial(type, from: bytes, openStrings)
    }
  }

  private func decodePartial<T: MappingDecodable>(
    _ type: T.Type, from bytes: Span<UInt8>, _ openStrings: OpenStrings
  ) throws(MappingError) -> PartialJSON<T>? {
    var reading = PartialReading(self, type)
    let limits = options.decoding.limits
    var text = TruncatedJSON(openStrings, depthLimit: limits.depth)
    if bytes.count > limits.size {
      return PartialJSON(
        model: try reading.mapper.decode(type, from: bytes), isComplete: true, openPath: nil)
    }
    text.append(bytes)
    text.scan()
    if text.isMistaken {
      return PartialJSON(
        model: try reading.mapper.decode(type, from: text.mistaken), isComplete: true, openPath: nil
      )
    }
    var model: T?
    let outcome = try reading.read(&text) { (reader) throws(ReadFailure) in
      model = try reader.read(placed: type)
    }
    switch outcome {
    case .value(let cut):
      return model.map {
        PartialJSON(
          model: $0, isComplete: cut.isComplete, openPath: cut.isComplete ? nil : text.openPath)
      }
    case .nothing: return nil
    case .lacking(let cut), .mistaken(let cut):
      try reading.report(cut, of: &text) { (reader) throws(ReadFailure) in
        model = try reader.read(placed: type)
      }
      return model.map { PartialJSON(model: $0, isComplete: cut.isComplete, openPath: nil) }
    }
  }
}

extension MappingDecodable {
  /// Decodes a model from the beginning of a JSON text, such as a language model's output so far.
  ///
  /// ```swift
  /// let recipe = try Recipe(partialJSON: #"{"title":"Bread","steps":["Mix"#)
  /// ```
  ///
  /// - Parameters:
  ///   - source: Bytes, a string or Foundation's data: the text so far, split anywhere.
  ///   - openStrings: What to do with a string whose end has not arrived.
  /// - Returns: nil if nothing that could be a model has begun.
  /// - Throws: The errors of `JSONMapper.decodePartial(_:from:openStrings:)`.
  public init?(
    partialJSON source: some ByteSource, openStrings: OpenStrings = .omit
  ) throws(MappingError) {
    let partial = try JSONMapper().decodePartial(Self.self, from: source, openStrings: openStrings)
    guard let model = partial?.model else { return nil }
    self = model
  }
}
