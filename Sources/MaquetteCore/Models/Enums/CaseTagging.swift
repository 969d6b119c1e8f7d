/// Where the tag of an enum's case stands: the argument `tagged:` of `@Mappable`.
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
  /// The tag is the only key of an object, or stands alone.
  public static var external: CaseTagging { CaseTagging() }

  /// The tag is the only key of an object, and the payload is an object in every case: what the compiler
  /// makes of an enum that is `Codable`.
  ///
  /// The name alone is read, too, for a case that needs no payload.
  public static var codable: CaseTagging { CaseTagging() }

  /// The tag stands under a key of the payload's own object, first or anywhere.
  ///
  /// A payload that is a single model is read from that object too. A single value that is spelled
  /// as a scalar, an array or an optional stands under the key `_0`.
  ///
  /// - Parameter key: The key of the tag.
  public static func `internal`(_ key: String) -> CaseTagging { CaseTagging() }

  /// The tag stands in an object inside the payload's own object.
  ///
  /// - Parameter path: The keys that lead to the tag, with dots between them.
  public static func `internal`(path: String) -> CaseTagging { CaseTagging() }

  /// The tag and the payload stand side by side, each under a key of its own.
  ///
  /// - Parameters:
  ///   - key: The key of the tag.
  ///   - content: The key of the payload.
  public static func adjacent(_ key: String, content: String) -> CaseTagging { CaseTagging() }

  /// The tag stands in an object beside the payload.
  ///
  /// - Parameters:
  ///   - path: The keys that lead to the tag, with dots between them.
  ///   - content: The key of the payload.
  public static func adjacent(path: String, content: String) -> CaseTagging { CaseTagging() }

  /// The tag is the first element of an array, and the values of the payload follow it.
  ///
  /// Labels do not appear in the data, so attributes that name keys of labels are refused. What is left
  /// out at the end takes its default, as with `layout: .array`.
  public static var firstElement: CaseTagging { CaseTagging() }

  /// There is no tag: the cases are tried in their order, and the first that can be read counts.
  ///
  /// They are tried without conversions first, so that a value of the right kind wins, and then with
  /// those of the policy.
  public static var untagged: CaseTagging { CaseTagging() }
}

/// How the names of cases are matched: the argument `caseMatching:` of `@Mappable`.
public struct CaseMatching: Sendable {
  /// Letter by letter.
  public static var exact: CaseMatching { CaseMatching() }

  /// Without regard to upper and lower case, if nothing matches exactly; that is reported.
  public static var insensitive: CaseMatching { CaseMatching() }
}

/// What a case of an enum may be called in data: the arguments of `@CodableCase`.
public protocol CaseValue: Sendable {}

extension String: CaseValue {}
extension Bool: CaseValue {}
extension Int: CaseValue {}
extension ClosedRange<Int>: CaseValue {}
extension Range<Int>: CaseValue {}
extension PartialRangeFrom<Int>: CaseValue {}
extension PartialRangeThrough<Int>: CaseValue {}
