/// What sets a format apart from a tree.
public struct FormatTraits: Sendable, Hashable {
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

  // MARK: Writing

  /// The kinds that the format holds.
  ///
  /// Of the others null is left out of objects and an error in arrays; dates are written as text in
  /// ISO 8601 and bytes as text in base64; numbers, truth values and containers are errors.
  public var kinds = Set(ValueKind.allCases)

  /// The kinds that may be the whole document; a document of another kind is an error.
  public var rootKinds = Set(ValueKind.allCases)

  /// Whether the format holds NaN and the infinities; if it does not, they are errors.
  public var holdsNonFiniteNumbers = true

  /// Whether sets and dictionaries, which have no order, are sorted before they are written.
  public var ordersValues = false

  /// How UUIDs are written.
  public var uuids = UUIDForm.text

  /// How UUIDs are written.
  public enum UUIDForm: Sendable, Hashable {
    /// As text.
    case text

    /// As sixteen bytes.
    case bytes

    /// As sixteen bytes under a tag.
    case tagged(ValueTag)
  }

  /// Creates the traits of a format that holds what a tree does.
  public init() {}

  /// Whether anything must be done for a tree to be held.
  var restrictsTrees: Bool {
    kinds.count < ValueKind.allCases.count || rootKinds.count < ValueKind.allCases.count
      || !holdsNonFiniteNumbers
  }
}
