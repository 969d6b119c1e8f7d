// A macro may only promise conformances that every class it is put on really gets: the compiler
// (6.3) asks the superclass for each of them when it expands a subclass, and traps if one is not
// there. Hence a macro for each direction, and no promise of `FlattenedDecodable` or `MappableKey`,
// whose requirements are made all the same for models that state these conformances themselves.

/// Makes a struct, class, enum or actor readable from and writable to every format.
///
/// Each stored property is a key of an object. The property's name, or what `fieldNaming` makes of
/// it, is the key; the attributes on properties change that. A property with an initial value may
/// be missing or null; an optional property is then nil; every other property must be there.
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
/// Result: `User(id: 7, fullName: "Ada", tags: [], email: nil)`, which is written as
/// `{"id":7,"full_name":"Ada","tags":[]}`.
///
/// Failure: without `id`, reading throws `missingKey` at `id`; with `"id": "x"` it throws
/// `typeMismatch` there. What the macro cannot resolve (types that only the compiler can infer,
/// property wrappers) is an error when the model is compiled, and the error says what to do.
///
/// **Conditions**: stored properties, cases, hooks and their attributes may stand in `#if`. The model
/// maps what the build has: the macro writes the code of every variant into the same conditions, up
/// to 16 variants of a type. What a type conforms to cannot depend on them.
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
/// **Enums** with raw values are read from and written as their raw values; other enums as the name
/// of the case, with its payload as `{"move": {"x": 1, "y": 2}}`. An enum that is to be the key of a
/// dictionary states so: `enum Suit: MappableKey`. ``CaseTagging`` tells where else the name of a
/// case may stand: `@Mappable(tagged: .internal("type"))`.
///
/// **Classes** inherit: a subclass marked `@Mappable` maps the properties of its superclass too, if
/// that is marked. Its
/// own initializers have to call `super.init()` explicitly, for a mapped class has more than one.
///
/// **Actors** state ``IsolatedMappable`` (or ``IsolatedDecodable`` with `.decode`, ``IsolatedEncodable``
/// with `.encode`): they are read by `try Session(json: data)` from anywhere, and written and updated
/// on themselves: `try await session.jsonString()`, `try await session.update(json: patch)`.
///
/// **Noncopyable structs** state ``NoncopyableMappable`` (or ``NoncopyableDecodable`` with `.decode`,
/// ``NoncopyableEncodable`` with `.encode`) besides `~Copyable`. They may have a `deinit`, and may hold
/// others of their kind, optional or not. Their hooks are `.willDecode`, `.willEncode` without
/// `mutating`, and `.didEncode`.
///
/// - Parameters:
///   - direction: `.both`, which need not be written; `.decode` and `.encode` leave out one half.
///   - fieldNaming: How names of properties and of payload labels become keys.
///   - fieldAliases: Rules that make further keys of the names, which are read too: with
///     `fieldNaming: .snakeCase, fieldAliases: [.camelCase]` both `full_name` and `fullName`. Properties
///     whose key an attribute names have none of these.
///   - caseNaming: How names of enum cases become the names that are read and written.
///   - tagged: Where the tags of an enum's cases stand.
///   - caseMatching: Whether the names of cases are also matched without regard to case.
///   - transparent: Whether a struct is mapped as its only property: `UserID(value: 7)` as `7`.
///   - omitting: What is left out on writing: nil, defaults, empty collections and texts.
///   - nilValues: What is written for nil, whatever the call says: `.writeNull`, or `.omit`. A property's
///     own `@EncodableIf(_:)` says otherwise.
///   - ignoring: `.initialized` ignores properties with initial values and without attributes.
///   - via: Another type, as which the model is read and written: `via: Wire.self`. The model needs
///     an `init(_: Wire)` and that type an `init(_: Model)`; both may throw.
///   - memberwiseInit: The access of a memberwise initializer that is made for a struct or a class, and
///     what of the superclass it covers.
///   - container: The path from the value of the model to its object: with
///     `container: "data.user"` the model `User` is read from, and written as,
///     `{"data":{"user":{"id":7}}}`. Steps are those of ``CodingKey(path:encode:)``, without `[*]`.
///     What lies beside them is not looked at; `missingKey` tells where they lead nowhere. A model in
///     a container cannot be flattened. Classes have to be final and without a mapped superclass.
///   - layout: `.array` makes the model an array, each property at a position in the order of
///     declaration: `Point(x: 1, y: 2)` is `[1,2]`. Ignored properties have no position. Missing
///     elements at the end take their defaults, those behind the last position are dealt with as
///     unknown keys are, and nil is written as null. What a condition leaves out is null too, but at the
///     end of the array nothing. A model that is an array cannot be flattened. Of an enum it is the
///     payloads that are arrays: `.pair("Henry", 1)` is `{"pair":["Henry",1]}`; a single value without a
///     label is itself.
///   - conversions: Which conversions are made, if the call is not to say; `@DecodableRules` on the
///     type has further rules.
///   - unknownKeys: What happens to keys that no property takes, in the object of this model and in those
///     that its paths lead to, whatever the call says: `.reject`, `.report` or `.ignore`. A subclass takes
///     over what its superclass says.
///   - version: The version that archives say of the model's objects: a literal, 0 at first. An archive
///     with a newer version is refused; one with an older version is migrated. Each class of a
///     hierarchy has its own.
@attached(
  member,
  conformances: MappingDecodable, MappingEncodable, FlattenedEncodable, SchemaProviding,
  names: named(__Code), named(__Fields), named(__Wire), named(__Rules),
  named(__hooks), named(__layout), named(__makeLayout), named(__decodingKind), named(__Payloads),
  named(__Types),
  named(init), named(update),
  named(__update), named(__assign), named(__change), named(__fields), named(__Storage),
  named(__storage),
  named(__mergesOnUpdate), named(__read),
  named(__cases), named(__payloadTypes),
  named(__write), named(__output), named(__makeOutput), named(__encodingKind),
  named(__writeFields),
  named(write), named(__schema), named(__value), named(__Shape)
)
@attached(
  extension,
  conformances: MappingDecodable, MappingEncodable, FlattenedEncodable, SchemaProviding,
  names: named(init), named(update), named(__mergesOnUpdate), named(__writeFields), named(write),
  named(mappingKey), named(__layout), named(__decodingKind), named(__Fields), named(__change),
  named(__output),
  named(__encodingKind), named(__checkReading), named(__checkWriting)
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

/// Makes a struct, class, enum or actor readable from every format, and only that.
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
/// Result: `User(id: 7, fullName: "Ada")`. The types of the properties need not be writable.
///
/// Failure: writing a user does not compile.
///
/// - Parameters:
///   - direction: `.decode`.
///   - fieldNaming: How names of properties and of payload labels become keys.
///   - fieldAliases: Rules that make further keys of the names, which are read too.
///   - caseNaming: How names of enum cases become the names that are read.
///   - tagged: Where the tags of an enum's cases stand.
///   - caseMatching: Whether the names of cases are also matched without regard to case.
///   - transparent: Whether a struct is mapped as its only property: `UserID(value: 7)` as `7`.
///   - omitting: An error here: it is about writing.
///   - nilValues: An error here: it is about writing.
///   - ignoring: `.initialized` ignores properties with initial values and without attributes.
///   - via: Another type, as which the model is read; the model needs an `init(_: Wire)`.
///   - memberwiseInit: The access of a memberwise initializer that is made for a struct or a class, and
///     what of the superclass it covers.
///   - container: The path from the value of the model to its object.
///   - layout: `.array` makes the model an array, each property at a position; of an enum, the payloads.
///   - conversions: Which conversions are made, if the call is not to say.
///   - unknownKeys: What happens to keys that no property takes, whatever the call says.
///   - version: The version that archives say of the model's objects.
@attached(
  member,
  conformances: MappingDecodable, SchemaProviding,
  names: named(__Code), named(__Fields), named(__Wire), named(__Rules),
  named(__hooks), named(__layout), named(__makeLayout), named(__decodingKind), named(__Payloads),
  named(__Types),
  named(init), named(update),
  named(__update), named(__assign), named(__change), named(__fields), named(__Storage),
  named(__storage),
  named(__mergesOnUpdate), named(__read),
  named(__cases), named(__payloadTypes), named(__schema), named(__value), named(__Shape)
)
@attached(
  extension,
  conformances: MappingDecodable, SchemaProviding,
  names: named(init), named(update), named(__mergesOnUpdate), named(__layout),
  named(__decodingKind),
  named(__Fields), named(__change), named(__checkReading)
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

/// Makes a struct, class, enum or actor writable to every format, and only that.
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
/// Result: `{"id":7,"full_name":"Ada"}`. The types of the properties need not be readable.
///
/// Failure: reading a user does not compile.
///
/// - Parameters:
///   - direction: `.encode`.
///   - fieldNaming: How names of properties and of payload labels become keys.
///   - fieldAliases: An error here: it is about reading.
///   - caseNaming: How names of enum cases become the names that are written.
///   - tagged: Where the tags of an enum's cases stand.
///   - caseMatching: Whether the names of cases are also matched without regard to case.
///   - transparent: Whether a struct is mapped as its only property: `UserID(value: 7)` as `7`.
///   - omitting: What is left out on writing: nil, defaults, empty collections and texts.
///   - nilValues: What is written for nil, whatever the call says: `.writeNull`, or `.omit`. A property's
///     own `@EncodableIf(_:)` says otherwise.
///   - ignoring: `.initialized` ignores properties with initial values and without attributes.
///   - via: Another type, as which the model is written; that type needs an `init(_: Model)`.
///   - memberwiseInit: The access of a memberwise initializer that is made for a struct or a class, and
///     what of the superclass it covers.
///   - container: The path from the value of the model to its object.
///   - layout: `.array` makes the model an array, each property at a position; of an enum, the payloads.
///   - version: The version that archives say of the model's objects.
@attached(
  member,
  conformances: MappingEncodable, FlattenedEncodable, SchemaProviding,
  names: named(__Code), named(__hooks), named(__Wire), named(__Rules), named(__Types), named(init),
  named(__write),
  named(__output), named(__makeOutput), named(__encodingKind), named(__writeFields), named(write),
  named(__schema),
  named(__value), named(__Shape)
)
@attached(
  extension,
  conformances: MappingEncodable, FlattenedEncodable, SchemaProviding,
  names: named(__writeFields), named(write), named(__output), named(__encodingKind),
  named(__checkWriting)
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
