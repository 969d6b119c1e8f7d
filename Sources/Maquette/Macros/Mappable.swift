/// Makes a struct, class or enum readable from and writable to every format.
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
/// `typeMismatch` there. What the macro cannot resolve (inferred types, property wrappers, members
/// inside `#if`) is an error when the model is compiled, and the error says what to do.
///
/// **Enums** with raw values are read from and written as their raw values; other enums as the name
/// of the case, with its payload as `{"move": {"x": 1, "y": 2}}`. **Classes** inherit: a subclass
/// marked `@Mappable` maps the properties of its superclass too.
///
/// - Parameters:
///   - direction: Whether the model is read, written, or both.
///   - fieldNaming: How names of properties and of payload labels become keys.
///   - caseNaming: How names of enum cases become the names that are read and written.
@attached(
  member,
  conformances: Readable, Writable, FieldReadable, FieldWritable,
  names: named(__Fields), named(init), named(update), named(__assign), named(__fields),
  named(__write), named(__writeFields)
)
@attached(
  extension,
  conformances: Readable, Writable, FieldReadable, FieldWritable, MappableKey, SchemaProviding,
  names: named(__Fields), named(__Payloads), named(init), named(update), named(__fields),
  named(__write), named(__writeFields), named(write), named(__read), named(__cases),
  named(__case), named(mappingKey), named(schema)
)
public macro Mappable(
  _ direction: MappingDirection = .both,
  fieldNaming: NamingRule = .unchanged,
  caseNaming: NamingRule = .unchanged
) = #externalMacro(module: "MaquetteMacros", type: "MappableMacro")
