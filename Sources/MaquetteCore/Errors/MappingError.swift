/// An error of mapping: a code, the place, what was expected and what was found.
///
/// ```swift
/// do {
///   let tweet = try Tweet(json: data)
/// } catch {
///   print(error)           // one line
///   print(error.details)   // with the line of the source and a caret
/// }
/// ```
public struct MappingError: Error, Sendable, Hashable {
  private final class Storage: @unchecked Sendable {
    // Invariant: changed only by an error that is its sole owner, so accesses never overlap.
    @safe @exclusivity(unchecked) var contents: Contents

    init(_ contents: Contents) {
      self.contents = contents
    }
  }

  /// The contents of an error.
  package struct Contents: Sendable, Hashable {
    package var code: Code
    package var path = MappingPath()

    /// How many of the last steps lead to what is missing, below the object that lacks it.
    var missingStepCount = 0

    package var location: TextLocation?
    package var byteOffset: Int?
    package var expected: String?
    var found: String?
    package var model: String?
    package var property: String?
    package var hint: String?
    package var underlying: String?
    var sourceLine: SourceLine?
    package var alternatives: [Alternative] = []
  }

  /// One pointer, so that throwing an error moves one word.
  private var storage: Storage

  package init(_ contents: Contents) {
    storage = Storage(contents)
  }

  package var contents: Contents {
    _read { yield storage.contents }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.contents) }
      yield &storage.contents
    }
  }

  /// Creates an error, for strategies and hand-written conformances.
  ///
  /// The engine adds the place where it was thrown.
  ///
  /// - Parameters:
  ///   - code: The kind of error.
  ///   - expected: What is needed instead, as the message shows it; nil to omit it.
  ///   - found: What the source has; nil for the value that was being decoded.
  ///   - hint: What may help, such as a similar key; nil if nothing is known.
  public init(_ code: Code, expected: String? = nil, found: String? = nil, hint: String? = nil) {
    self.init(Contents(code: code, expected: expected, found: found, hint: hint))
  }

  /// Creates an error with a path, for encoders of formats.
  ///
  /// - Parameters:
  ///   - code: The kind of error.
  ///   - path: The steps from the root to the value that cannot be encoded.
  ///   - expected: What is needed instead, as the message shows it; nil to omit it.
  ///   - found: The value, or what is wrong with it; nil to omit it.
  public init(_ code: Code, at path: MappingPath, expected: String? = nil, found: String? = nil) {
    self.init(Contents(code: code, path: path, expected: expected, found: found))
  }

  /// Creates an error with a place in the source, for parsers of formats.
  ///
  /// - Parameters:
  ///   - code: What kind of thing went wrong.
  ///   - byteOffset: The offset in bytes; the mapper computes line and column for text.
  ///   - path: The path, as far as the parser knows it.
  ///   - expected: What the source must contain.
  ///   - found: What the source contains.
  ///   - hint: What may help.
  public init(
    _ code: Code, at byteOffset: Int, path: MappingPath = MappingPath(), expected: String? = nil,
    found: String? = nil, hint: String? = nil
  ) {
    var contents = Contents(code: code, path: path, expected: expected, found: found, hint: hint)
    contents.byteOffset = byteOffset
    self.init(contents)
  }

  /// Creates the error for an error that code of the application threw at a place.
  package init(applications error: any Error, at path: MappingPath) {
    var contents = Contents(thrown: error)
    contents.path = MappingPath(path.steps + contents.path.steps)
    self.init(contents)
  }

  /// What kind of thing went wrong.
  public var code: Code { contents.code }

  /// The steps from the root of the document to the value.
  public var path: MappingPath { contents.path }

  /// Line, column and byte offset, if the source is a text.
  public var location: TextLocation? { contents.location }

  /// The distance from the start of the source in bytes, if the source is bytes.
  public var byteOffset: Int? { contents.location?.byteOffset ?? contents.byteOffset }

  /// What the model needed.
  public var expected: String? { contents.expected }

  /// What the source contained: the kind of the value and the value, cut to about 80 characters.
  public var found: String? { contents.found }

  /// The name of the model that was being decoded or encoded.
  public var model: String? { contents.model }

  /// The name of the property that was being decoded or encoded.
  public var property: String? { contents.property }

  /// What may help.
  public var hint: String? { contents.hint }

  /// The description of the error that the application's own code threw.
  public var underlying: String? { contents.underlying }

  /// One of several ways to decode a value, and why it failed.
  public struct Alternative: Sendable, Hashable {
    /// The alternative: the name of an enum's case.
    public let name: String

    /// Why it failed.
    public let error: MappingError

    package init(name: String, error: MappingError) { (self.name, self.error) = (name, error) }
  }

  /// Why each of several ways to decode the value failed: the cases of an enum without tags.
  public var alternatives: [Alternative] { contents.alternatives }

  /// Whether two errors have the same contents.
  public static func == (left: MappingError, right: MappingError) -> Bool {
    left.contents == right.contents
  }

  /// Hashes the contents of the error.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contents)
  }
}
