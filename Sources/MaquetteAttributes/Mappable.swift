// A macro may only promise conformances that every marked class really gets: when the compiler
// (6.3) expands a subclass, it asks the superclass for each of them, and crashes if one is missing.
// So there is one macro for each direction, and none promises `FlattenedDecodable` or
// `MappableKey`. The macro still generates their requirements for models that state these
// conformances themselves.

/// Makes a struct, class, enum or actor decodable from and encodable to every format.
///
/// Each stored property is a key of an object. The key is the property's name, or what
/// `fieldNaming` makes of it; attributes on properties override that. The key of a property with an
/// initial value can be missing or null. The key of an optional property can be too, and the
/// property is then nil. Every other key is required.
///
/// Input:
///
/// ```json
/// {"id": 7, "full_name": "Ada", "tags": null}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable(fieldNaming: .snakeCase)
/// struct User {
///   let id: Int
///   var fullName: String
///   var tags: [String] = []
///   var email: String?
/// }
/// ```
///
/// Result: `User(id: 7, fullName: "Ada", tags: [], email: nil)`, which is encoded as
/// `{"id":7,"full_name":"Ada","tags":[]}`.
///
/// Failure: without `id`, decoding throws `missingKey` at `id`; with `"id": "x"` it throws
/// `typeMismatch` there. What the macro cannot resolve (types that only the compiler can infer,
/// property wrappers) is a compile-time error that says what to do.
///
/// **Conditions**: stored properties, cases, hooks and their attributes can be inside `#if`. The
/// model maps what the build contains: the macro generates the code of every variant under the same
/// conditions, up to 16 variants of a type. Conformances cannot depend on them.
///
/// ```swift
/// @Mappable
/// struct Settings {
///   var name: String
///   #if DEBUG
///     @CodingKey("log_level") var logLevel = 0  // a key of debug builds
///   #endif
/// }
/// ```
///
/// **Enums** with raw values are mapped as their raw values; other enums as the name of the case,
/// with its payload as `{"move": {"x": 1, "y": 2}}`. An enum that is a dictionary's key states it:
/// `enum Suit: MappableKey`. ``CaseTagging`` lists the other places for the name of a case:
/// `@Mappable(tagged: .internal("type"))`.
///
/// **Classes** inherit: a subclass marked `@Mappable` also maps the properties of its superclass,
/// if that is marked. Its own initializers must call `super.init()` explicitly, because a mapped
/// class has more than one.
///
/// **Actors** state ``IsolatedMappable`` (or ``IsolatedDecodable`` with `.decode`,
/// ``IsolatedEncodable`` with `.encode`). `try Session(json: data)` decodes them from anywhere;
/// encoding and updates run on the actor: `try await session.jsonString()`,
/// `try await session.update(json: patch)`.
///
/// **Noncopyable structs** state ``NoncopyableMappable`` (or ``NoncopyableDecodable`` with
/// `.decode`, ``NoncopyableEncodable`` with `.encode`) and `~Copyable`. They can have a `deinit`,
/// and can contain other noncopyable models, optional or not. Their hooks are `.willDecode`,
/// `.willEncode` without `mutating`, and `.didEncode`.
///
/// - Parameters:
///   - direction: `.both` by default; `.decode` and `.encode` leave out the other direction.
///   - fieldNaming: How names of properties and of payload labels become keys.
///   - fieldAliases: Rules that make more keys of the names, which are decoded too: with
///     `fieldNaming: .snakeCase, fieldAliases: [.camelCase]` both `full_name` and `fullName`. They
///     do not apply to properties whose key is set by an attribute.
///   - caseNaming: How names of enum cases become names in the data.
///   - tagged: Where the tag of an enum's case is.
///   - caseMatching: Whether names of cases are also matched without regard to case.
///   - transparent: Whether a struct is mapped as its only property: `UserID(value: 7)` as `7`.
///   - omitting: What encoding leaves out: nil, defaults, empty collections and texts.
///   - nilValues: How nil is encoded, whatever the options of the call are: `.writeNull` or
///     `.omit`. `@EncodableIf(_:)` on a property overrides it.
///   - ignoring: `.initialized` ignores properties with an initial value and no attributes.
///   - via: Another type that the model is decoded and encoded as: `via: Wire.self`. The model
///     needs an `init(_: Wire)` and that type an `init(_: Model)`; both may throw.
///   - memberwiseInit: The access of a memberwise initializer that the macro adds to a struct or a
///     class, and which properties of the superclass it covers.
///   - container: The path from the value to the object of the model: with `container: "data.user"`
///     the model `User` is decoded from, and encoded as, `{"data":{"user":{"id":7}}}`. The steps
///     are those of ``CodingKey(path:encode:)``, without `[*]`. Values next to the path are
///     ignored; a path that leads nowhere throws `missingKey`. A model in a container cannot be
///     flattened. A class must be final and must not have a mapped superclass.
///   - layout: `.array` makes the model an array, each property at a position in the order of
///     declaration: `Point(x: 1, y: 2)` is `[1,2]`. Ignored properties have no position. Missing
///     elements at the end take their defaults, extra elements are handled as unknown keys are, and
///     nil is encoded as null. A property that a condition leaves out is null too, or omitted at
///     the end of the array. A model that is an array cannot be flattened. For an enum, the
///     payloads are arrays: `.pair("Henry", 1)` is `{"pair":["Henry",1]}`; a single value without a
///     label is itself.
///   - conversions: The accepted conversions, instead of those in the options of the call.
///     `@DecodableRules` on the type has further rules.
///   - unknownKeys: What happens to keys that no property takes, in the object of this model and in
///     those on its paths, whatever the options of the call are: `.reject`, `.report` or `.ignore`.
///     A subclass inherits the value of its superclass.
///   - version: The version that archives record for the model's objects: a literal, 0 by default.
///     Decoding refuses an archive with a newer version and migrates one with an older version.
///     Each class of a hierarchy has its own version.
@attached(
  member,
  conformances: MappingDecodable, MappingEncodable, FlattenedEncodable, SchemaProviding,
  names: named(__Code), named(__Fields), named(__Wire), named(__making), named(__taking),
  named(__Rules),
  named(__hooks), named(__layout), named(__makeLayout), named(__decodingKind), named(__Payloads),
  named(__Types), named(__describe), named(__describeWritten), named(__decodingForm),
  named(__caseNames), named(__documentation), named(__writtenDocumentation), named(__document),
  named(__encodingForm),
  named(init), named(update),
  named(__update), named(__assign), named(__change), named(__fields), named(__Storage),
  named(__storage),
  named(__mergesOnUpdate), named(__acceptsNull), named(__read),
  named(__cases), named(__makeCases), named(__payloadTypes),
  named(__write), named(__output), named(__makeOutput), named(__encodingKind),
  named(__writeFields),
  named(write), named(__schema), named(__value), named(__Shape)
)
@attached(
  extension,
  conformances: MappingDecodable, MappingEncodable, FlattenedEncodable, SchemaProviding,
  names: named(init), named(update), named(__mergesOnUpdate), named(__acceptsNull),
  named(__writeFields), named(write),
  named(mappingKey), named(__layout), named(__decodingKind), named(__Fields), named(__change),
  named(__output),
  named(__encodingKind), named(__checkReading), named(__checkWriting), named(__decodingForm),
  named(__encodingForm)
)
public macro Mappable(
  _ direction: __MappingDirection.Both = .both,
  fieldNaming: NamingRule = .unchanged,
  fieldAliases: [NamingRule] = [],
  caseNaming: NamingRule = .unchanged,
  tagged: CaseTagging = .external,
  caseMatching: CaseMatching = .exact,
  transparent: Bool = false,
  omitting: OmittedValues = [],
  nilValues: EncodingOptions.NilValues? = nil,
  ignoring: IgnoredProperties? = nil,
  via: (any Any.Type)? = nil,
  memberwiseInit: MemberwiseAccess? = nil,
  container: String? = nil,
  layout: ModelLayout = .object,
  conversions: ConversionPolicy? = nil,
  unknownKeys: DecodingOptions.UnknownKeys? = nil,
  version: Int = 0
) = #externalMacro(module: "MaquetteMacros", type: "MappableMacro")

