#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// The types of the options under the names that code for Foundation's coders uses.

extension CodableJSONDecoder {
  /// How dates are decoded.
  public typealias DateDecodingStrategy = JSONDecoder.DateDecodingStrategy

  /// How data is decoded.
  public typealias DataDecodingStrategy = JSONDecoder.DataDecodingStrategy

  /// The texts that represent NaN and the infinities.
  public typealias NonConformingFloatDecodingStrategy =
    JSONDecoder.NonConformingFloatDecodingStrategy

  /// How keys are converted before they are compared.
  public typealias KeyDecodingStrategy = JSONDecoder.KeyDecodingStrategy
}

extension CodableJSONEncoder {
  /// The form of the text.
  public typealias OutputFormatting = JSONEncoder.OutputFormatting

  /// How dates are encoded.
  public typealias DateEncodingStrategy = JSONEncoder.DateEncodingStrategy

  /// How data is encoded.
  public typealias DataEncodingStrategy = JSONEncoder.DataEncodingStrategy

  /// How NaN and the infinities are encoded.
  public typealias NonConformingFloatEncodingStrategy =
    JSONEncoder.NonConformingFloatEncodingStrategy

  /// How keys are converted.
  public typealias KeyEncodingStrategy = JSONEncoder.KeyEncodingStrategy
}
