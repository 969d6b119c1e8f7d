public import Maquette

/// A map as GeoJSON: `canada.json`.
@Mappable
public struct FeatureCollection: Equatable, Sendable {
  public var type: String
  public var features: [Feature]
}

@Mappable
public struct Feature: Equatable, Sendable {
  public var type: String
  public var properties: FeatureProperties
  public var geometry: Geometry
}

@Mappable
public struct FeatureProperties: Equatable, Sendable {
  public var name: String
}

@Mappable
public struct Geometry: Equatable, Sendable {
  public var type: String
  public var coordinates: [[[Double]]]
}
