#if canImport(Foundation)
  public import MaquetteCore

  /// Values whose types only run time knows: `Any`, `[Any]` and `[String: Any]`.
  ///
  /// ```swift
  /// @CodableBy(.anyDictionary) var extra: [String: Any]
  /// @CodableBy(.any) var payload: Any?
  /// ```
  ///
  /// What is read has the types that `AnyValue.any` says; what is written may have any that
  /// `AnyValue(any:)` takes. A property of type `AnyValue` says the same and keeps every digit, the order
  /// of keys, and the safety of types.
  public struct __AnyStrategy<Value>: CodingStrategy {
    private let expected: String

    fileprivate init(_ expected: String) {
      self.expected = expected
    }

    /// Reads whatever is there.
    ///
    /// - Throws: `typeMismatch` for what is no array, or no object, where one is needed.
    public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Value {
      guard let value = try reader.readValue().any as? Value else {
        throw MappingError(.typeMismatch, expected: expected)
      }
      return value
    }

    /// Writes a value.
    ///
    /// - Throws: `typeMismatch` for a value of a type that no tree holds, with its path.
    public func encode<W: MappingWriter & ~Copyable>(_ value: Value, to writer: inout W) throws {
      do {
        try writer.writeValue(MaquetteCore.AnyValue(any: value, depth: writer.state.options.depth))
      } catch let error as MappingError {
        throw writer.failure(error, below: error.path)
      }
    }
  }

  extension MappingStrategy where Self == __AnyStrategy<Any> {
    /// Values whose types only run time knows.
    public static var any: Self { __AnyStrategy("a value") }
  }

  extension MappingStrategy where Self == __AnyStrategy<[Any]> {
    /// Arrays of values whose types only run time knows.
    public static var anyArray: Self { __AnyStrategy("an array") }
  }

  extension MappingStrategy where Self == __AnyStrategy<[String: Any]> {
    /// Dictionaries of values whose types only run time knows.
    public static var anyDictionary: Self { __AnyStrategy("an object") }
  }
#endif
