/// Where the tag of an enum's case is: the argument `tagged:` of `@Mappable`.
///
/// | tagging | `.move(x: 1)` | `.text("a")` | `.quit` |
/// | --- | --- | --- | --- |
/// | `.external` | `{"move":{"x":1}}` | `{"text":"a"}` | `"quit"` |
/// | `.codable` | `{"move":{"x":1}}` | `{"text":{"_0":"a"}}` | `{"quit":{}}` |
/// | `.internal("type")` | `{"type":"move","x":1}` | `{"type":"text","_0":"a"}` | `{"type":"quit"}` |
/// | `.adjacent("type", content: "data")` | `{"type":"move","data":{"x":1}}` | `{"type":"text","data":"a"}` | `{"type":"quit"}` |
/// | `.firstElement` | `["move",1]` | `["text","a"]` | `["quit"]` |
/// | `.untagged` | `{"x":1}` | `"a"` | `"quit"` |
public struct CaseTagging: Sendable {
  /// The tag is the only key of an object, or the whole value.
  public static var external: CaseTagging { CaseTagging() }

  /// The tag is the only key of an object, and every payload is an object, as the compiler's
  /// `Codable` does for enums.
  ///
  /// The name alone is decoded, too, for a case that needs no payload.
  public static var codable: CaseTagging { CaseTagging() }

  /// The tag is under a key of the payload's own object, at any position.
  ///
  /// A payload that is a single model is decoded from that object too. A single value that is
  /// spelled as a scalar, an array or an optional is under the key `_0`.
  ///
  /// - Parameter key: The key of the tag.
  public static func `internal`(_ key: String) -> CaseTagging { CaseTagging() }

  /// The tag is in an object inside the payload's own object.
  ///
  /// - Parameter path: The keys that lead to the tag, separated by dots.
  public static func `internal`(path: String) -> CaseTagging { CaseTagging() }

  /// The tag and the payload are next to each other, each under its own key.
  ///
  /// - Parameters:
  ///   - key: The key of the tag.
  ///   - content: The key of the payload.
  public static func adjacent(_ key: String, content: String) -> CaseTagging { CaseTagging() }

  /// The tag is in an object next to the payload.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the tag, separated by dots.
  ///   - content: The key of the payload.
  public static func adjacent(path: String, content: String) -> CaseTagging { CaseTagging() }

  /// The tag is the first element of an array, and the values of the payload follow it.
  ///
  /// Labels do not appear in the data, so attributes that name keys of labels are compile-time
  /// errors. Values omitted at the end take their defaults, as with `layout: .array`.
  public static var firstElement: CaseTagging { CaseTagging() }

  /// There is no tag: the cases are tried in their order, and the first that can be decoded wins.
  ///
  /// They are tried without conversions first, so that a value of the right kind wins, and then
  /// with the conversions of the policy.
  public static var untagged: CaseTagging { CaseTagging() }
}

/// How the names of cases are matched: the argument `caseMatching:` of `@Mappable`.
public struct CaseMatching: Sendable {
  /// Names match exactly.
  public static var exact: CaseMatching { CaseMatching() }

  /// Names match without regard to case if none matches exactly; a report lists such a match.
  public static var insensitive: CaseMatching { CaseMatching() }
}

/// A value that stands for an enum's case: an argument of `@CodableCase`.
public protocol __CaseValue: Sendable {}

extension String: __CaseValue {}
extension Bool: __CaseValue {}
extension Int: __CaseValue {}
extension Double: __CaseValue {}
extension ClosedRange<Int>: __CaseValue {}
extension Range<Int>: __CaseValue {}
extension PartialRangeFrom<Int>: __CaseValue {}
extension PartialRangeThrough<Int>: __CaseValue {}
