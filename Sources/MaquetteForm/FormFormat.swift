public import MaquetteCore

/// Forms and URL queries (`application/x-www-form-urlencoded`, as the URL Standard of the WHATWG has
/// it), as a format for `FormMapper`.
///
/// | form | model |
/// | --- | --- |
/// | `name=Ada+L%C3%B6we` | `var name: String` |
/// | `user[name]=Ada` | `var user: User` |
/// | `tags[]=a&tags[]=b`, `tags=a&tags=b` | `var tags: [String]` |
/// | `items[0][id]=1&items[1][id]=2` | `var items: [Item]` |
/// | `isActive`, `isActive=on`, `=true`, `=1` | `var isActive: Bool` |
/// | `age=` | `var age: Int?` is nil; text is empty |
///
/// All values are text, and are read as what a property needs. A form has no null, no empty array and
/// no object without members: these are left out, and an array that is not there is empty.
public struct FormFormat: TextFormat {
  /// How arrays and the members of models are named.
  ///
  /// Brackets are read in every style; what only one style has is read in that.
  public enum Style: UInt8, Sendable, Hashable {
    /// `tags[]=a`, `user[name]=x`, and `items[0][id]=1` where elements are not text.
    case brackets

    /// `tags[0]=a`, `user[name]=x`.
    case indices

    /// `tags=a&tags=b`, `user[name]=x`.
    case repeated

    /// `tags[0]=a`, `user.name=x`; a dot in a name is read as a step, too.
    case dots

    /// `tags=a,b`, `user[name]=x`; a comma that is not encoded is read as one between elements.
    case commas
  }

  /// How arrays and the members of models are named.
  public var style: Style

  /// Whether what is malformed is taken as it is: a `%` without two digits stays, bytes that are not
  /// UTF-8 become U+FFFD, and brackets that do not match are part of the name.
  public var isLenient: Bool

  /// Whether a space is written as `+`, as in forms, or as `%20`, as elsewhere in URLs.
  public var writesSpacesAsPlus = true

  /// How many pairs a form may have.
  public var pairLimit = 10_000

  /// How deep arrays and models may be nested in a form.
  public var depthLimit = 32

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - style: How arrays and the members of models are named.
  ///   - isLenient: Whether what is malformed is taken as it is.
  public init(style: Style, isLenient: Bool = false) {
    self.style = style
    self.isLenient = isLenient
  }

  /// Creates the format with names in brackets, and with errors for what is malformed.
  public init() { self.init(style: .brackets) }

  /// All scalars are text, and what is empty is nothing.
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
    traits.holdsNonFiniteNumbers = false
    return traits
  }

  /// Reads a form.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = FormParser(self, reading.options)
    return .object(try parser.parse(source))
  }

  /// Writes a form.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try FormPrinter.print(tree, as: self)
  }

  /// Where values begin, and names without one.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    var parser = FormParser(self, DecodingOptions())
    return parser.offsets(of: paths, in: source)
  }
}

extension ValueTag {
  /// The tag of a name without a value in a form, which is true where a truth value is needed.
  public static let formFlag = ValueTag(format: "form", name: "flag")
}

extension MappingProfile {
  /// The name of forms where a strategy depends on the format.
  public static let form: MappingProfile = "Form"
}
