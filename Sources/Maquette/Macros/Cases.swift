/// Says what is read as the case of an enum: text, integers, ranges of integers, truth values, nil.
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
/// Result: `[.off, .on, .on, .off]`, written as `[0,5,5,0]`: the first value, or the one behind
/// `encode:`. The name of the case itself is not read. As keys of objects and dictionaries the
/// values are text. On a case of an enum with raw values the values come in addition to these.
///
/// `nil` is null, and with a tag beside the payload (``CaseTagging/internal(_:)``, `adjacent`) no tag at all,
/// too: `@CodableCase(nil) case legacy(width: Int)` is what has no tag. If it is the first value, the case is
/// written without a tag, or as null where the tag is all there is.
///
/// Failure: anything else throws `unknownCase` with the known values. Values that two cases share
/// are an error when the enum is compiled.
///
/// - Parameters:
///   - values: Literals.
///   - encode: The value to write, if it is not the first.
@attached(peer)
public macro CodableCase(
  _ values: (any __CaseValue)?..., encode: (any __CaseValue)? = nil
) = #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")

/// Makes the case of an enum stand for all that is none of the others, and keep it.
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
/// Result: `[.hearts, .unknown("clubs")]`, written back as it was.
///
/// | fallback | keeps | is written as |
/// | --- | --- | --- |
/// | `case unknown` | nothing, which a report tells | its own name |
/// | `case unknown(String)` | the tag; a report tells if there was a payload | the tag |
/// | `case unknown(AnyValue)` | the whole value | the whole value |
/// | `case unknown(String, AnyValue)` | tag and payload | tag and payload |
///
/// Failure: a value without any tag is still an error, and so is a payload that fails.
@attached(peer)
public macro CodableFallback() =
  #externalMacro(module: "MaquetteMacros", type: "AttributeMacro")
