public import MaquetteCore

/// Checks values against a JSON Schema of the dialect 2020-12.
///
/// ```swift
/// let validator = try SchemaValidator(["type": "object", "required": ["id"]])
/// for error in validator.errors(in: [:]) { print(error) }   // missing key 'id'
/// ```
///
/// Nothing that a schema or a value says can make it run away: regular expressions take time linear
/// in the text, nesting and the number of steps are limited, and no reference leaves the document
/// unless the caller resolves it.
public struct SchemaValidator: Sendable {
  /// The limits of a validation.
  public struct Limits: Sendable, Hashable {
    /// The maximum depth of schemas inside schemas, references included.
    public var depth = 256

    /// The maximum number of schemas that are applied to parts of a value.
    public var steps = 10_000_000

    /// The maximum number of errors.
    public var errors = 100

    /// Creates the usual limits.
    public init() {}
  }

  let document: SchemaDocumentBox
  let limits: Limits
  let checksFormats: Bool

  /// Prepares a schema.
  ///
  /// - Parameters:
  ///   - schema: The schema, an object or a Boolean.
  ///   - checksFormats: Whether `format` is checked; formats that are not known never are, and a
  ///     dialect that the caller resolves may say that they always are.
  ///   - limits: The limits of a validation.
  ///   - resolve: Returns the schema at an address outside the document, without fragment; nil if
  ///     there is none.
  /// - Throws: `invalidValue` for a reference that leads nowhere, and for a regular expression that
  ///   is invalid or not supported; `typeMismatch` for a value that is no schema; `depthExceeded`.
  public init(
    _ schema: AnyValue, checksFormats: Bool = true, limits: Limits = Limits(),
    resolving resolve: (String) -> AnyValue? = { _ in nil }
  ) throws(MappingError) {
    let loaded = withoutActuallyEscaping(resolve) { resolve in
      Result { () throws(MappingError) -> SchemaDocument in
        var document = try SchemaDocument(schema, depth: limits.depth, resolving: resolve)
        try document.loadReferences()
        document.forgetResolver()
        return document
      }
    }
    document = SchemaDocumentBox(try loaded.get())
    self.limits = limits
    self.checksFormats = checksFormats
  }

  /// Prepares the schema of a type.
  ///
  /// - Parameters:
  ///   - schema: The schema.
  ///   - limits: The limits of a validation.
  /// - Throws: `depthExceeded` for a schema that is nested too deeply.
  public init(_ schema: JSONSchema, limits: Limits = Limits()) throws(MappingError) {
    try self.init(schema.value, limits: limits)
  }

  /// The errors of a value; none if it satisfies the schema.
  ///
  /// - Parameter value: The value.
  /// - Returns: The errors with their paths, at most as many as the limit.
  public func errors(in value: AnyValue) -> [MappingError] {
    var validation = SchemaValidation(document, limits, checksFormats)
    _ = validation.validate(value)
    return validation.errors
  }

  /// Whether a value satisfies the schema.
  ///
  /// - Parameter value: The value.
  public func isValid(_ value: AnyValue) -> Bool {
    var validation = SchemaValidation(document, limits, checksFormats)
    validation.collects = false
    return validation.validate(value)
  }

  /// Checks a value.
  ///
  /// - Parameter value: The value.
  /// - Throws: The first error, with its path.
  public func validate(_ value: AnyValue) throws(MappingError) {
    if let first = errors(in: value).first { throw first }
  }

  /// The errors of a JSON text, with lines and columns.
  ///
  /// - Parameter text: The text, which is parsed with the usual limits.
  /// - Returns: The errors; the only one for text that is not JSON says so.
  public func errors(inJSON text: String) -> [MappingError] {
    do throws(MappingError) {
      let value = try JSONMapper().decode(AnyValue.self, from: text)
      return errors(in: value).located(inJSON: text)
    } catch {
      return [error]
    }
  }
}

/// The schemas of a validator, shared by its copies.
final class SchemaDocumentBox: Sendable {
  let document: SchemaDocument

  init(_ document: SchemaDocument) { self.document = document }
}
