public import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Decodes `Decodable` types from JSON, with the options and the results of Foundation's `JSONDecoder`,
/// several times as fast.
///
/// ```swift
/// let decoder = CodableJSONDecoder()
/// decoder.dateDecodingStrategy = .iso8601
/// let order = try decoder.decode(Order.self, from: data)
/// ```
///
/// Errors have Foundation's cases and coding paths, and tell line and column. The text is checked whole
/// by RFC 8259, what no type reads included, and within limits. One decoder may be used by many threads;
/// a call takes the options that are set when it begins.
public final class CodableJSONDecoder: Sendable {
  private let shared = Locked(DecodingSettings())

  /// Creates a decoder with the default options.
  public init() {}

  /// How dates are decoded: by default as seconds since 2001, as `Date` codes itself.
  ///
  /// `.iso8601` takes `2020-01-02T03:04:05Z`, with a fraction of the second or an offset in place of `Z`
  /// too. A day that the calendar does not have is refused.
  public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy {
    get { shared.withValue { $0.dates } }
    set { shared.withValue { $0.dates = newValue } }
  }

  /// How data is decoded: by default from base64.
  public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy {
    get { shared.withValue { $0.data } }
    set { shared.withValue { $0.data = newValue } }
  }

  /// What stands for NaN and the infinities: by default nothing.
  public var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy
  {
    get { shared.withValue { $0.floats } }
    set { shared.withValue { $0.floats = newValue } }
  }

  /// What becomes of the keys of objects before they are compared: by default nothing.
  public var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy {
    get { shared.withValue { $0.keys } }
    set { shared.withValue { $0.keys = newValue } }
  }

  /// What types find in `decoder.userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    get { shared.withValue { $0.userInfo } }
    set { shared.withValue { $0.userInfo = newValue } }
  }

  /// Whether the braces around the whole document may be missing.
  public var assumesTopLevelDictionary: Bool {
    get { shared.withValue { $0.assumesTopLevelDictionary } }
    set { shared.withValue { $0.assumesTopLevelDictionary = newValue } }
  }

  /// Whether the text may be JSON5: comments, keys without quotes, text in single quotes, commas before the end,
  /// hexadecimal numbers, infinities and NaN.
  ///
  /// Such a text is read by way of a tree.
  public var allowsJSON5: Bool {
    get { shared.withValue { $0.allowsJSON5 } }
    set { shared.withValue { $0.allowsJSON5 = newValue } }
  }

  /// Bounds on what the text may ask for.
  ///
  /// The depth also bounds how many values are decoded one inside the other, eight times as many.
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

  /// Decodes a value from JSON: bytes, a string, or a part of one.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - source: The text; bytes are UTF-8, UTF-16 or UTF-32.
  /// - Returns: The value.
  /// - Throws: `DecodingError`, and what the type throws.
  public func decode<T: Decodable>(_ type: T.Type, from source: some ByteSource) throws -> T {
    // The source rethrows with a type, which a result carries past it.
    try source.withBytes { text in Result { try decode(type, from: text) } }.get()
  }

  /// Decodes a value from JSON that somebody lends.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - text: The text, in UTF-8, UTF-16 or UTF-32.
  /// - Returns: The value.
  /// - Throws: `DecodingError`, and what the type throws.
  public func decode<T: Decodable>(_ type: T.Type, from text: Span<UInt8>) throws -> T {
    let options = shared.withValue { $0 }
    if let text = UnicodeText.utf8(of: text) {
      return try Self.decode(type, from: text.span, options)
    }
    return try Self.decode(type, from: text, options)
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
  /// Decodes the value that the tape was made of.
  func decode<T: Decodable>(_ type: T.Type, _ options: DecodingSettings) throws -> T {
    let call = DecodingCall(self, options)
    defer { call.end() }
    return try call.view.plain(type, root) { try call.decode(type, at: root) }
  }
}

extension DecodingError {
  /// The error of text that is no JSON, or beyond a limit.
  init(invalidText error: MappingError) {
    self = .dataCorrupted(
      .init(
        codingPath: error.path.codingKeys,
        debugDescription: "The given data was not valid JSON: \(error).", underlyingError: error))
  }
}

extension MappingPath {
  /// The steps as keys of a coding path.
  var codingKeys: [any CodingKey] {
    steps.map { step in
      switch step {
      case .key(let key): PlainCodingKey(key)
      case .index(let index): PlainCodingKey(index)
      }
    }
  }
}
