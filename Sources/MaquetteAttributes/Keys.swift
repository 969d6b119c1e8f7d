/// Names the key of a property, or the path to it through nested objects.
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
/// Result: `Tweet(body: "hello", author: "ada")`, encoded to the same places. Dots in these keys
/// are plain dots.
///
/// Failure: a missing step throws `missingKey` at `user.screen_name`. Two properties that write the
/// same key are a compile-time error.
///
/// On the case of an enum, the attribute names the case.
///
/// - Parameters:
///   - key: The key, or the first step of the path.
///   - steps: The further steps; the last one is the key itself.
///   - encode: The key to write, if it differs from the decoded one.
@attached(peer)
public macro CodingKey(_ key: String, _ steps: String..., encode: String? = nil) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Names the path to a property through nested objects and arrays.
///
/// Dots separate the keys of objects. Positions in arrays are in brackets and count from 0; `[*]`
/// means each element. Write a key that contains a dot or a bracket in brackets and quotes,
/// `["a.b"]`, or use the other form of this attribute, whose steps are all literal.
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
/// Result: `Tweet(author: "ada", latitude: 51.5, longitude: -0.1, tags: ["a", "b"])`, encoded to
/// the same places. Properties that share their first steps are encoded into one nested object or
/// array. Array positions that no property has, and those of nil, are null. An array in which every
/// position is nil is omitted, as nil is. `[*]` writes one object for each value, with nothing else
/// in it: mark the property `@EncodableIgnored` if the array should not become that.
///
/// Failure: a missing step, or a null in its place, counts as a missing key: optional properties
/// are nil, initial values stay, and other properties throw `missingKey` at `user.screen_name` or
/// at `geo.point[1]`. A value other than the object or array that a step needs throws
/// `typeMismatch` at that place. An element without the value of `[*]` is a missing key too, unless
/// the property's elements are optional. Two properties that cannot be encoded into one array are a
/// compile-time error.
///
/// - Parameters:
///   - path: The steps.
///   - encode: The key to write, if it differs from the decoded path.
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
/// Result: `User(name: "Ada")`, encoded as `n`; as `name` by other mappers, and as an attribute in
/// XML. Aliases apply to all profiles and formats. The profile of a call takes precedence over its
/// format. Models without these attributes pay nothing for them. A `MappingConfiguration` for the
/// model replaces keys without `in`, and takes precedence over those with it.
///
/// Failure: as for any other key. Two properties that write the same key under a profile are a
/// compile-time error. So is the attribute on keys that lead into arrays, on cases of enums, and in
/// models with `@CodableExtras`.
///
/// - Parameters:
///   - key: The key, or the first step of the path.
///   - steps: The further steps; the last one is the key itself.
///   - encode: The key to write, if it differs from the decoded one.
///   - name: A profile or a format.
///   - others: More profiles and formats.
@attached(peer)
public macro CodingKey(
  _ key: String, _ steps: String..., encode: String? = nil, in name: MappingProfile,
  _ others: MappingProfile...
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Names the path to a property through nested objects, under some profiles and in some formats.
///
/// See ``CodingKey(_:_:encode:in:_:)``.
///
/// - Parameters:
///   - path: The steps, as for ``CodingKey(path:encode:)``, but none into an array.
///   - encode: The key to write, if it differs from the decoded path.
///   - name: A profile or a format.
///   - others: More profiles and formats.
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
/// Result: `Step.move(x: 1, y: 2)`, encoded to the same keys. Values without labels are `_0`, `_1`
/// and so on. A single value with a key makes the payload an object.
///
/// Failure: a label that the case does not have is a compile-time error.
///
/// - Parameters:
///   - key: The key.
///   - encode: The key to write, if it differs from the decoded one.
///   - label: The label of the value.
@attached(peer)
public macro CodingKey(
  _ key: String, encode: String? = nil, for label: String
) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Derives the key of a property with its own naming rule.
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
/// Result: `Picture(id: 7, imageURL: "a.png")`, encoded to the same keys.
///
/// Failure: as for any other key.
///
/// - Parameters:
///   - naming: The rule, which replaces the model's.
///   - encode: The key to write, if it differs from the decoded one.
@attached(peer)
public macro CodingKey(naming: NamingRule, encode: String? = nil) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Accepts more keys for a property when it is decoded.
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
/// Result: `Tweet(body: "hello")`, encoded as `text`. If several of the keys are present, the
/// property's own key wins, then the aliases in their order, whatever the order in the document.
///
/// Failure: if none of the keys is present, `missingKey` names the property's own key.
///
/// On the case of an enum, the attribute lists more names that are decoded as the case.
///
/// - Parameters:
///   - keys: The keys; dots in them are plain dots.
///   - path: Steps to a nested value, as for ``CodingKey(path:encode:)``; tried after the keys.
///   - deprecated: Whether these keys should no longer be used; a report lists each one it finds.
@attached(peer)
public macro DecodableAlias(
  _ keys: String..., path: String? = nil, deprecated: Bool = false
) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Accepts more keys for one value in the payload of an enum's case when it is decoded.
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
/// Result: `Step.move(x: 1, y: 2)`, encoded as `{"move":{"x":1,"y":2}}`. The value's own key wins,
/// then the aliases in their order.
///
/// Failure: a label that the case does not have is a compile-time error.
///
/// - Parameters:
///   - keys: The keys.
///   - deprecated: Whether these keys should no longer be used; a report lists each one it finds.
///   - label: The label of the value; `_0`, `_1` and so on for values without one.
@attached(peer)
public macro DecodableAlias(_ keys: String..., deprecated: Bool = false, for label: String) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
