public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A JSON decoder with the options and results of Foundation's `JSONDecoder`, several times as
/// fast.
///
/// ```swift
/// let decoder = CodableJSONDecoder()
/// decoder.dateDecodingStrategy = .iso8601
/// let order = try decoder.decode(Order.self, from: data)
/// ```
///
/// Errors have the cases and coding paths of Foundation's, and report line and column. The decoder
/// checks the whole text against RFC 8259 and its limits, including values that no type decodes.
/// Many threads may share one decoder; a call uses the options that are set when it begins.
public final class CodableJSONDecoder: Sendable {
  let shared = Locked(DecodingSettings())

  /// Creates a decoder with the default options.
  public init() {}

  /// How dates are decoded: by default as seconds since 2001, the form of `Date` itself.
  ///
  /// `.iso8601` accepts `2020-01-02T03:04:05Z`, also with a fraction of a second, or with an offset
  /// in place of `Z`. A day that does not exist in the calendar is an error.
  public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy {
    get { shared.withValue { $0.dates } }
    set { shared.withValue { $0.dates = newValue } }
  }

  /// How data is decoded: from base64 by default.
  public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy {
    get { shared.withValue { $0.data } }
    set { shared.withValue { $0.data = newValue } }
  }

  /// The texts that represent NaN and the infinities: none by default.
  public var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy
  {
    get { shared.withValue { $0.floats } }
    set { shared.withValue { $0.floats = newValue } }
  }

  /// How the keys of objects are converted before they are compared: unchanged by default.
  public var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy {
    get { shared.withValue { $0.keys } }
    set { shared.withValue { $0.keys = newValue } }
  }

  /// The values that types find in `decoder.userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    get { shared.withValue { $0.userInfo } }
    set { shared.withValue { $0.userInfo = newValue } }
  }

  /// Whether the braces around the whole document may be omitted.
  public var assumesTopLevelDictionary: Bool {
    get { shared.withValue { $0.assumesTopLevelDictionary } }
    set { shared.withValue { $0.assumesTopLevelDictionary = newValue } }
  }

  /// Whether the text may be JSON5: comments, unquoted keys, text in single quotes, trailing
  /// commas, hexadecimal numbers, infinities and NaN.
  ///
  /// JSON5 is parsed to a tree first.
  public var allowsJSON5: Bool {
    get { shared.withValue { $0.allowsJSON5 } }
    set { shared.withValue { $0.allowsJSON5 = newValue } }
  }

  /// The limits for the text.
  ///
  /// The depth limit also bounds nested decoding calls, at eight times its value.
  public var limits: DecodingOptions.Limits {
    get { shared.withValue { $0.limits } }
    set { shared.withValue { $0.limits = newValue } }
  }

  /// Decodes a value from JSON.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - data: The text, in UTF-8, UTF-16 or UTF-32.
  /// - Returns: The value.
  /// - Throws: `DecodingError`, and what the type throws.
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try decode(type, from: data.span)
  }

  /// Decodes a value from JSON bytes, a string, or a part of either.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - source: The text; bytes are UTF-8, UTF-16 or UTF-32.
  /// - Returns: The value.
  /// - Throws: `DecodingError`, and what the type throws.
  public func decode<T: Decodable>(_ type: T.Type, from source: some ByteSource) throws -> T {
    // `withBytes` rethrows a typed error; a `Result` carries errors of any type out of it.
    try source.withBytes { text in Result { try decode(type, from: text) } }.get()
  }

  /// Decodes a value from borrowed JSON text.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - text: The text, in UTF-8, UTF-16 or UTF-32.
  /// - Returns: The value.
  /// - Throws: `DecodingError`, and what the type throws.
  public func decode<T: Decodable>(_ type: T.Type, from text: Span<UInt8>) throws -> T {
    try Self.decode(type, fromAny: text, shared.withValue { $0 })
  }

  /// Decodes a value from text in any encoding.
  static func decode<T: Decodable>(
    _ type: T.Type, fromAny text: Span<UInt8>, _ options: DecodingSettings
  ) throws -> T {
    if let text = UnicodeText.utf8(of: text) {
      return try decode(type, from: text.span, options)
    }
    return try decode(type, from: text, options)
  }

  private static func decode<T: Decodable>(
    _ type: T.Type, from text: Span<UInt8>, _ options: DecodingSettings
  ) throws -> T {
    if options.allowsJSON5 { return try JSON5Text.decode(type, from: text, options) }
    if options.assumesTopLevelDictionary, let braced = TopLevelDictionary.braced(text) {
      return try decodeValue(type, from: braced.span, options)
    }
    return try decodeValue(type, from: text, options)
  }

  private static func decodeValue<T: Decodable>(
    _ type: T.Type, from text: Span<UInt8>, _ options: DecodingSettings
  ) throws -> T {
    do {
      return try CodingTape.withTape(over: text, DecodingOptions(limits: options.limits)) { tape in
        try tape.decode(type, options)
      }
    } catch let error as MappingError {
      throw DecodingError(invalidText: error)
    }
  }
}

extension CodingTape {
  /// Decodes the root value of the tape.
  func decode<T: Decodable>(_ type: T.Type, _ options: DecodingSettings) throws -> T {
    let call = DecodingCall(self, options)
    defer { call.end() }
    return try call.view.plain(type, root) { try call.decodePart(type, at: root) }
  }
}

extension DecodingError {
  /// Converts the error of text that is not JSON or exceeds a limit.
  init(invalidText error: MappingError) {
    self = .dataCorrupted(
      .init(
        codingPath: error.path.codingKeys,
        debugDescription: "The given data was not valid JSON: \(error).", underlyingError: error))
  }
}

extension MappingPath {
  /// The components as keys of a coding path.
  var codingKeys: [any CodingKey] {
    steps.map { step in
      switch step {
      case .key(let key): PlainCodingKey(key)
      case .index(let index): PlainCodingKey(index)
      }
    }
  }
}
