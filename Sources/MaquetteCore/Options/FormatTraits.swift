/// The differences between a format and a tree.
public struct FormatTraits: Sendable, Hashable {
  /// The name of the format for strategies that depend on it.
  public var name: MappingProfile?

  // MARK: Reading

  /// Whether all scalars are text.
  ///
  /// If so, text decodes as any type that a model needs; this is not a repair, and `.strict` allows
  /// it.
  public var scalarsAreText = false

  /// Whether a missing array is empty, as in formats that repeat an element.
  public var absentArraysAreEmpty = false

  /// Whether a single value is an array of one element, as in formats that repeat an element.
  public var singleValuesAreArrays = false

  /// Whether a null is also an empty string and an empty object.
  ///
  /// Some formats leave a field empty for all of these. Optional properties decode it as nil.
  public var nullsAreEmpty = false

  /// Whether empty text is nil for optional properties other than strings.
  public var emptyTextIsNil = false

  /// The tag of a value that is true where a Boolean is needed: a name without a value.
  public var truthTag: ValueTag?

  /// Words for Booleans in addition to `true`, `false`, `1` and `0`, where a Boolean is needed.
  public var truthWords: [String: Bool] = [:]

  /// How to interpret text without a time zone where a timestamp is needed; nil for UTC, the
  /// default of ISO 8601 elsewhere.
  package var localTimes: LocalTimes?

  /// How to interpret dates and times without a time zone where a timestamp is needed.
  @usableFromInline package enum LocalTimes: Sendable, Hashable {
    /// As errors.
    case reject

    /// As the local time at an offset.
    case at(UTCOffset)
  }

  /// Whether objects are markup elements, whose attributes and text are members like their child
  /// elements.
  ///
  /// - A key that begins with "@" names an attribute. The key without "@" is decoded from it if the
  ///   object lacks that key and the model has no property for the attribute.
  /// - "#text" is the text of an element that also has attributes or child elements. A scalar
  ///   decodes from it. An object also decodes from an element that has only text.
  /// - "#content" repeats text and child elements in order. Reports never list it as unknown.
  /// - Blank text counts as missing for a property that may be missing, unless the property is a
  ///   string.
  /// - Numbers and Booleans follow XML Schema; whitespace around them is ignored.
  public var isMarkup = false

  /// The first bytes of items, if models can be read from the format without a tree.
  package var syntax: BinarySyntax?

  // MARK: Writing

  /// The kinds of values that the format supports.
  ///
  /// Of the others, null is omitted from objects and an error in arrays; dates are written as ISO
  /// 8601 text and bytes as base64 text; numbers, Booleans and containers are errors.
  public var kinds = ValueKindSet.all

  /// The kinds that may be the whole document; a document of another kind is an error.
  public var rootKinds = ValueKindSet.all

  /// Whether the format supports NaN and infinities; otherwise they are errors.
  public var holdsNonFiniteNumbers = true

  /// Whether sets and dictionaries, which are unordered, are sorted for encoding.
  public var ordersValues = false

  /// Whether nil is written as null, as in formats where all objects have the same keys.
  public var writesNil = false

  /// The form of encoded UUIDs.
  package var uuids = UUIDForm.text

  /// The forms of encoded UUIDs.
  @usableFromInline package enum UUIDForm: Sendable, Hashable {
    /// As text.
    case text

    /// As sixteen bytes.
    case bytes

    /// As sixteen bytes with a tag.
    case tagged(ValueTag)
  }

  /// The tags for dates and times without a time zone; nil for plain text.
  package var civilTags: CivilTags?

  /// The tags for dates and times without a time zone.
  @usableFromInline package struct CivilTags: Sendable, Hashable {
    /// The tag for a date; nil for plain text.
    public var date: ValueTag?

    /// The tag for a time of day; nil for plain text.
    public var time: ValueTag?

    /// The tag for a date and time; nil for plain text.
    public var dateTime: ValueTag?

    /// Creates tags.
    public init(date: ValueTag? = nil, time: ValueTag? = nil, dateTime: ValueTag? = nil) {
      self.date = date
      self.time = time
      self.dateTime = dateTime
    }
  }

  /// Whether arrays of bytes are binary data: they are written as such, and each decodes from the
  /// other.
  package var byteArraysAreBytes = false

  /// Whether a decimal that is neither an integer nor a double is written as text.
  package var decimalsAreText = false

  /// Whether an object without values is written as nothing, as in formats that have only the values
  /// at the ends of paths.
  package var omitsEmptyObjects = false

  /// Whether a float is written as its binary value, not as its shortest decimal.
  package var floatsAreBinary = false

  /// Creates the traits of a format that supports everything a tree can contain.
  public init() {}

  /// Whether a tree may need changes before it is printed.
  var restrictsTrees: Bool {
    kinds != .all || !holdsNonFiniteNumbers
  }
}
