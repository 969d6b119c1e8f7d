/// How sources are read.
///
/// The defaults are tolerant, exact and safe on hostile input.
public struct ReadingOptions: Sendable, Hashable {
  /// What happens to keys that no property takes.
  public enum UnknownKeys: UInt8, Sendable, Hashable {
    /// They are passed over.
    case ignore

    /// They are passed over, and reported.
    case report

    /// They are errors.
    case reject
  }

  /// What happens to a key that stands twice in one object (RFC 8259 leaves it open).
  public enum DuplicateKeys: UInt8, Sendable, Hashable {
    /// The last one counts.
    case lastWins

    /// The first one counts.
    case firstWins

    /// They are errors.
    case reject
  }

  /// Bounds on what a source may ask for.
  public struct Limits: Sendable, Hashable {
    /// How deep arrays and objects may be nested.
    ///
    /// Each level takes room on the stack: half a kilobyte to a kilobyte when optimised, several
    /// kilobytes when not. 512 levels of most models fit into 512 KB in release builds and need up
    /// to 2 MB in debug builds. Raise the limit only together with the stack.
    public var depth: Int

    /// How many bytes the input may have.
    public var size: Int

    /// How many bytes one record of a stream may have: one line, or one element of the array.
    ///
    /// A stream that arrives in pieces takes about as much memory as its largest record.
    public var recordSize: Int

    /// How many bytes a string may have.
    public var stringLength: Int

    /// How many elements an array, or keys an object, may have.
    public var elementCount: Int

    /// How many characters a number may have.
    public var numberLength: Int

    /// How many issues a report collects before reading stops.
    public var issues: Int

    /// Creates limits; each has a safe default.
    public init(
      depth: Int = 512, size: Int = .max, recordSize: Int = 64 << 20, stringLength: Int = .max,
      elementCount: Int = .max, numberLength: Int = 4096, issues: Int = 1000
    ) {
      self.depth = depth
      self.size = size
      self.recordSize = recordSize
      self.stringLength = stringLength
      self.elementCount = elementCount
      self.numberLength = numberLength
      self.issues = issues
    }
  }

  /// Which conversions between kinds are made.
  public var conversions: ConversionPolicy

  /// What happens to keys that no property takes.
  public var unknownKeys: UnknownKeys

  /// What happens to a key that stands twice in one object.
  public var duplicateKeys: DuplicateKeys

  /// Bounds on what the source may ask for.
  public var limits: Limits

  /// Whether errors leave out the values they found, which may be private.
  public var hidesValues: Bool

  /// Creates options.
  public init(
    conversions: ConversionPolicy = .lossless, unknownKeys: UnknownKeys = .ignore,
    duplicateKeys: DuplicateKeys = .lastWins, limits: Limits = Limits(), hidesValues: Bool = false
  ) {
    self.conversions = conversions
    self.unknownKeys = unknownKeys
    self.duplicateKeys = duplicateKeys
    self.limits = limits
    self.hidesValues = hidesValues
  }
}
