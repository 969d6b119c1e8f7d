/// Passes doc comments to schemas: the comment of a type and those of its properties or cases become
/// `description`.
///
/// Without this attribute, the program does not contain the comments.
///
/// Input:
///
/// ```json
/// {"city": "Bern", "days": 3}
/// ```
///
/// Code:
///
/// ```swift
/// /// Asks for the weather.
/// @Mappable @Documented
/// struct Forecast {
///   /// The name of the city, in English.
///   @Documented(examples: ["Bern", "Oslo"]) var city: String
///   /// The number of days from today on.
///   var days = 1
/// }
/// ```
///
/// Result: `JSONSchema.of(Forecast.self)` has the three comments as `description`, and the examples.
///
/// On a property or a case, it passes on that comment alone. What the comment of a case says about
/// its values, as `- Parameter city: …`, becomes the `description` of these.
///
/// Failure: a compile-time error for a property that is flattened, ignored, or keeps other keys:
/// schemas have no place for its comment.
///
/// - Parameters:
///   - title: The title, if it is not the name.
///   - examples: Valid values, as they are in the data.
///   - isDeprecated: Whether new data should not have the value.
///   - isReadOnly: Whether clients only receive the value; by itself if it is only encoded.
///   - isWriteOnly: Whether clients only send the value; by itself if it is only decoded.
@attached(peer)
public macro Documented(
  title: String? = nil, examples: [AnyValue] = [], isDeprecated: Bool = false,
  isReadOnly: Bool = false, isWriteOnly: Bool = false
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
