// Foundation's models of `canada.json`, with the spelling of the document, so that no keys are
// converted.

public struct FeatureCollectionCodable: Codable {
  public var type: String
  public var features: [FeatureCodable]
}

public struct FeatureCodable: Codable {
  public var type: String
  public var properties: FeaturePropertiesCodable
  public var geometry: GeometryCodable
}

public struct FeaturePropertiesCodable: Codable {
  public var name: String
}

public struct GeometryCodable: Codable {
  public var type: String
  public var coordinates: [[[Double]]]
}