/// Makes a struct, class, enum or actor decodable from every format, but not encodable.
///
/// Input:
///
/// ```json
/// {"id": 7, "full_name": "Ada"}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable(.decode, fieldNaming: .snakeCase)
/// struct User {
///   let id: Int
///   var fullName: String
/// }
/// ```
///
/// Result: `User(id: 7, fullName: "Ada")`. The types of the properties need not be encodable.
///
/// Failure: encoding a user does not compile.
///
/// - Parameters:
///   - direction: `.decode`.
///   - fieldNaming: How names of properties and of payload labels become keys.
///   - fieldAliases: Rules that make more keys of the names, which are decoded too.
///   - caseNaming: How names of enum cases become names in the data.
///   - tagged: Where the tag of an enum's case is.
///   - caseMatching: Whether names of cases are also matched without regard to case.
///   - transparent: Whether a struct is mapped as its only property: `UserID(value: 7)` as `7`.
///   - omitting: A compile-time error here: it affects only encoding.
///   - nilValues: A compile-time error here: it affects only encoding.
///   - ignoring: `.initialized` ignores properties with an initial value and no attributes.
///   - via: Another type that the model is decoded as; the model needs an `init(_: Wire)`.
///   - memberwiseInit: The access of a memberwise initializer that the macro adds to a struct or a
///     class, and which properties of the superclass it covers.
///   - container: The path from the value to the object of the model.
///   - layout: `.array` makes the model an array, one position per property; for an enum, the
///     payloads.
///   - conversions: The accepted conversions, instead of those in the options of the call.
///   - unknownKeys: What happens to keys that no property takes, whatever the options of the call
///     are.
///   - version: The version that archives record for the model's objects.
@attached(
  member,
  conformances: MappingDecodable, SchemaProviding,
  names: named(__Code), named(__Fields), named(__Wire), named(__making), named(__taking),
  named(__Rules),
  named(__hooks), named(__layout), named(__makeLayout), named(__decodingKind), named(__Payloads),
  named(__Types), named(__describe), named(__describeWritten), named(__decodingForm),
  named(__caseNames), named(__documentation), named(__writtenDocumentation), named(__document),
  named(__encodingForm),
  named(init), named(update),
  named(__update), named(__assign), named(__change), named(__fields), named(__Storage),
  named(__storage),
  named(__mergesOnUpdate), named(__acceptsNull), named(__read),
  named(__cases), named(__makeCases), named(__payloadTypes), named(__schema), named(__value),
  named(__Shape)
)
@attached(
  extension,
  conformances: MappingDecodable, SchemaProviding,
  names: named(init), named(update), named(__mergesOnUpdate), named(__acceptsNull), named(__layout),
  named(__decodingKind),
  named(__Fields), named(__change), named(__checkReading), named(__decodingForm)
)
public macro Mappable(
  _ direction: __MappingDirection.Decode,
  fieldNaming: NamingRule = .unchanged,
  fieldAliases: [NamingRule] = [],
  caseNaming: NamingRule = .unchanged,
  tagged: CaseTagging = .external,
  caseMatching: CaseMatching = .exact,
  transparent: Bool = false,
  omitting: OmittedValues = [],
  nilValues: EncodingOptions.NilValues? = nil,
  ignoring: IgnoredProperties? = nil,
  via: (any Any.Type)? = nil,
  memberwiseInit: MemberwiseAccess? = nil,
  container: String? = nil,
  layout: ModelLayout = .object,
  conversions: ConversionPolicy? = nil,
  unknownKeys: DecodingOptions.UnknownKeys? = nil,
  version: Int = 0
) = #externalMacro(module: "MaquetteMacros", type: "MappableMacro")

