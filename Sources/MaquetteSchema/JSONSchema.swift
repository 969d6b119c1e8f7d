public import MaquetteCore
public import MaquetteMappings

/// The JSON Schema (2020-12) of a type.
///
/// ```swift
/// @Mappable struct Tweet { var id: Int; var text: String; var place: String? }
/// print(JSONSchema.of(Tweet.self))
/// ```
///
/// The schema is true: every document that satisfies the schema of `DataView.decoding`
/// is decoded, every value that is encoded satisfies that of `DataView.encoding`, and
/// every document that is decoded satisfies that of `DataView.accepting`. What a
/// schema cannot express is in ``problems``. A validator has to check `format`, as
/// ``SchemaValidator`` does.
public struct JSONSchema: Sendable, Hashable, CustomStringConvertible {
  /// The schema, with its keywords in a stable order.
  public let value: AnyValue

  /// What the schema does not express, with the places in the documents.
  public let problems: [SchemaProblem]

  /// Where the problems are in documents.
  let places: ProblemPlaces

  /// Whether two schemas and their problems are equal, whatever types they describe.
  public static func == (left: JSONSchema, right: JSONSchema) -> Bool {
    left.value == right.value && left.problems == right.problems
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(problems)
  }

  /// The schema as indented JSON.
  public var json: String {
    (try? value.jsonString(.pretty)) ?? value.description
  }

  /// The schema as indented JSON.
  public var description: String { json }

  /// Returns the schema of a type.
  ///
  /// - Parameters:
  ///   - type: A type that is decoded or encoded.
  ///   - view: The documents to describe.
  ///   - options: How to write the schema.
  /// - Returns: The schema. Where the form of values is not known, it has no restriction and lists
  ///   the place.
  public static func of<T>(
    _ type: T.Type, _ view: DataView = .decoding, options: Options = Options()
  ) -> JSONSchema {
    var builder = SchemaBuilder(view, options)
    return builder.schema(of: type)
  }

  /// Returns the schema of a noncopyable type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - view: The documents to describe.
  ///   - options: How to write the schema.
  /// - Returns: The schema.
  public static func of<T: NoncopyableDecodable & ~Copyable>(
    _ type: T.Type, _ view: DataView = .decoding, options: Options = Options()
  ) -> JSONSchema {
    var builder = SchemaBuilder(view, options)
    // The storage is decoded; what is encoded need not be stored.
    let type: any Any.Type = view == .encoding ? T.__Shape.self : T.__Storage.self
    builder.lent[ObjectIdentifier(type)] = T.__documentation
    builder.lentNames[ObjectIdentifier(type)] = "\(T.self)"
    return builder.schema(of: type)
  }

  /// How a schema is written.
  public struct Options: Sendable, Hashable {
    /// The profile that selects keys and forms.
    public var profile: MappingProfile?

    /// The format of the documents, such as `.yaml`, which selects what attributes with `in:` declare for
    /// it; nil for JSON.
    public var format: MappingProfile?

    /// The configuration that the mapper has.
    public var configuration: MappingConfiguration?

    /// Whether types that are used several times are written in place; recursive types never are.
    public var inlines: Bool

    /// Whether types have a `title`, which is their name.
    public var hasTitles: Bool

    /// The `$id` of the schema; nil for none.
    public var id: String?

    /// Whether the schema names its dialect by `$schema`.
    public var namesDialect: Bool

    /// How nil is encoded.
    public var nilValues: EncodingOptions.NilValues

    /// Whether the schema of decoding refuses unknown keys, which a tool call should not have.
    public var closesObjects: Bool

    /// The keyword that lists the properties of an object in their order, such as `x-order`; nil for
    /// none.
    ///
    /// The schema has them in that order in any case, but many who read JSON do not keep it.
    public var orderKeyword: String?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - profile: The profile that selects keys and forms.
    ///   - format: The format of the documents, such as `.yaml`; nil for JSON.
    ///   - configuration: The configuration that the mapper has.
    ///   - inlines: Whether types that are used several times are written in place.
    ///   - hasTitles: Whether types have a `title`.
    ///   - id: The `$id` of the schema.
    ///   - namesDialect: Whether the schema names its dialect by `$schema`.
    ///   - nilValues: How nil is encoded.
    ///   - closesObjects: Whether the schema of decoding refuses unknown keys.
    ///   - orderKeyword: The keyword that lists the properties of an object in their order.
    public init(
      profile: MappingProfile? = nil, format: MappingProfile? = nil,
      configuration: MappingConfiguration? = nil, inlines: Bool = false, hasTitles: Bool = false,
      id: String? = nil, namesDialect: Bool = false,
      nilValues: EncodingOptions.NilValues = .omit, closesObjects: Bool = false,
      orderKeyword: String? = nil
    ) {
      self.profile = profile
      self.format = format
      self.configuration = configuration
      self.inlines = inlines
      self.hasTitles = hasTitles
      self.id = id
      self.namesDialect = namesDialect
      self.nilValues = nilValues
      self.closesObjects = closesObjects
      self.orderKeyword = orderKeyword
    }
  }
}

/// Something that a schema does not express.
public struct SchemaProblem: Sendable, Hashable, CustomStringConvertible {
  /// The place in the type: names of types, properties and cases.
  public let place: String

  /// The missing restriction.
  public let text: String

  /// What to change; empty if nothing can be done.
  public let remedy: String

  /// The place and the text.
  public var description: String {
    (place.isEmpty ? "" : place + ": ") + text + (remedy.isEmpty ? "" : "; " + remedy)
  }
}

/// A type that names its definition in schemas.
public protocol SchemaNamed {
  /// The name in `$defs`.
  static var schemaName: String { get }
}
