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
  #externalMacro(module: "MaquetteMacros", type: "CodingKeyMacro")

/// Names the steps to a property through nested objects, with dots between them.
///
/// Input:
///
/// ```json
/// {"user": {"screen_name": "ada"}}
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// struct Tweet {
///   @CodingKey(path: "user.screen_name") var author: String
/// }
/// ```
///
/// Result: `Tweet(author: "ada")`, written back to the same place. Properties that share their
/// first steps are written into one nested object.
///
/// Failure: a missing step is a missing key: `missingKey` at `user.screen_name`.
///
/// - Parameters:
///   - path: The steps. For keys that hold dots use `@CodingKey("first", "second.third")`.
///   - encode: The key to write, if the value is not written back to its path.
@attached(peer)
public macro CodingKey(path: String, encode: String? = nil) =
  #externalMacro(module: "MaquetteMacros", type: "CodingKeyMacro")

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
///   - label: The label of the value.
///   - note: A remark for readers of the source.
@attached(peer)
public macro CodingKey(_ key: String, for label: String, note: String = "") =
  #externalMacro(module: "MaquetteMacros", type: "CodingKeyMacro")

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
///   - path: Steps to a nested value, with dots between them; comes after the keys.
@attached(peer)
public macro DecodableAlias(_ keys: String..., path: String? = nil) =
  #externalMacro(module: "MaquetteMacros", type: "DecodableAliasMacro")
