import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A JSON encoder with the options and results of Foundation's `JSONEncoder`, several times as
/// fast.
///
/// ```swift
/// let encoder = CodableJSONEncoder()
/// encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
/// let data = try encoder.encode(order)
/// ```
///
/// The encoder writes members in the order in which they are encoded, unless keys are sorted. A
/// type that requests containers in an invalid order gets an error, not a crash. Many threads may
/// share one encoder; a call uses the options that are set when it begins.
public final class CodableJSONEncoder: Sendable {
  private let shared = Locked(EncodingSettings())

  /// Creates an encoder with the default options.
  public init() {}

  /// The form of the text: by default compact, with `/` escaped as `\/`.
  public var outputFormatting: JSONEncoder.OutputFormatting {
    get { shared.withValue { $0.formatting } }
    set { shared.withValue { $0.formatting = newValue } }
  }

  /// How dates are encoded: by default as seconds since 2001, the form of `Date` itself.
  public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy {
    get { shared.withValue { $0.dates } }
    set { shared.withValue { $0.dates = newValue } }
  }

  /// How data is encoded: as base64 by default.
  public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy {
    get { shared.withValue { $0.data } }
    set { shared.withValue { $0.data = newValue } }
  }

  /// The texts that represent NaN and the infinities: none by default, so that encoding them is an
  /// error.
  public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy
  {
    get { shared.withValue { $0.floats } }
    set { shared.withValue { $0.floats = newValue } }
  }

  /// How coding keys are converted: unchanged by default.
  public var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy {
    get { shared.withValue { $0.keys } }
    set { shared.withValue { $0.keys = newValue } }
  }

  /// The values that types find in `encoder.userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    get { shared.withValue { $0.userInfo } }
    set { shared.withValue { $0.userInfo = newValue } }
  }

  /// The maximum nesting of arrays and objects: 512 by default.
  ///
  /// The limit also bounds nested encoding calls, at eight times its value.
  public var depthLimit: Int {
    get { shared.withValue { $0.depth } }
    set { shared.withValue { $0.depth = newValue } }
  }

  /// Encodes a value as JSON.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text as UTF-8.
  /// - Throws: `EncodingError`, and what the type throws.
  public func encode<T: Encodable>(_ value: T) throws -> Data { Data(try encodeBytes(value)) }

  /// Encodes a value as JSON, and returns an array of bytes.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text as UTF-8.
  /// - Throws: `EncodingError`, and what the type throws.
  public func encodeBytes<T: Encodable>(_ value: T) throws -> [UInt8] {
    let options = shared.withValue { $0 }
    let compact = try EncodingCall(options, makesTree: false).encode(value) { $0.takeBytes() }
    let isPretty = options.formatting.contains(.prettyPrinted)
    let sortsKeys = options.formatting.contains(.sortedKeys)
    guard isPretty || sortsKeys else { return compact }
    return try JSONFormatter.format(
      compact, as: .ofCoders(isPretty: isPretty, sortsKeys: sortsKeys))
  }

  /// Encodes a value as JSON, and returns a string.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text.
  /// - Throws: `EncodingError`, and what the type throws.
  public func encodeString<T: Encodable>(_ value: T) throws -> String {
    String(decoding: try encodeBytes(value), as: UTF8.self)
  }
}

extension EncodingCall {
  /// Encodes the outermost value, and returns its result.
  ///
  /// - Throws: An error of the value; also if it encodes nothing, unless it is part of a model, where
  ///   it becomes an object without members as in any container.
  func encode<T: Encodable, Result>(
    _ value: T, _ take: (EncodingNode) -> Result
  ) throws -> Result {
    let root = EncodingNode(self, parent: nil, .index(0))
    defer { root.dismantle() }
    try root.encodeOutermost(value)
    if let fault { throw fault }
    guard !root.isEmpty || options.mapping != nil else {
      throw EncodingError.invalidValue(
        value,
        .init(codingPath: [], debugDescription: "Top-level \(T.self) did not encode any values."))
    }
    return take(root)
  }
}
