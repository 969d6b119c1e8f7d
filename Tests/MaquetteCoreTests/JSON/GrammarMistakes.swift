import MaquetteCore

/// Whole texts that RFC 8259 forbids, each with the expected code and offset.
///
/// A word and a number are reported at their beginning, an escape at its backslash, an unpaired
/// surrogate at its first backslash, invalid UTF-8 at the first byte that fits nothing, and a
/// premature end at the end.
enum GrammarMistakes {
  typealias Mistake = (text: String, code: MappingError.Code, offset: Int)

  static let literals: [Mistake] = [
    ("n", .unexpectedEnd, 1), ("nu", .unexpectedEnd, 2), ("nul", .unexpectedEnd, 3),
    ("t", .unexpectedEnd, 1), ("tr", .unexpectedEnd, 2), ("tru", .unexpectedEnd, 3),
    ("f", .unexpectedEnd, 1), ("fa", .unexpectedEnd, 2), ("fal", .unexpectedEnd, 3),
    ("fals", .unexpectedEnd, 4), (" tru", .unexpectedEnd, 4), ("[tru", .unexpectedEnd, 4),
    ("[1,nul", .unexpectedEnd, 6), (#"{"a":fals"#, .unexpectedEnd, 9),
    ("tru ", .unexpectedCharacter, 0), ("[nul]", .unexpectedCharacter, 1),
    (#"{"a":fals}"#, .unexpectedCharacter, 5), ("nall", .unexpectedCharacter, 0),
    ("nan", .unexpectedCharacter, 0), ("tRue", .unexpectedCharacter, 0),
    ("fal\u{0}", .unexpectedCharacter, 0), ("ture", .unexpectedCharacter, 0),
    ("Null", .unexpectedCharacter, 0), ("x", .unexpectedCharacter, 0),
    ("truex", .trailingContent, 4), ("null0", .trailingContent, 4), ("false,", .trailingContent, 5),
    ("[truex]", .unexpectedCharacter, 5), ("[nulll]", .unexpectedCharacter, 5),
  ]

  static let numbers: [Mistake] = [
    ("-", .invalidNumber, 0), ("- 1", .invalidNumber, 0), ("--1", .invalidNumber, 0),
    ("-a", .invalidNumber, 0), ("01", .invalidNumber, 0), ("-01", .invalidNumber, 0),
    ("00", .invalidNumber, 0), ("012345678", .invalidNumber, 0), ("01.5", .invalidNumber, 0),
    ("1.", .invalidNumber, 0), ("1.e1", .invalidNumber, 0), ("1.x", .invalidNumber, 0),
    ("1e", .invalidNumber, 0), ("1e+", .invalidNumber, 0), ("1E-x", .invalidNumber, 0),
    ("[1,-]", .invalidNumber, 3), ("[ 01]", .invalidNumber, 2), (#"{"a":1.}"#, .invalidNumber, 5),
    ("123456789012345678901.", .invalidNumber, 0), ("+1", .unexpectedCharacter, 0),
    (".5", .unexpectedCharacter, 0), ("1x", .trailingContent, 1), ("1 2", .trailingContent, 2),
    ("0x10", .trailingContent, 1), ("1.5.2", .trailingContent, 3), ("1e1e1", .trailingContent, 3),
    ("1_000", .trailingContent, 1), ("[1x]", .unexpectedCharacter, 2),
    ("[1.5.2]", .unexpectedCharacter, 4), ("[1 2]", .unexpectedCharacter, 3),
  ]

  static let strings: [Mistake] = [
    ("\"", .unexpectedEnd, 1), ("\"abc", .unexpectedEnd, 4), ("\"abc\\\"", .unexpectedEnd, 6),
    ("\"abc\\", .unexpectedEnd, 5), ("\"\\u00", .unexpectedEnd, 5), ("[\"a]", .unexpectedEnd, 4),
    ("\"é", .unexpectedEnd, 3), ("\"\\x", .unexpectedEnd, 3),
    (#""\a""#, .invalidEscape, 1), (#""ab\x""#, .invalidEscape, 3),
    (#""\n\t\'""#, .invalidEscape, 5), (#""\u00g0""#, .invalidEscape, 1),
    (#""a\u00""#, .invalidEscape, 2), (#""\U0041""#, .invalidEscape, 1),
    (#""\uD800""#, .invalidEscape, 1), (#""\uDC00""#, .invalidEscape, 1),
    (#""a\uDBFFb""#, .invalidEscape, 2), (#""\uD800\n""#, .invalidEscape, 1),
    (#""\uD800\uD800""#, .invalidEscape, 1), (#""\uDC00\uD800""#, .invalidEscape, 1),
    (#""\uD83D\uDE0""#, .invalidEscape, 1), (#""\uD83D\uDE00\uDE00""#, .invalidEscape, 13),
    ("\"a\u{0}\"", .controlCharacter, 2), ("\"a\nb\"", .controlCharacter, 2),
    ("\"\t\"", .controlCharacter, 1), ("\"\\n\u{1F}\"", .controlCharacter, 3),
    ("\"a\n", .controlCharacter, 2), ("'a'", .unexpectedCharacter, 0),
    ("\"a\"b", .trailingContent, 3), ("\"a\" \"b\"", .trailingContent, 4),
    ("[\"a\"\"b\"]", .unexpectedCharacter, 4),
    ("[\"aaaaaaaaaaaaaaaaaaaaa\n\"]", .controlCharacter, 23),
  ]

  static let structure: [Mistake] = [
    ("", .unexpectedEnd, 0), (" \n", .unexpectedEnd, 2), ("\u{FEFF}", .unexpectedEnd, 3),
    (" \u{FEFF}1", .unexpectedCharacter, 1), ("\u{FEFF}\u{FEFF}1", .unexpectedCharacter, 3),
    ("1\u{FEFF}", .trailingContent, 1), ("[", .unexpectedEnd, 1), ("[1", .unexpectedEnd, 2),
    ("[1,", .unexpectedEnd, 3), ("[1 ", .unexpectedEnd, 3), ("{", .unexpectedEnd, 1),
    (#"{"a""#, .unexpectedEnd, 4), (#"{"a":"#, .unexpectedEnd, 5), (#"{"a":1"#, .unexpectedEnd, 6),
    (#"{"a":1,"#, .unexpectedEnd, 7), (#"{"a"#, .unexpectedEnd, 3), ("[[1]", .unexpectedEnd, 4),
    ("[]]", .trailingContent, 2), ("{}{}", .trailingContent, 2), ("[1],", .trailingContent, 3),
    ("{} //", .trailingContent, 3), ("]", .unexpectedCharacter, 0), ("}", .unexpectedCharacter, 0),
    (",", .unexpectedCharacter, 0), (":", .unexpectedCharacter, 0),
    ("[,]", .unexpectedCharacter, 1),
    ("[1,]", .unexpectedCharacter, 3), ("[1,,2]", .unexpectedCharacter, 3),
    ("[1}", .unexpectedCharacter, 2), ("[1:2]", .unexpectedCharacter, 2),
    ("[}", .unexpectedCharacter, 1), ("{]", .unexpectedCharacter, 1),
    ("{,}", .unexpectedCharacter, 1), ("{1:1}", .unexpectedCharacter, 1),
    ("{a:1}", .unexpectedCharacter, 1), ("{null:1}", .unexpectedCharacter, 1),
    (#"{"a" 1}"#, .unexpectedCharacter, 5), (#"{"a"=1}"#, .unexpectedCharacter, 4),
    (#"{"a"}"#, .unexpectedCharacter, 4), (#"{"a",1}"#, .unexpectedCharacter, 4),
    (#"{"a":}"#, .unexpectedCharacter, 5), (#"{"a"::1}"#, .unexpectedCharacter, 5),
    (#"{"a":1,}"#, .unexpectedCharacter, 7), (#"{"a":1 "b":2}"#, .unexpectedCharacter, 7),
    (#"{"a":1]"#, .unexpectedCharacter, 6), (#"{"a":1;"b":2}"#, .unexpectedCharacter, 6),
    ("[1,\u{B}2]", .unexpectedCharacter, 3), ("[1\u{A0}]", .unexpectedCharacter, 2),
    ("[1,//\n2]", .unexpectedCharacter, 3), ("\u{0}", .unexpectedCharacter, 0),
    ("[1,\u{0}]", .unexpectedCharacter, 3), ("[1]\u{0}", .trailingContent, 3),
  ]

  static let all = literals + numbers + strings + structure

  /// Bytes inside a string, and the number of bytes before the first invalid one.
  static let invalidUTF8: [(bytes: [UInt8], valid: Int)] = GrammarCases.invalidUTF8.map { bytes in
    switch bytes {
    case [0xC3, 0xA9, 0x80], [0xC3, 0xA9, 0xA9]: (bytes, 2)
    case [0xE2, 0x82, 0xAC, 0xAC]: (bytes, 3)
    default: (bytes, 0)
    }
  }
}
