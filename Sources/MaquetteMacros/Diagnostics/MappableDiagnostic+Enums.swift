// The problems of enums.

extension MappableDiagnostic {
  static let duplicateCase = error(
    "the cases '$1' and '$2' are both named '$0'")
  static let namedRawValue = error(
    "'@$0' names cases by text, but the cases of '$1' are values of $2")
  static let payloadOfRawValue = error(
    "the case '$0' has values, and an enum with raw values cannot: remove ': $2' from "
      + "'$1', and name cases with '@CodingKey' where their keys differ from their names")
  static let caseInPath = error(
    "'@$0' on a case takes a name, not a path")
  static let severalCases = error(
    "'@$0' belongs to one case; declare each case on its own")
  static let duplicatePayloadKey = error(
    "two values of the case '$1' have the key '$0'")
  static let unmappablePayload = error(
    "a value of the case '$0' is $1, which cannot be mapped")
  static let needsCaseLiteral = error(
    "'@CodableCase' needs literals: text, numbers, ranges of integers, 'true', 'false' or 'nil'")()
  static let nilAsKey = error(
    "the case '$0' has a payload under its name, and 'nil' is none; use "
      + "'tagged: .internal(\"key\")' or '.adjacent(\"key\", content: \"key\")'")
  static let rangeIsNotWritten = error(
    "a range does not say which value is written; add 'encode:' with a value")()
  static let encodedRawValue = error(
    "the cases of '$0' are written as their raw values")
  static let valueOfFallback = error(
    "the fallback '$1' keeps what it finds as it is, so '@$0' has no effect")
  static let noSuchLabel = error(
    "the case '$1' has no value '$0'; values without labels are '_0', '_1'")
  static let payloadKeyOnProperty = error(
    "'for:' names a value of an enum case and has no meaning here")()
  static let severalFallbacks = error(
    "the cases '$0' and '$1' are both the fallback")
  static let fallbackPayload = error(
    "a fallback keeps a tag, a value or both; write 'case $0', 'case $0(String)', "
      + "'case $0(AnyValue)' or 'case $0(String, AnyValue)', or one value of any type with "
      + "'untagged: true'")
  static let untaggedFallbackPayload = error(
    "a fallback keeps a tag, a value or both; write 'case $0' or 'case $0(AnyValue)'")
  static let payloadAtTag = error(
    "a value of the case '$1' has the key '$0', the key of the tag")
  static let valueNeedsDefault = error(
    "'$0' is marked '@$1', so it needs a default, as in 'case a($0: Int = 0)'")
  static let contentAtTag = error(
    "the tag and the payload both have the key '$0'")
  static let unreadableTagging = error(
    "'tagged' takes '.external', '.codable', '.internal(\"key\")', '.adjacent(\"key\", content: \"key\")', "
      + "'.firstElement' or '.untagged', with literals")()
  static let argumentOfOthers = error(
    "'$0' belongs to $1")
  static let transparentNeedsOne = error(
    "'$0' is transparent, so exactly one property is mapped; ignore all others")
  static let taggedRawValue = error(
    "the cases of '$0' are values of $1, which have no tags")
}
