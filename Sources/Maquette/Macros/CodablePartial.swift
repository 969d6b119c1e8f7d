/// Gives a struct a partial: a nested model `Partial` with each property missing, null or there.
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
/// Result: `User.Partial(name: .value("Ada"), email: .null, address: .missing)`. The user has a new
/// name and no email, and the address stays.
///
/// Each property that the model reads is a ``Presence`` in the partial, behind the same key, with the same
/// strategies, rules and views. What is missing is not written, null is. The partial is `Equatable`,
/// `Hashable` and `Sendable` if the declaration of the struct says so of the struct.
///
/// | | |
/// | --- | --- |
/// | `User.Partial()`, `User.Partial(name: .value("Bo"))` | names nothing, or what is given |
/// | `User.Partial(user)` | names all; nil is null |
/// | `User.Partial(from: old, to: new)` | names what differs |
/// | `first.merging(second)`, `first.merge(second)` | does what both do, one after the other |
/// | `partial.isEmpty` | whether it names nothing |
/// | `user.applying(partial)`, `user.apply(partial)` | changes what the partial names |
/// | `try User(partial)` | makes a user, with the defaults that reading takes |
///
/// A value is replaced as a whole, unless its property is marked ``CodableNestedPartial()``. A
/// flattened property is the partial of its type, which has to have one, and cannot be made nil. Of
/// what `@CodableExtras` keeps, the partial adds and replaces keys. Properties that are not read are
/// not in the partial, and stay what they are. Hooks of reading and writing are the model's and are
/// not called for the partial; rules and hooks `.validate` are asked when it is applied. `didSet` is
/// not called.
///
/// `MergePatch` needs no declaration, works between any two models and any two trees, and changes
/// dictionaries and models inside key by key; it is untyped, its null always removes, and it is read
/// when it is applied. Use a partial where code looks at a change or makes one, and where missing and
/// null have to stay apart.
///
/// Failure: applying throws `expected String at name, found null` where null meets a property that
/// can be neither nil nor its default; the model is then as it was. Making a user throws `missing key at
/// name`. Enums, classes, arrays (`layout: .array`) and properties in arrays have no partials: an error
/// when the model is compiled.
@attached(member, names: named(Partial))
@attached(extension, conformances: PartialProviding, names: named(init))
public macro CodablePartial() =
  #externalMacro(module: "MaquetteMacros", type: "CodablePartialMacro")

/// Makes a property a partial of its own in the partial of its model.
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
/// Result: `User.Partial(address: .value(Address.Partial(city: .value("Oslo"))))`, which changes the
/// city of a user's address and nothing else. Where there is no address it is made of the partial.
///
/// Failure: what applying the inner partial throws, with its path: `missing key at address.street`.
@attached(peer)
public macro CodableNestedPartial() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
