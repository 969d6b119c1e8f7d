/// Adds a nested model `Partial`, in which each property is missing, null or a value.
///
/// Input:
///
/// ```json
/// {"e_mail": null, "name": "Ada"}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable @CodablePartial
/// struct User {
///   var name: String
///   @CodingKey("e_mail") var email: String?
///   var address = Address()
/// }
///
/// var user = User(name: "Bo", email: "bo@example.com")
/// let change = try User.Partial(json: data)
/// try user.apply(change)
/// ```
///
/// Result: `User.Partial(name: .value("Ada"), email: .null, address: .missing)`. The user gets a
/// new name and loses the email; the address does not change.
///
/// Each property that the model decodes is a ``Presence`` in the partial, with the same key,
/// strategies, rules and views. Encoding omits missing properties and writes null as null. The
/// partial is `Equatable`, `Hashable` and `Sendable` if the struct's declaration conforms to these.
///
/// | | |
/// | --- | --- |
/// | `User.Partial()`, `User.Partial(name: .value("Bo"))` | sets nothing, or the arguments |
/// | `User.Partial(user)` | sets all properties; nil is null |
/// | `User.Partial(from: old, to: new)` | sets the properties that differ |
/// | `first.merging(second)`, `first.merge(second)` | combines both changes, in order |
/// | `partial.isEmpty` | whether it sets nothing |
/// | `user.applying(partial)`, `user.apply(partial)` | changes what the partial sets |
/// | `try User(partial)` | makes a user, with the defaults of decoding |
///
/// A value is replaced as a whole, unless its property is marked ``CodableNestedPartial()``. A
/// flattened property is the partial of its type: that type must have one, and the property cannot
/// be set to nil. For a `@CodableExtras` property, the partial adds and replaces keys. Properties
/// that are not decoded are not in the partial and do not change. The model's decoding and encoding
/// hooks do not run for the partial; validation rules and `.validate` hooks run when it is applied.
/// `didSet` does not run.
///
/// `MergePatch` needs no declaration, works between any two models or trees, and changes
/// dictionaries and nested models key by key. It is untyped, its null always removes, and it is
/// decoded when it is applied. Use a partial in code that inspects or builds a change, and where
/// missing and null must stay distinct.
///
/// Failure: applying throws `expected String at 'name', found null` if null meets a property that is
/// not optional and has no default; the model does not change. Making a user throws
/// `missing key 'name'`. Enums, classes, arrays (`layout: .array`) and properties with places in
/// arrays cannot have partials: a compile-time error.
@attached(member, names: named(Partial))
@attached(extension, conformances: PartialProviding, names: named(init))
public macro CodablePartial() =
  #externalMacro(module: "MaquetteMacros", type: "CodablePartialMacro")

/// Makes a property a partial of its type in the partial of its model.
///
/// Input:
///
/// ```json
/// {"address": {"city": "Oslo"}}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable @CodablePartial
/// struct User {
///   var name: String
///   @CodableNestedPartial var address: Address   // Address is marked @CodablePartial
/// }
/// ```
///
/// Result: `User.Partial(address: .value(Address.Partial(city: .value("Oslo"))))`, which changes
/// the city of a user's address and nothing else. If the user has no address, the partial makes
/// one.
///
/// Failure: errors of the inner partial, with their path: `missing key 'address.street'`.
@attached(peer)
public macro CodableNestedPartial() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
