public import MaquetteCore
import MaquetteFormats

/// MessagePack (msgpack.org): the types of JSON plus bytes, timestamps and extensions, in compact
/// form.
///
/// | Swift | MessagePack |
/// | --- | --- |
/// | `Data`, `[UInt8]` | bin |
/// | `Date`, `Timestamp` | extension -1, with nanoseconds |
/// | `UUID` | bin of sixteen bytes; text also decodes |
/// | `Decimal` | a float with the same digits if there is one, otherwise text |
/// | integers | the shortest form; an error beyond 64 bits |
/// | keys | text; integers decode as their digits |
/// | `MessagePackExtension` | an extension of any other type |
public struct MessagePackFormat: TreeFormat {
  /// Whether a double is encoded as a 32-bit float if that loses no precision.
  public var narrowsFloats: Bool

  /// Whether integer keys are encoded as integers: those of `[Int: T]`, and `@CodingKey("1")`.
  public var writesIntegerKeys: Bool

  /// Whether the data has the format from before 2013, when text and bytes shared the type `raw`.
  ///
  /// Bytes are then encoded like text, and text that is not valid UTF-8 decodes as bytes.
  public var hasOnlyRaw: Bool

  /// Whether the source is a sequence of values, treated as an array.
  public var isSequence: Bool

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - narrowsFloats: Whether a double is encoded as a 32-bit float if that loses no precision.
  ///   - writesIntegerKeys: Whether integer keys are encoded as integers: those of `[Int: T]`, and
  ///     `@CodingKey("1")`.
  ///   - hasOnlyRaw: Whether the data has the format from before 2013, when text and bytes shared
  ///     the type `raw`.
  ///   - isSequence: Whether the source is a sequence of values, treated as an array.
  public init(
    narrowsFloats: Bool = false, writesIntegerKeys: Bool = false, hasOnlyRaw: Bool = false,
    isSequence: Bool = false
  ) {
    self.narrowsFloats = narrowsFloats
    self.writesIntegerKeys = writesIntegerKeys
    self.hasOnlyRaw = hasOnlyRaw
    self.isSequence = isSequence
  }

  /// Creates the current format.
  public init() { self.init(narrowsFloats: false) }

  /// The differences between MessagePack and a tree.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .messagePack
    traits.uuids = .bytes
    traits.byteArraysAreBytes = true
    traits.floatsAreBinary = true
    traits.decimalsAreText = true
    traits.syntax = isSequence ? nil : Self.syntax
    if isSequence { traits.rootKinds = [.array] }
    return traits
  }

  /// Parses MessagePack.
  ///
  /// - Throws: The first error of the source, with its byte offset and path.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = MessagePackParser(self, reading.options)
    return try parser.parse(source)
  }

  /// Prints MessagePack.
  ///
  /// - Throws: `unencodable` with the path of an integer beyond 64 bits or a timestamp that is not
  ///   a number of seconds, `depthExceeded`.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    var printer = MessagePackPrinter(self, options)
    try printer.print(tree)
    return printer.take()
  }

  /// Prints a model from its memory.
  public func __print(
    _ model: __ValueInMemory, _ options: EncodingOptions
  ) throws(MappingError) -> [UInt8]? {
    var printer = MessagePackPrinter(self, options)
    try printer.print(model, options)
    return printer.take()
  }

  /// Finds the offsets of the values at paths.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    var parser = MessagePackParser(self, DecodingOptions(), search: PathSearch(paths))
    _ = try? parser.parse(source)
    return parser.offsets
  }
}

/// A mapper for MessagePack with custom options.
///
/// ```swift
/// let mapper = MessagePackMapper(options: .init(conversions: .strict))
/// let page = try mapper.decode(Page<Tweet>.self, from: bytes)
/// ```
public typealias MessagePackMapper = FormatMapper<MessagePackFormat>

extension MappingProfile {
  /// The profile that selects strategies for MessagePack.
  public static let messagePack: MappingProfile = "MessagePack"
}
