/// Names the key of a property, or the steps to it through nested objects.
///
/// Input:
///
/// ```json
/// {"text": "hello", "user": {"screen_name": "ada"}}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Tweet {
///   @CodingKey("text") var body: String
///   @CodingKey("user", "screen_name") var author: String
/// }
/// ```
///
/// Result: `Tweet(body: "hello", author: "ada")`, written back to the same places. Dots in these
/// keys are plain dots.
///
/// Failure: a missing step is a missing key: `missingKey` at `user.screen_name`. Two properties
/// that write one key are an error when the model is compiled.
///
/// On the case of an enum, names the case.
///
/// - Parameters:
///   - key: The key, or the first step to it.
///   - steps: The further steps, the last of them the key itself.
///   - encode: The key to write, if it differs from the one that is read.
@attached(peer)
public macro CodingKey(_ key: String, _ steps: String..., encode: String? = nil) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Names the steps to a property through nested objects and arrays.
///
/// Steps into objects are parted by dots, positions in arrays stand in brackets and count from 0,
/// and `[*]` stands for each element. A key that holds a dot or a bracket stands in brackets and
/// quotes, `["a.b"]`, or in the other form of this attribute, whose steps are all literal.
///
/// Input:
///
/// ```json
/// {"user": {"screen_name": "ada"}, "geo": {"point": [51.5, -0.1]}, "tags": [{"t": "a"}, {"t": "b"}]}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Tweet {
///   @CodingKey(path: "user.screen_name") var author: String
///   @CodingKey(path: "geo.point[0]") var latitude: Double
///   @CodingKey(path: "geo.point[1]") var longitude: Double?
///   @CodingKey(path: "tags[*].t") var tags: [String] = []
/// }
/// ```
///
/// Result: `Tweet(author: "ada", latitude: 51.5, longitude: -0.1, tags: ["a", "b"])`, written back to
/// the same places. Properties that share their first steps are written into one nested object or
/// array; positions that no property has, and those of nil, hold null. An array in which all is nil
/// is left out, as nil is. By `[*]` one object is written for each value, with nothing else in it:
/// mark the property `@EncodableIgnored` if that is not what the array should become.
///
/// Failure: a missing step, or a null in its place, is a missing key, so optional properties are nil
/// and initial values stay: `missingKey` at `user.screen_name`, or at `geo.point[1]`. What is no object
/// or array where a step needs one is a `typeMismatch` at that place. An element without the value of
/// `[*]` is a missing key too, unless the elements of the property are optional. Two properties that
/// cannot be written into one array are an error when the model is compiled.
///
/// - Parameters:
///   - path: The steps.
///   - encode: The key to write, if the value is not written back to its path.
@attached(peer)
public macro CodingKey(path: String, encode: String? = nil) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Names the key of a property under some profiles and in some formats.
///
/// Input, for the profile `storage`:
///
/// ```json
/// {"n": "Ada"}
/// ```
///
/// Code:
///
/// ```swift
/// extension MappingProfile {
///   static let storage: MappingProfile = "storage"
/// }
///
/// @Mappable
/// struct User {
///   @CodingKey("n", in: .storage) @CodingKey("@name", in: .xml) var name: String
/// }
///
/// let mapper = JSONMapper(options: .init(conventions: .init(profile: .storage)))
/// ```
///
/// Result: `User(name: "Ada")`, written back as `n`; as `name` by other mappers, and as an attribute in XML.
/// Aliases hold everywhere. The profile of a call counts more than its format. A model without such
/// attributes pays nothing for them. What a `MappingConfiguration` says of a model is about the keys without
/// `in`, and takes the place of those with it.
///
/// Failure: as for any other key. Two properties that write one key under a profile are an error when the
/// model is compiled, and so are keys that lead into arrays, cases of enums, and models with
/// `@CodableExtras`.
///
/// - Parameters:
///   - key: The key, or the first step to it.
///   - steps: The further steps, the last of them the key itself.
///   - encode: The key to write, if it differs from the one that is read.
///   - name: A profile, or a format.
///   - others: Further ones.
@attached(peer)
public macro CodingKey(
  _ key: String, _ steps: String..., encode: String? = nil, in name: MappingProfile,
  _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Names the steps to a property through nested objects, under some profiles and in some formats.
///
/// See ``CodingKey(_:_:encode:in:_:)``.
///
/// - Parameters:
///   - path: The steps, as those of ``CodingKey(path:encode:)``, none of them into an array.
///   - encode: The key to write, if the value is not written back to its path.
///   - name: A profile, or a format.
///   - others: Further ones.
@attached(peer)
public macro CodingKey(
  path: String, encode: String? = nil, in name: MappingProfile, _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Names the key of one value in the payload of an enum's case.
///
/// Input:
///
/// ```json
/// {"move": {"dx": 1, "y": 2}}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// enum Step {
///   @CodingKey("dx", for: "x") case move(x: Int, y: Int)
/// }
/// ```
///
/// Result: `Step.move(x: 1, y: 2)`, written back to the same keys. Values without labels are `_0`,
/// `_1` and so on; a single one that has a key makes an object of the payload.
///
/// Failure: a label that the case has not got is an error when the enum is compiled.
///
/// - Parameters:
///   - key: The key.
///   - encode: The key to write, if it differs from the one that is read.
///   - label: The label of the value.
@attached(peer)
public macro CodingKey(
  _ key: String, encode: String? = nil, for label: String
) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Names the key of a property by a rule of its own.
///
/// Input:
///
/// ```json
/// {"id": 7, "IMAGE_URL": "a.png"}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Picture {
///   var id: Int
///   @CodingKey(naming: .screamingSnakeCase) var imageURL: String
/// }
/// ```
///
/// Result: `Picture(id: 7, imageURL: "a.png")`, written back to the same keys.
///
/// Failure: as for any other key.
///
/// - Parameters:
///   - naming: The rule, instead of that of the model.
///   - encode: The key to write, if it differs from the one that is read.
@attached(peer)
public macro CodingKey(naming: NamingRule, encode: String? = nil) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Names further keys from which a property is read.
///
/// Input:
///
/// ```json
/// {"full_text": "hello"}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Tweet {
///   @CodingKey("text") @DecodableAlias("full_text", path: "extended.text") var body: String
/// }
/// ```
///
/// Result: `Tweet(body: "hello")`, written as `text`. If several of the keys are there, the
/// property's own key counts first, then the aliases in their order, whatever the order of the
/// document.
///
/// Failure: if none of the keys is there, the property's own key is told as missing.
///
/// On the case of an enum, names what else is read as the case.
///
/// - Parameters:
///   - keys: The keys; dots in them are plain dots.
///   - path: Steps to a nested value, as those of ``CodingKey(path:encode:)``; comes after the keys.
///   - deprecated: Whether these keys should no longer be used: a report tells each that was read.
@attached(peer)
public macro DecodableAlias(
  _ keys: String..., path: String? = nil, deprecated: Bool = false
) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Names further keys from which one value in the payload of an enum's case is read.
///
/// Input:
///
/// ```json
/// {"move": {"x_position": 1, "y": 2}}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// enum Step {
///   @DecodableAlias("x_position", for: "x") case move(x: Int, y: Int)
/// }
/// ```
///
/// Result: `Step.move(x: 1, y: 2)`, written as `{"move":{"x":1,"y":2}}`. The value's own key counts
/// first, then the aliases in their order.
///
/// Failure: a label that the case has not got is an error when the enum is compiled.
///
/// - Parameters:
///   - keys: The keys.
///   - deprecated: Whether these keys should no longer be used: a report tells each that was read.
///   - label: The label of the value; `_0`, `_1` without one.
@attached(peer)
public macro DecodableAlias(_ keys: String..., deprecated: Bool = false, for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
