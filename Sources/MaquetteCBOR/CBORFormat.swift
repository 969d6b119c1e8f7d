public import MaquetteCore
import MaquetteFormats

/// CBOR, the Concise Binary Object Representation (RFC 8949).
///
/// | Swift | CBOR |
/// | --- | --- |
/// | integers | of any size: beyond 64 bits as tags 2 and 3 |
/// | `Double`, `Float` | the shortest float with the same value |
/// | `Decimal` | a float with the same digits if there is one, otherwise tag 4 |
/// | `Data`, `[UInt8]` | a byte string |
/// | `Date`, `Timestamp` | tag 1; tag 0 if a double since 1970 would lose precision |
/// | `UUID` | tag 37; bytes and text also decode |
/// | keys | text; integers decode as their digits |
/// | `CBORTagged<T>` | a value under any other tag |
///
/// By default decoding accepts any form, not only the shortest: see `requiresDeterminism`.
public struct CBORFormat: TreeFormat {
  /// The order in which the members of an object are encoded.
  public enum KeyOrder: Sendable, Hashable {
    /// The order of the model.
    case asWritten

    /// By the bytes of the encoded keys (RFC 8949, section 4.2.1), so that equal values have equal
    /// bytes.
    case bytewise

    /// The shorter key first (RFC 8949, section 4.2.3; RFC 7049 and CTAP2).
    case lengthFirst
  }

  /// How tags are decoded that the table above does not list.
  public enum UnknownTags: Sendable, Hashable {
    /// Keeps them for `AnyValue` and `CBORTagged`; other models decode the content.
    case keep

    /// Reports them as errors.
    case reject
  }

  /// The order in which the members of an object are encoded; with `requiresDeterminism`, also
  /// required when decoding.
  public var keyOrder: KeyOrder

  /// Whether decoding accepts only deterministic data (RFC 8949, section 4.2).
  ///
  /// Deterministic data has the shortest forms, definite lengths, sorted keys, and no duplicate
  /// keys. Anything else is an error with its offset.
  public var requiresDeterminism: Bool

  /// How unknown tags are decoded.
  public var unknownTags: UnknownTags

  /// Whether integer keys are encoded as integers: those of `[Int: T]`, and `@CodingKey("1")`.
  public var writesIntegerKeys: Bool

  /// Whether the output begins with tag 55799, which marks it as CBOR.
  public var describesItself: Bool

  /// Whether the source is a sequence of items (RFC 8742), treated as an array.
  public var isSequence: Bool

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - keyOrder: The order in which the members of an object are encoded; with
  ///     `requiresDeterminism`, also required when decoding.
  ///   - requiresDeterminism: Whether decoding accepts only deterministic data (RFC 8949, section
  ///     4.2).
  ///   - unknownTags: How unknown tags are decoded.
  ///   - writesIntegerKeys: Whether integer keys are encoded as integers: those of `[Int: T]`, and
  ///     `@CodingKey("1")`.
  ///   - describesItself: Whether the output begins with tag 55799, which marks it as CBOR.
  ///   - isSequence: Whether the source is a sequence of items (RFC 8742), treated as an array.
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

  /// Creates the format with the members in the order of the model.
  public init() { self.init(keyOrder: .asWritten) }

  /// The deterministic form (RFC 8949, section 4.2.1), encoded and required, for data to be hashed
  /// or signed.
  public static var deterministic: Self {
    Self(keyOrder: .bytewise, requiresDeterminism: true)
  }

  /// The differences between CBOR and a tree.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .cbor
    traits.uuids = .tagged(CBORTag.taggedUUID)
    traits.byteArraysAreBytes = true
    traits.floatsAreBinary = true
    traits.ordersValues = keyOrder != .asWritten
    // Only the parser checks that data is deterministic.
    traits.syntax = isSequence || requiresDeterminism ? nil : Self.syntax
    if isSequence { traits.rootKinds = [.array] }
    return traits
  }

  /// Parses CBOR.
  ///
  /// - Throws: The first error of the source, with its byte offset and path.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = CBORParser(self, reading.options)
    return try parser.parse(source, &reading)
  }

  /// Parses CBOR, one part of whose outermost array has a limited number of elements.
  package func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext, limiting part: Int, to count: Int,
    _ unit: String
  ) throws(MappingError) -> AnyValue {
    var parser = CBORParser(self, reading.options)
    if count < .max { parser.partLimit = .init(part: part, count: max(count, 0), unit: unit) }
    return try parser.parse(source, &reading)
  }

  /// Prints CBOR with the shortest forms and definite lengths.
  ///
  /// - Throws: `unencodable` with the path of a timestamp that is not a number of seconds,
  ///   `depthExceeded`.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    var printer = CBORPrinter(self, depth: options.depth)
    try printer.print(tree)
    return printer.take()
  }

  /// Prints a model from its memory, unless its members are sorted.
  public func __print(
    _ model: __ValueInMemory, _ options: EncodingOptions
  ) throws(MappingError) -> [UInt8]? {
    guard keyOrder == .asWritten else { return nil }
    var printer = CBORPrinter(self, depth: options.depth)
    printer.writeDescription()
    try printer.print(model, options)
    return printer.take()
  }

  /// Finds the offsets of the values at paths.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    var parser = CBORParser(self, DecodingOptions(), search: PathSearch(paths))
    var reading = ParsingContext()
    _ = try? parser.parse(source, &reading)
    return parser.offsets
  }
}

/// A mapper for CBOR with custom options.
///
/// ```swift
/// let mapper = CBORMapper(options: .init(format: .deterministic))
/// let bytes = try mapper.encode(claims)
/// ```
public typealias CBORMapper = FormatMapper<CBORFormat>

extension MappingProfile {
  /// The profile that selects strategies for CBOR.
  public static let cbor: MappingProfile = "CBOR"
}
