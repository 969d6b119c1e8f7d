/// Encodes a property only under conditions.
///
/// Input: `Row(id: 1, count: 0, tags: [], note: nil)`
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Row {
///   var id: Int
///   @EncodableIf(.notDefault) var count = 0
///   @EncodableIf(.notEmpty) var tags: [String] = []
///   @EncodableIf(.always) var note: String?
/// }
/// ```
///
/// Result: `{"id":1,"note":null}`. `@Mappable(omitting: [.defaults])` applies to a whole type; this
/// attribute overrides it.
///
/// Failure: `.notDefault` on a property without a default is a compile-time error, and so is
/// `.notEmpty` where decoding needs the key.
///
/// - Parameter conditions: The conditions, all of which must hold.
@attached(peer)
public macro EncodableIf(_ conditions: EncodingCondition...) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Encodes a property only if another property is true.
///
/// Input: `Person(name: "Ada", mail: "a@b.c", isPublic: false)`
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Person {
///   var name: String
///   @EncodableIf(\Person.isPublic) var mail: String
///   @CodableIgnored var isPublic = false
/// }
/// ```
///
/// Result: `{"name":"Ada"}`.
///
/// - Parameter condition: A stored or computed property of the model.
@attached(peer)
public macro EncodableIf<Model>(_ condition: KeyPath<Model, Bool>) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Encodes a value for a property that is nil.
///
/// Input: `Person(nick: nil)`
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Person {
///   @EncodableDefault("none") var nick: String?
/// }
/// ```
///
/// Result: `{"nick":"none"}`. Decoding does not use the value.
///
/// Failure: it is a compile-time error on a property whose type is not spelled as an optional.
///
/// - Parameter value: The value to encode for nil.
@attached(peer)
public macro EncodableDefault<T>(_ value: T) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Encodes a property only for chosen views, or if the options name no views.
///
/// Input: `Account(id: 1, balance: 10)`
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Account {
///   var id: Int
///   @CodableView("admin", "owner") var balance: Int
/// }
///
/// var mapper = JSONMapper()
/// mapper.options.encoding.views = ["public"]
/// ```
///
/// Result: `{"id":1}`. With the view `admin`, or without views in the options, also the balance.
///
/// - Parameter views: The views.
@attached(peer)
public macro CodableView(_ views: EncodingView...) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Encodes a computed property, which is never decoded.
///
/// Input: `Person(first: "Ada", last: "Lovelace")`
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Person {
///   var first: String
///   var last: String
///   @EncodableComputed var name: String { first + " " + last }
/// }
/// ```
///
/// Result: `{"first":"Ada","last":"Lovelace","name":"Ada Lovelace"}`. It comes after the stored
/// properties. `@CodingKey`, `@EncodableBy`, `@EncodableIf`, `@EncodableDefault` and `@CodableView`
/// apply to it too.
@attached(peer)
public macro EncodableComputed() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
