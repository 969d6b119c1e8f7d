public import MaquetteCore

/// CBOR, the Concise Binary Object Representation (RFC 8949).
///
/// | Swift | CBOR |
/// | --- | --- |
/// | integers | of any size: beyond 64 bits as tags 2 and 3 |
/// | `Double`, `Float` | the shortest float that has the value |
/// | `Decimal` | a float if that has the same digits, or else tag 4 |
/// | `Data`, `[UInt8]` | a byte string |
/// | `Date`, `Timestamp` | tag 1; tag 0 if a double since 1970 cannot hold it |
/// | `UUID` | tag 37; bytes and text are read too |
/// | keys | text; integers are read as their digits |
/// | `CBORTagged<T>` | a value under any other tag |
///
/// What is read has the smallest forms or any other: see `requiresDeterminism`.
public struct CBORFormat: TreeFormat {
  /// In which order the members of an object are written.
  public enum KeyOrder: Sendable, Hashable {
    /// As the model has them.
    case asWritten

    /// By the bytes of the encoded keys (RFC 8949, section 4.2.1), so that equal values have equal
    /// bytes.
    case bytewise

    /// The shorter key first (RFC 8949, section 4.2.3; RFC 7049 and CTAP2).
    case lengthFirst
  }

  /// What becomes of tags that are not in the table of this page.
  public enum UnknownTags: Sendable, Hashable {
    /// `AnyValue` and `CBORTagged` keep them; other models read the content.
    case keep

    /// They are errors.
    case reject
  }

  /// In which order the members of an object are written, and must be if determinism is required.
  public var keyOrder: KeyOrder

  /// Whether only deterministic data is read (RFC 8949, section 4.2).
  ///
  /// It has the smallest forms, definite lengths, sorted keys, and no key twice. Anything else is an
  /// error with its offset.
  public var requiresDeterminism: Bool

  /// What becomes of tags that have no meaning here.
  public var unknownTags: UnknownTags

  /// Whether keys that are integers are written as integers: `[Int: T]`, and `@CodingKey("1")`.
  public var writesIntegerKeys: Bool

  /// Whether tag 55799 is written, by which the data says that it is CBOR.
  public var describesItself: Bool

  /// Whether the source is items one after the other, without anything around them (RFC 8742): an
  /// array.
  public var isSequence: Bool

  /// Creates the format.
  public init(
    keyOrder: KeyOrder = .asWritten, requiresDeterminism: Bool = false,
    unknownTags: UnknownTags = .keep, writesIntegerKeys: Bool = false,
    describesItself: Bool = false, isSequence: Bool = false
  ) {
    self.keyOrder = keyOrder
    self.requiresDeterminism = requiresDeterminism
    self.unknownTags = unknownTags
    self.writesIntegerKeys = writesIntegerKeys
    self.describesItself = describesItself
    self.isSequence = isSequence
  }

  /// Creates the format with members in their own order.
  public init() { self.init(keyOrder: .asWritten) }

  /// The deterministic form (RFC 8949, section 4.2.1), written and required: to be hashed and signed.
  public static var deterministic: Self {
    Self(keyOrder: .bytewise, requiresDeterminism: true)
  }

  /// What sets the format apart from a tree.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .cbor
    traits.uuids = .tagged(CBORTag.taggedUUID)
    traits.byteArraysAreBytes = true
    traits.floatsAreBinary = true
    traits.ordersValues = keyOrder != .asWritten
    if isSequence { traits.rootKinds = [.array] }
    return traits
  }

  /// Reads CBOR.
  ///
  /// - Throws: What is wrong with the source, with its byte offset and its path.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = CBORParser(self, reading.options)
    return try parser.parse(source, &reading)
  }

  /// Writes CBOR: shortest forms and definite lengths.
  ///
  /// - Throws: `unencodable` with its path for a moment that is no number of seconds,
  ///   `depthExceeded`.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    var printer = CBORPrinter(self, depth: options.depth)
    try printer.print(tree)
    return printer.take()
  }

  /// Where the values of paths begin.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    var parser = CBORParser(self, DecodingOptions(), search: PathSearch(paths))
    var reading = ParsingContext()
    _ = try? parser.parse(source, &reading)
    return parser.offsets
  }
}

/// The entry point for CBOR with options of its own.
///
/// ```swift
/// let mapper = CBORMapper(options: .init(format: .deterministic))
/// let bytes = try mapper.encode(claims)
/// ```
public typealias CBORMapper = FormatMapper<CBORFormat>

extension MappingProfile {
  /// The name of CBOR where a strategy depends on the format.
  public static let cbor: MappingProfile = "CBOR"
}
