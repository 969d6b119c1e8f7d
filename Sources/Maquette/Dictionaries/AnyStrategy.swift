#if canImport(Foundation)
  public import MaquetteCore

  /// Values whose types are known only at run time: `Any`, `[Any]` and `[String: Any]`.
  ///
  /// ```swift
  /// @CodableBy(.anyDictionary) var extra: [String: Any]
  /// @CodableBy(.any) var payload: Any?
  /// ```
  ///
  /// Decoding gives the types that `AnyValue.any` lists; encoding accepts the types that
  /// `AnyValue(any:)` does. Prefer a property of type `AnyValue`: it keeps every digit, the order
  /// of keys, and type safety.
  public struct AnyStrategy<Value>: CodingStrategy {
    private let expected: String

    fileprivate init(_ expected: String) {
      self.expected = expected
    }

    /// Reads any value.
    ///
    /// - Throws: `typeMismatch` if an array or an object is needed and the value is something else.
    public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Value {
      guard let value = try reader.readOwnTree().any as? Value else {
        throw MappingError(.typeMismatch, expected: expected)
      }
      return value
    }

    /// Writes a value.
    ///
    /// - Throws: `typeMismatch` for a value of a type that a tree cannot hold, with its path.
    public func encode<W: MappingWriter & ~Copyable>(_ value: Value, to writer: inout W) throws {
      do {
        try writer.writeValue(MaquetteCore.AnyValue(any: value, depth: writer.state.options.depth))
      } catch let error as MappingError {
        throw writer.failure(error, below: error.path)
      }
    }
  }

  extension MappingStrategy where Self == AnyStrategy<Any> {
    /// Values whose types are known only at run time.
    public static var any: Self { AnyStrategy("a value") }
  }

  extension MappingStrategy where Self == AnyStrategy<[Any]> {
    /// Arrays of values whose types are known only at run time.
    public static var anyArray: Self { AnyStrategy("an array") }
  }

  extension MappingStrategy where Self == AnyStrategy<[String: Any]> {
    /// Dictionaries of values whose types are known only at run time.
    public static var anyDictionary: Self { AnyStrategy("an object") }
  }
#endif
