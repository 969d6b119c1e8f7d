/// Lists the values that stand for an enum's case.
///
/// Input:
///
/// ```json
/// [0, 7, true, "off"]
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// enum Level {
///   @CodableCase(0, false, "off") case off
///   @CodableCase(1...9, true, encode: 5) case on
/// }
/// ```
///
/// Result: `[.off, .on, .on, .off]`, encoded as `[0,5,5,0]`: the first value, or the one after
/// `encode:`. The name of the case itself is no longer decoded. As a key of an object or a
/// dictionary, each value is text. If the enum has raw values, these values are accepted in
/// addition to the raw value.
///
/// `nil` stands for null. If the tag is next to the payload (``CaseTagging/internal(_:)``,
/// `adjacent`), `nil` also stands for a missing tag: data without a tag decodes as
/// `@CodableCase(nil) case legacy(width: Int)`. If `nil` is the first value, the case is encoded
/// without a tag, or as null if the tag is the whole value.
///
/// Failure: any other value throws `unknownCase` with the known values. A value that two cases
/// share is a compile-time error.
///
/// - Parameters:
///   - values: Literals: text, numbers, ranges of integers, Booleans, nil.
///   - encode: The value to write, if it is not the first.
@attached(peer)
public macro CodableCase(
  _ values: (any __CaseValue)?..., encode: (any __CaseValue)? = nil
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Makes one case of an enum hold every value that no other case matches.
///
/// Input:
///
/// ```json
/// ["hearts", "clubs"]
/// ```
///
/// Code:
///
/// ```swift
/// @Mappable
/// enum Suit {
///   case hearts
///   @CodableFallback case unknown(String)
/// }
/// ```
///
/// Result: `[.hearts, .unknown("clubs")]`, encoded as the same array.
///
/// | fallback | keeps | is written as |
/// | --- | --- | --- |
/// | `case unknown` | nothing; a report lists the loss | its own name |
/// | `case unknown(String)` | the tag; a report lists a lost payload | the tag |
/// | `case unknown(AnyValue)` | the whole value | the whole value |
/// | `case unknown(String, AnyValue)` | tag and payload | tag and payload |
///
/// With `untagged: true`, the case has one value, which the whole value is decoded as: also one that
/// has no tag.
///
/// ```swift
/// @Mappable(tagged: .internal("type"))
/// enum Block {
///   case heading(text: String)
///   @CodableFallback(untagged: true) case legacy(OldBlock)
/// }
/// ```
///
/// Failure: a value without a tag is an error if the case is not untagged, and so is a payload that
/// cannot be decoded.
///
/// - Parameter untagged: Whether the case stands for values without a tag, too.
@attached(peer)
public macro CodableFallback(untagged: Bool = false) =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
