/// Mistakes in JSON text that decoding may repair, each of them reported.
///
/// ```swift
/// let mapper = JSONMapper(options: .init(repairs: .all))
/// let report = mapper.decodeReporting(Recipe.self, from: text)
/// for repair in report.repairs { print(repair) }
/// ```
///
/// Valid text is never changed. Text that the chosen repairs do not make valid is the error that it
/// is without them.
public struct JSONRepairs: OptionSet, Sendable, Hashable {
  /// The bits of the repairs.
  public let rawValue: UInt32

  /// Creates a set of repairs from its bits.
  ///
  /// - Parameter rawValue: The bits of the repairs.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Missing commas are inserted; commas with nothing after or before them are removed; `;` between
  /// values counts as one.
  public static var commas: Self { Self(rawValue: 1) }

  /// Comments are removed: `// …`, `/* … */` and `# …`.
  public static var comments: Self { Self(rawValue: 1 << 1) }

  /// Single quotes, backticks and typographic quotes count as double quotes, as do quotes that are
  /// written twice or three times; the prefixes of Python strings are removed.
  public static var quotes: Self { Self(rawValue: 1 << 2) }

  /// Keys without quotes get them, also those of several words.
  public static var unquotedKeys: Self { Self(rawValue: 1 << 3) }

  /// Literals of Python and JavaScript become those of JSON: `True`, `None`, `undefined`; `NaN` and
  /// the infinities become null.
  public static var literals: Self { Self(rawValue: 1 << 4) }

  /// Raw control characters and line breaks in strings are escaped.
  public static var controlCharacters: Self { Self(rawValue: 1 << 5) }

  /// Invalid escapes: a backslash that begins no escape is kept as a character, `\'` and `\x41`
  /// become what they mean elsewhere, and half of a surrogate pair becomes U+FFFD.
  public static var escapes: Self { Self(rawValue: 1 << 6) }

  /// Missing quotes at the start or the end of a string are inserted, also around words.
  public static var missingQuotes: Self { Self(rawValue: 1 << 7) }

  /// Quotes inside a string that are not escaped are escaped.
  public static var innerQuotes: Self { Self(rawValue: 1 << 8) }

  /// Missing closing brackets are inserted, and brackets that close nothing are removed.
  ///
  /// At the end of text that is cut off, a member without a value is removed. `{{` counts as one brace,
  /// a first key inserts the brace before it, and tuples become arrays.
  public static var brackets: Self { Self(rawValue: 1 << 9) }

  /// Numbers with a leading plus, leading zeros, no digit before or after the dot, or in hexadecimal
  /// get the form of JSON.
  public static var numbers: Self { Self(rawValue: 1 << 10) }

  /// Separators of thousands are removed: `1,234` as the value of a member, `1'234` and `1_234`.
  public static var thousands: Self { Self(rawValue: 1 << 11) }

  /// Strings that are joined with `+`, or by white space as the value of a member, become one.
  public static var concatenation: Self { Self(rawValue: 1 << 12) }

  /// Ellipses in place of elements or members are removed: `...` and `…`.
  public static var ellipses: Self { Self(rawValue: 1 << 13) }

  /// Missing colons are inserted, `=` counts as one, and second ones are removed.
  public static var colons: Self { Self(rawValue: 1 << 14) }

  /// White space that JSON does not know counts as a space.
  public static var whitespace: Self { Self(rawValue: 1 << 15) }

  /// A document in quotes that do not escape its own, or with the escapes of a string, loses them.
  ///
  /// A valid string is no mistake: `acceptsJSONText` decodes the document in it.
  public static var outerString: Self { Self(rawValue: 1 << 16) }

  /// Fences and prose around the only value are removed.
  public static var surroundings: Self { Self(rawValue: 1 << 17) }

  /// Every repair.
  public static var all: Self { Self(rawValue: 1 << 18 - 1) }
}
