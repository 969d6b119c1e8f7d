public import MaquetteCore

/// Forms and URL queries (`application/x-www-form-urlencoded` of the WHATWG URL Standard), as a
/// format for `FormMapper`.
///
/// | form | model |
/// | --- | --- |
/// | `name=Ada+L%C3%B6we` | `var name: String` |
/// | `user[name]=Ada` | `var user: User` |
/// | `tags[]=a&tags[]=b`, `tags=a&tags=b` | `var tags: [String]` |
/// | `items[0][id]=1&items[1][id]=2` | `var items: [Item]` |
/// | `isActive`, `isActive=on`, `=true`, `=1` | `var isActive: Bool` |
/// | `age=` | `var age: Int?` is nil; a string is empty |
///
/// All values are text, and decode as the type of their property. A form cannot represent null, an
/// empty array or an empty object: encoding omits them, and a missing array decodes as empty.
public struct FormFormat: TextFormat {
  /// How arrays and the members of models are named.
  ///
  /// Every style decodes names with brackets. The syntax of a single style decodes only in that
  /// style.
  public enum Style: UInt8, Sendable, Hashable {
    /// `tags[]=a`, `user[name]=x`, and `items[0][id]=1` where elements are not text.
    case brackets

    /// `tags[0]=a`, `user[name]=x`.
    case indices

    /// `tags=a&tags=b`, `user[name]=x`.
    case repeated

    /// `tags[0]=a`, `user.name=x`; a dot in a name also separates steps.
    case dots

    /// `tags=a,b`, `user[name]=x`; an unencoded comma separates elements.
    case commas
  }

  /// How arrays and the members of models are named.
  public var style: Style

  /// Whether malformed input is accepted: a `%` without two digits stays, invalid UTF-8 becomes
  /// U+FFFD, and unbalanced brackets are part of the name.
  public var isLenient: Bool

  /// Whether a space is encoded as `+`, as in forms, or as `%20`, as elsewhere in URLs.
  public var writesSpacesAsPlus = true

  /// The maximum number of pairs in a form.
  public var pairLimit = 10_000

  /// The maximum nesting of arrays and models in a form.
  public var depthLimit = 32

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - style: How arrays and the members of models are named.
  ///   - isLenient: Whether malformed input is accepted.
  public init(style: Style, isLenient: Bool = false) {
    self.style = style
    self.isLenient = isLenient
  }

  /// Creates the format with names in brackets; malformed input is an error.
  public init() { self.init(style: .brackets) }

  /// All scalars are text, and an empty value is null.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .form
    traits.scalarsAreText = true
    traits.absentArraysAreEmpty = true
    traits.singleValuesAreArrays = true
    traits.emptyTextIsNil = true
    traits.truthTag = .formFlag
    traits.truthWords = ["on": true, "off": false]
    traits.kinds = [.bool, .number, .string, .array, .object]
    traits.rootKinds = [.object]
    traits.omitsEmptyObjects = true
    traits.holdsNonFiniteNumbers = false
    return traits
  }

  /// Parses a form.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = FormParser(self, reading.options)
    return .object(try parser.parse(source))
  }

  /// Prints a form.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try FormPrinter.print(tree, as: self)
  }

  /// Finds the offsets of values, or of names without a value.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    var parser = FormParser(self, DecodingOptions())
    return parser.offsets(of: paths, in: source)
  }
}

extension ValueTag {
  /// The tag of a name without a value, which decodes as `true`.
  public static let formFlag = ValueTag(format: "form", name: "flag")
}

extension MappingProfile {
  /// The profile that selects strategies for forms.
  public static let form: MappingProfile = "Form"
}
