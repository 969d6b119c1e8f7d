package import MaquetteCore

extension SchemaProviding {
  /// The schema of the model's own type: for an object, of its own class.
  package var ownSchema: ModelSchema {
    (dynamicType(of: self) as? any SchemaProviding.Type)?.schema ?? Self.schema
  }
}
