/// Says when a property is written.
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
/// Result: `{"id":1,"note":null}`. For a whole type there is `@Mappable(omitting: [.defaults])`,
/// which this overrides.
///
/// Failure: `.notDefault` on a property without a default is an error when the model is compiled.
///
/// - Parameter conditions: All of these have to hold.
@attached(peer)
public macro EncodableIf(_ conditions: EncodingCondition...) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Writes a property if another one is true.
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
/// - Parameter condition: A stored or a computed property of the model.
@attached(peer)
public macro EncodableIf<Model>(_ condition: KeyPath<Model, Bool>) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Writes a value for a property that is nil.
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
/// Result: `{"nick":"none"}`. Reading knows nothing of it.
///
/// Failure: on a property that is not spelled as an optional it is an error when the model is
/// compiled.
///
/// - Parameter value: What is written for nil.
@attached(peer)
public macro EncodableDefault<T>(_ value: T) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Writes a property only where one of some views is asked for, or none in particular.
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
/// Result: `{"id":1}`; with the view `admin`, or without any in the options, the balance too.
///
/// - Parameter views: The views.
@attached(peer)
public macro CodableView(_ views: EncodingView...) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Writes a computed property; it is not read.
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
/// Result: `{"first":"Ada","last":"Lovelace","name":"Ada Lovelace"}`. It follows the stored
/// properties, and `@CodingKey`, `@EncodableBy`, `@EncodableIf`, `@EncodableDefault` and
/// `@CodableView` hold for it too.
@attached(peer)
public macro EncodableComputed() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
