public import MaquetteCore

/// MessagePack: the types of JSON, bytes, moments and extensions in few bytes (msgpack.org).
///
/// | Swift | MessagePack |
/// | --- | --- |
/// | `Data`, `[UInt8]` | bin |
/// | `Date`, `Timestamp` | the extension -1, to the nanosecond |
/// | `UUID` | bin of sixteen bytes; text is read too |
/// | `Decimal` | a float if that has the same digits, or else text |
/// | integers | the smallest form; beyond 64 bits an error |
/// | keys | text; integers are read as their digits |
/// | `MessagePackExtension` | an extension of any other type |
public struct MessagePackFormat: TreeFormat {
  /// Whether a double is written as a float of 32 bits where that loses nothing.
  public var narrowsFloats: Bool

  /// Whether keys that are integers are written as integers: `[Int: T]`, and `@CodingKey("1")`.
  public var writesIntegerKeys: Bool

  /// Whether the data is of the time before 2013, when text and bytes were one type, `raw`.
  ///
  /// Bytes are then written as text is, and what is not UTF-8 is read as bytes.
  public var hasOnlyRaw: Bool

  /// Whether the source is values one after the other, without anything around them: an array.
  public var isSequence: Bool

  /// Creates the format.
  public init(
    narrowsFloats: Bool = false, writesIntegerKeys: Bool = false, hasOnlyRaw: Bool = false,
    isSequence: Bool = false
  ) {
    self.narrowsFloats = narrowsFloats
    self.writesIntegerKeys = writesIntegerKeys
    self.hasOnlyRaw = hasOnlyRaw
    self.isSequence = isSequence
  }

  /// Creates the format as it is today.
  public init() { self.init(narrowsFloats: false) }

  /// What sets the format apart from a tree.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .messagePack
    traits.uuids = .bytes
    traits.byteArraysAreBytes = true
    traits.floatsAreBinary = true
    if isSequence { traits.rootKinds = [.array] }
    return traits
  }

  /// Reads MessagePack.
  ///
  /// - Throws: What is wrong with the source, with its byte offset and its path.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = MessagePackParser(self, reading.options)
    return try parser.parse(source)
  }

  /// Writes MessagePack.
  ///
  /// - Throws: `unencodable` with its path for an integer beyond 64 bits and for a moment that is no
  ///   number of seconds, `depthExceeded`.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    var printer = MessagePackPrinter(self, options)
    try printer.print(tree)
    return printer.take()
  }

  /// Where the values of paths begin.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    var parser = MessagePackParser(self, DecodingOptions(), search: PathSearch(paths))
    _ = try? parser.parse(source)
    return parser.offsets
  }
}

/// The entry point for MessagePack with options of its own.
///
/// ```swift
/// let mapper = MessagePackMapper(options: .init(conversions: .strict))
/// let page = try mapper.decode(Page<Tweet>.self, from: bytes)
/// ```
public typealias MessagePackMapper = FormatMapper<MessagePackFormat>

extension MappingProfile {
  /// The name of MessagePack where a strategy depends on the format.
  public static let messagePack: MappingProfile = "MessagePack"
}
