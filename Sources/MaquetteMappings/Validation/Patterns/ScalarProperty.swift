/// A property of scalars that an expression names.
struct ScalarProperty: Sendable {
  private let holds: @Sendable (Unicode.Scalar) -> Bool

  private let isNegated: Bool

  func holds(_ scalar: Unicode.Scalar) -> Bool { holds(scalar) != isNegated }

  /// The property with a name, such as `Lu`, `General_Category=Letter` or `Alphabetic`; nil if it is
  /// not known.
  init?(_ name: String, isNegated: Bool) {
    let parts = name.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    if let value = parts.last,
      parts.count == 1 || parts[0] == "gc" || parts[0] == "General_Category",
      parts.count < 3, let categories = Self.categories[value]
    {
      holds = { categories.contains($0.properties.generalCategory) }
    } else if parts.count == 1, let property = Self.properties[name] {
      holds = property
    } else {
      return nil
    }
    self.isNegated = isNegated
  }

  /// Whether a name is valid in an expression, as that of a script, whose members are not known here.
  static func isName(_ name: String) -> Bool {
    if others.contains(name) { return true }
    let parts = name.split(separator: "=", omittingEmptySubsequences: false)
    return parts.count == 2 && ["Script", "sc", "Script_Extensions", "scx"].contains(parts[0])
      && parts[1].first?.isLetter == true
      && parts[1].utf8.allSatisfy { $0 < 0x80 && ($0 == UInt8(ascii: "_") || Self.isLetter($0)) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Names of further properties.
  private static let others: Set<String> = [
    "Bidi_Control", "Bidi_Mirrored", "Case_Ignorable", "Changes_When_Casefolded",
    "Changes_When_Casemapped", "Changes_When_Lowercased", "Changes_When_NFKC_Casefolded",
    "Changes_When_Titlecased", "Changes_When_Uppercased", "Default_Ignorable_Code_Point",
    "Deprecated", "Emoji_Component", "Emoji_Modifier", "Emoji_Modifier_Base",
    "Extended_Pictographic", "Extender", "Grapheme_Base", "Grapheme_Extend", "IDS_Binary_Operator",
    "IDS_Trinary_Operator", "Join_Control", "Logical_Order_Exception", "Noncharacter_Code_Point",
    "Pattern_Syntax", "Pattern_White_Space", "Radical", "Regional_Indicator", "Sentence_Terminal",
    "Soft_Dotted", "Terminal_Punctuation", "Unified_Ideograph", "Variation_Selector",
  ]

  /// The names of general categories.
  private static let categories: [String: Set<Unicode.GeneralCategory>] = {
    let groups: [(names: [String], parts: [(names: [String], category: Unicode.GeneralCategory)])] =
      [
        (
          ["L", "Letter"],
          [
            (["Lu", "Uppercase_Letter"], .uppercaseLetter),
            (["Ll", "Lowercase_Letter"], .lowercaseLetter),
            (["Lt", "Titlecase_Letter"], .titlecaseLetter),
            (["Lm", "Modifier_Letter"], .modifierLetter), (["Lo", "Other_Letter"], .otherLetter),
          ]
        ),
        (
          ["M", "Mark", "Combining_Mark"],
          [
            (["Mn", "Nonspacing_Mark"], .nonspacingMark), (["Mc", "Spacing_Mark"], .spacingMark),
            (["Me", "Enclosing_Mark"], .enclosingMark),
          ]
        ),
        (
          ["N", "Number"],
          [
            (["Nd", "Decimal_Number", "digit"], .decimalNumber),
            (["Nl", "Letter_Number"], .letterNumber), (["No", "Other_Number"], .otherNumber),
          ]
        ),
        (
          ["P", "Punctuation", "punct"],
          [
            (["Pc", "Connector_Punctuation"], .connectorPunctuation),
            (["Pd", "Dash_Punctuation"], .dashPunctuation),
            (["Ps", "Open_Punctuation"], .openPunctuation),
            (["Pe", "Close_Punctuation"], .closePunctuation),
            (["Pi", "Initial_Punctuation"], .initialPunctuation),
            (["Pf", "Final_Punctuation"], .finalPunctuation),
            (["Po", "Other_Punctuation"], .otherPunctuation),
          ]
        ),
        (
          ["S", "Symbol"],
          [
            (["Sm", "Math_Symbol"], .mathSymbol), (["Sc", "Currency_Symbol"], .currencySymbol),
            (["Sk", "Modifier_Symbol"], .modifierSymbol), (["So", "Other_Symbol"], .otherSymbol),
          ]
        ),
        (
          ["Z", "Separator"],
          [
            (["Zs", "Space_Separator"], .spaceSeparator),
            (["Zl", "Line_Separator"], .lineSeparator),
            (["Zp", "Paragraph_Separator"], .paragraphSeparator),
          ]
        ),
        (
          ["C", "Other"],
          [
            (["Cc", "Control", "cntrl"], .control), (["Cf", "Format"], .format),
            (["Cs", "Surrogate"], .surrogate), (["Co", "Private_Use"], .privateUse),
            (["Cn", "Unassigned"], .unassigned),
          ]
        ),
      ]
    var result: [String: Set<Unicode.GeneralCategory>] = [:]
    for group in groups {
      for name in group.names { result[name] = Set(group.parts.map(\.category)) }
      for part in group.parts { for name in part.names { result[name] = [part.category] } }
    }
    let cased: Set<Unicode.GeneralCategory> = [
      .uppercaseLetter, .lowercaseLetter, .titlecaseLetter,
    ]
    for name in ["LC", "Cased_Letter"] { result[name] = cased }
    return result
  }()

  /// The names of properties that a scalar has or has not.
  private static let properties: [String: @Sendable (Unicode.Scalar) -> Bool] = {
    let all: [([String], @Sendable (Unicode.Scalar) -> Bool)] = [
      (["Any"], { _ in true }), (["ASCII"], { $0.isASCII }),
      (["Assigned"], { $0.properties.generalCategory != .unassigned }),
      (["Alphabetic", "Alpha"], { $0.properties.isAlphabetic }),
      (["Uppercase", "Upper"], { $0.properties.isUppercase }),
      (["Lowercase", "Lower"], { $0.properties.isLowercase }),
      (["Cased"], { $0.properties.isCased }),
      (["White_Space", "space"], { $0.properties.isWhitespace }),
      (["ASCII_Hex_Digit", "AHex"], { $0.properties.isASCIIHexDigit }),
      (["Hex_Digit", "Hex"], { $0.properties.isHexDigit }),
      (["Dash"], { $0.properties.isDash }), (["Math"], { $0.properties.isMath }),
      (["Diacritic", "Dia"], { $0.properties.isDiacritic }),
      (["Ideographic", "Ideo"], { $0.properties.isIdeographic }),
      (["Quotation_Mark", "QMark"], { $0.properties.isQuotationMark }),
      (["ID_Start", "IDS"], { $0.properties.isIDStart }),
      (["ID_Continue", "IDC"], { $0.properties.isIDContinue }),
      (["XID_Start", "XIDS"], { $0.properties.isXIDStart }),
      (["XID_Continue", "XIDC"], { $0.properties.isXIDContinue }),
      (["Emoji"], { $0.properties.isEmoji }),
      (["Emoji_Presentation", "EPres"], { $0.properties.isEmojiPresentation }),
    ]
    var result: [String: @Sendable (Unicode.Scalar) -> Bool] = [:]
    for (names, property) in all { for name in names { result[name] = property } }
    return result
  }()
}