/// Makes a struct, class, enum or actor encodable to every format, but not decodable.
///
/// Input: `User(id: 7, fullName: "Ada")`.
///
/// Code:
///
/// ```swift
/// @Mappable(.encode, fieldNaming: .snakeCase)
/// struct User {
///   let id: Int
///   var fullName: String
/// }
/// ```
///
/// Result: `{"id":7,"full_name":"Ada"}`. The types of the properties need not be decodable.
///
/// Failure: decoding a user does not compile.
///
/// - Parameters:
///   - direction: `.encode`.
///   - fieldNaming: How names of properties and of payload labels become keys.
///   - fieldAliases: A compile-time error here: it affects only decoding.
///   - caseNaming: How names of enum cases become names in the data.
///   - tagged: Where the tag of an enum's case is.
///   - caseMatching: Whether names of cases are also matched without regard to case.
///   - transparent: Whether a struct is mapped as its only property: `UserID(value: 7)` as `7`.
///   - omitting: What encoding leaves out: nil, defaults, empty collections and texts.
///   - nilValues: How nil is encoded, whatever the options of the call are: `.writeNull` or
///     `.omit`. `@EncodableIf(_:)` on a property overrides it.
///   - ignoring: `.initialized` ignores properties with an initial value and no attributes.
///   - via: Another type that the model is encoded as; that type needs an `init(_: Model)`.
///   - memberwiseInit: The access of a memberwise initializer that the macro adds to a struct or a
///     class, and which properties of the superclass it covers.
///   - container: The path from the value to the object of the model.
///   - layout: `.array` makes the model an array, one position per property; for an enum, the
///     payloads.
///   - version: The version that archives record for the model's objects.
@attached(
  member,
  conformances: MappingEncodable, FlattenedEncodable, SchemaProviding,
  names: named(__Code), named(__writtenDocumentation), named(__document), named(__hooks),
  named(__Wire), named(__making), named(__taking), named(__Rules), named(__Types),
  named(__describe), named(__describeWritten), named(__encodingForm), named(init),
  named(__write),
  named(__output), named(__makeOutput), named(__encodingKind), named(__writeFields), named(write),
  named(__schema),
  named(__value), named(__Shape)
)
@attached(
  extension,
  conformances: MappingEncodable, FlattenedEncodable, SchemaProviding,
  names: named(__writeFields), named(write), named(__output), named(__encodingKind),
  named(__checkWriting), named(__encodingForm)
)
public macro Mappable(
  _ direction: __MappingDirection.Encode,
  fieldNaming: NamingRule = .unchanged,
  fieldAliases: [NamingRule] = [],
  caseNaming: NamingRule = .unchanged,
  tagged: CaseTagging = .external,
  caseMatching: CaseMatching = .exact,
  transparent: Bool = false,
  omitting: OmittedValues = [],
  nilValues: EncodingOptions.NilValues? = nil,
  ignoring: IgnoredProperties? = nil,
  via: (any Any.Type)? = nil,
  memberwiseInit: MemberwiseAccess? = nil,
  container: String? = nil,
  layout: ModelLayout = .object,
  version: Int = 0
) = #externalMacro(module: "MaquetteMacros", type: "MappableMacro")
