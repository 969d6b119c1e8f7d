import MaquetteCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Types that need a configuration to be decoded or encoded, such as `AttributedString` with the
// attributes of an application.

extension CodableJSONDecoder {
  /// Decodes a value that needs a configuration from JSON.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - data: The text, in UTF-8, UTF-16 or UTF-32.
  ///   - configuration: What the type needs.
  /// - Returns: The value.
  /// - Throws: `DecodingError`, and what the type throws.
  public func decode<T: DecodableWithConfiguration>(
    _ type: T.Type, from data: Data, configuration: T.DecodingConfiguration
  ) throws -> T {
    var options = shared.withValue { $0 }
    options.userInfo[.decodingConfiguration] = Configuration(value: configuration)
    return try Self.decode(Configured<T>.self, fromAny: data.span, options).value
  }

  /// Decodes a value that needs a configuration, which a type provides.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - data: The text, in UTF-8, UTF-16 or UTF-32.
  ///   - configuration: The type that provides the configuration.
  /// - Returns: The value.
  /// - Throws: `DecodingError`, and what the type throws.
  public func decode<T: DecodableWithConfiguration, C: DecodingConfigurationProviding>(
    _ type: T.Type, from data: Data, configuration: C.Type
  ) throws -> T where T.DecodingConfiguration == C.DecodingConfiguration {
    try decode(type, from: data, configuration: C.decodingConfiguration)
  }
}

extension CodableJSONEncoder {
  /// Encodes a value that needs a configuration as JSON.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - configuration: What the value needs.
  /// - Returns: The text as UTF-8.
  /// - Throws: `EncodingError`, and what the value throws.
  public func encode<T: EncodableWithConfiguration>(
    _ value: T, configuration: T.EncodingConfiguration
  ) throws -> Data {
    try encode(ConfiguredForEncoding(value: value, configuration: configuration))
  }

  /// Encodes a value that needs a configuration, which a type provides.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - configuration: The type that provides the configuration.
  /// - Returns: The text as UTF-8.
  /// - Throws: `EncodingError`, and what the value throws.
  public func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
    _ value: T, configuration: C.Type
  ) throws -> Data where T.EncodingConfiguration == C.EncodingConfiguration {
    try encode(value, configuration: C.encodingConfiguration)
  }
}

extension CodingUserInfoKey {
  /// The configuration of the outermost value of a call.
  fileprivate static let decodingConfiguration =
    CodingUserInfoKey(rawValue: "Maquette.decodingConfiguration")!
}

/// A configuration on its way from a call to its value, on the same thread.
private struct Configuration<Value>: @unchecked Sendable {
  let value: Value
}

/// A value that takes its configuration from the call.
private struct Configured<T: DecodableWithConfiguration>: Decodable {
  let value: T

  init(from decoder: any Decoder) throws {
    guard
      let configuration = decoder.userInfo[.decodingConfiguration]
        as? Configuration<T.DecodingConfiguration>
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "The configuration is missing."))
    }
    value = try T(from: decoder, configuration: configuration.value)
  }
}

/// A value with its configuration.
private struct ConfiguredForEncoding<T: EncodableWithConfiguration>: Encodable {
  let value: T
  let configuration: T.EncodingConfiguration

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder, configuration: configuration)
  }
}
