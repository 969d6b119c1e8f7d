/// What sets a format apart from a tree.
public struct FormatTraits: Sendable, Hashable {
  /// What the format is called where a strategy depends on it.
  public var name: MappingProfile?

  // MARK: Reading

  /// Whether all scalars are text.
  ///
  /// Text is then read as whatever a model needs, which is neither a repair nor forbidden by
  /// `.strict`.
  public var scalarsAreText = false

  /// Whether an array that is not there is an empty one, as in formats that repeat an element.
  public var absentArraysAreEmpty = false

  /// Whether a single value is an array of one, as in formats that repeat an element.
  public var singleValuesAreArrays = false

  /// Whether a null is also the empty text and the object without members.
  ///
  /// So it is in formats that leave a field empty for all of them. Optional properties take it for
  /// nil.
  public var nullsAreEmpty = false

  /// Whether an empty text is nil for optional properties other than text.
  public var emptyTextIsNil = false

  /// The tag of a value that is true where a Boolean is needed: a name without a value.
  public var truthTag: ValueTag?

  /// Words for Booleans besides `true`, `false`, `1` and `0`, where a Boolean is needed.
  public var truthWords: [String: Bool] = [:]

  /// What becomes of text without a zone where a timestamp is needed; nil for UTC, as ISO 8601 is
  /// read elsewhere.
  package var localTimes: LocalTimes?

  /// What becomes of dates and times without a zone where a timestamp is needed.
  @usableFromInline package enum LocalTimes: Sendable, Hashable {
    /// They are errors.
    case reject

    /// They are what a clock shows that is so far ahead of UTC.
    case at(UTCOffset)
  }

  /// Whether objects are elements of markup, whose attributes and text are members like the
  /// elements inside.
  ///
  /// - A key that begins with "@" is that of an attribute. It is read as the key without "@", if
  ///   the object has no such key and the model has no property for the attribute.
  /// - "#text" is the text of an element that has attributes or elements, too. A scalar is read
  ///   from it, and an object from text that has neither.
  /// - "#content" repeats text and elements in their order. No report tells it as unknown.
  /// - Text that says nothing is no value for a property that can do without one, unless it is text
  ///   itself.
  /// - Numbers and Booleans are written as XML Schema allows, whitespace around them does not
  ///   count.
  public var isMarkup = false

  // MARK: Writing

  /// The kinds that the format holds.
  ///
  /// Of the others null is left out of objects and an error in arrays; dates are written as text in
  /// ISO 8601 and bytes as text in base64; numbers, Booleans and containers are errors.
  public var kinds = ValueKindSet.all

  /// The kinds that may be the whole document; a document of another kind is an error.
  public var rootKinds = ValueKindSet.all

  /// Whether the format holds NaN and the infinities; if it does not, they are errors.
  public var holdsNonFiniteNumbers = true

  /// Whether sets and dictionaries, which have no order, are sorted before they are written.
  public var ordersValues = false

  /// Whether nil is written as null, as in formats where all objects have the same keys.
  public var writesNil = false

  /// How UUIDs are written.
  package var uuids = UUIDForm.text

  /// How UUIDs are written.
  @usableFromInline package enum UUIDForm: Sendable, Hashable {
    /// As text.
    case text

    /// As sixteen bytes.
    case bytes

    /// As sixteen bytes under a tag.
    case tagged(ValueTag)
  }

  /// The tags under which dates and times without a zone are written; nil for text alone.
  package var civilTags: CivilTags?

  /// The tags of dates and times without a zone.
  @usableFromInline package struct CivilTags: Sendable, Hashable {
    /// The tag of a day; nil for text alone.
    public var date: ValueTag?

    /// The tag of a time of the clock; nil for text alone.
    public var time: ValueTag?

    /// The tag of a day and a time; nil for text alone.
    public var dateTime: ValueTag?

    /// Creates tags.
    public init(date: ValueTag? = nil, time: ValueTag? = nil, dateTime: ValueTag? = nil) {
      self.date = date
      self.time = time
      self.dateTime = dateTime
    }
  }

  /// Whether arrays of bytes are bytes: written so, and bytes and arrays read into each other.
  package var byteArraysAreBytes = false

  /// Whether a float is written as the number that it is, and not as its shortest decimal.
  package var floatsAreBinary = false

  /// Creates the traits of a format that holds what a tree does.
  public init() {}

  /// Whether anything must be done for a tree to be held.
  var restrictsTrees: Bool {
    kinds != .all || !holdsNonFiniteNumbers
  }
}
