package import MaquetteCore

extension MappingReader where Self: ~Copyable {
  /// Decodes a value with its `Decodable` conformance.
  mutating func readCodable<T: Decodable>(_ type: T.Type) throws(ReadFailure) -> T {
    let start = mark()
    var options = DecodingSettings()
    options.mapping = state.options
    options.limits = state.options.limits
    options.context = state.options.context
    // The depth of a text bounds neither types that decode each other from one value, nor the stack.
    guard state.stack.hasRoom() else {
      throw failure(.depthExceeded, expected: StackGuard.expectation)
    }
    options.stack = state.stack
    do {
      return try withTape { tape in try tape.decode(type, options) }
    } catch let failure as ReadFailure {
      throw failure
    } catch let error as DecodingError {
      throw failure(MappingError(error), at: start, inside: error.steps, error.missingKey)
    } catch {
      throw failure(error, at: start)
    }
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Encodes a value with its `Encodable` conformance.
  mutating func writeCodable<T: Encodable>(_ value: T) throws(WriteFailure) {
    var options = EncodingSettings()
    options.mapping = state.options
    options.depth = state.options.depth
    options.context = state.options.context
    guard state.stack.hasRoom() else {
      throw failure(.depthExceeded, expected: StackGuard.expectation)
    }
    options.stack = state.stack
    let tree: AnyValue
    do {
      tree = try EncodingCall(options, makesTree: true).encode(value) { $0.tree }
    } catch EncodingError.invalidValue(_, let context) {
      let inner = context.underlyingError as? MappingError
      let error = inner ?? MappingError(.unencodable, found: context.debugDescription)
      throw failure(error, below: MappingPath(context.codingPath.map(\.step)))
    } catch let error as MappingError {
      throw failure(error, below: error.path)
    } catch {
      throw failure(error)
    }
    try writeValue(tree)
  }
}

extension CodingKey {
  /// The key as a component of a path.
  var step: MappingPath.Step {
    if let index = intValue, stringValue == "Index \(index)" { return .index(index) }
    return .key(stringValue)
  }
}

extension MappingError {
  /// Converts the error of a `Decodable` type, without its path.
  package init(_ error: DecodingError) {
    // The error of a model inside the type keeps its text instead of being quoted at each level.
    if let inner = error.underlying as? MappingError {
      self.init(
        inner.code, expected: inner.expected, found: inner.found, hint: inner.hint)
      return
    }
    let found = (error.underlying as? FoundValue)?.kind.phrase
    switch error {
    case .keyNotFound: self.init(.missingKey)
    case .valueNotFound(let type, _):
      self.init(.unexpectedNull, expected: Self.phrase(type), found: found)
    case .typeMismatch(let type, _):
      self.init(.typeMismatch, expected: Self.phrase(type), found: found)
    case .dataCorrupted(let context):
      self.init(
        .invalidValue, expected: "a value that the type accepts", hint: context.debugDescription)
    @unknown default: self.init(.invalidValue)
    }
  }

  /// A type in words; those of containers are placeholders.
  private static func phrase(_ type: any Any.Type) -> String {
    switch type {
    case is [String: Any].Type: "an object"
    case is [Any].Type: "an array"
    default: "\(type)"
    }
  }
}

/// The value at which a `Decodable` type failed, which an error of the decoder carries.
package struct FoundValue: Error, CustomStringConvertible {
  /// Its place in the text.
  package let location: TextLocation

  /// Its kind.
  package let kind: ValueKind

  /// The kind and the place.
  package var description: String { "\(kind.phrase) (\(location))" }
}

extension DecodingError {
  /// The components of the path to the invalid value.
  package var steps: [MappingPath.Step] { context.codingPath.map(\.step) }

  /// The missing key.
  package var missingKey: String? {
    if case .keyNotFound(let key, _) = self { return key.stringValue }
    return nil
  }

  /// The error that this one was made from.
  package var underlying: (any Error)? { context.underlyingError }

  private var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "")
    }
  }
}
