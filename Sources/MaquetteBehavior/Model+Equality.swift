public import MaquetteCore

extension SchemaProviding {
  /// Whether another model is of the same type and has equal properties.
  ///
  /// Nested models are compared the same way, other values with their own equality. Transient
  /// properties (`@CodableIgnored`) are not compared. Cycles of objects end.
  ///
  /// - Parameter other: The model to compare with; one of another type is never equal.
  /// - Complexity: O(size of the models).
  public func isEqual(to other: any SchemaProviding) -> Bool {
    ModelComparison.areEqual(self, other)
  }

  /// Hashes the properties that `isEqual(to:)` compares.
  ///
  /// - Parameter hasher: The hasher that receives the properties.
  public func hashProperties(into hasher: inout Hasher) {
    ModelHash.hash(self, into: &hasher)
  }

  /// The names of the properties that differ from those of an older model, in declaration order.
  ///
  /// Properties are compared as in `isEqual(to:)`; a property that only one model has differs.
  ///
  /// - Parameter old: The older model; one of another type is compared by the names of properties.
  public func changedProperties(since old: some SchemaProviding) -> [String] {
    ownSchema.properties.filter { property in
      !property.isTransient && !ModelComparison.areEqual(self, old, property.name)
    }.map(\.name)
  }
}

extension ModelComparison {
  /// Whether a property has equal values in two models.
  fileprivate static func areEqual(
    _ left: any SchemaProviding, _ right: any SchemaProviding, _ property: String
  ) -> Bool {
    switch (left.value(ofProperty: property), right.value(ofProperty: property)) {
    case (let left?, let right?): areEqual(left, right)
    case (nil, nil): true
    default: false
    }
  }
}

/// A model whose equality is defined by its schema and ignores transient properties.
///
/// ```swift
/// @Mappable
/// final class Row {
///   var title = ""
///   @CodableIgnored var isSelected = false
/// }
///
/// extension Row: SchemaEquatable {}
/// ```
public protocol SchemaEquatable: SchemaProviding, Equatable {}

extension SchemaEquatable {
  /// Whether two models are of the same type and have equal properties.
  public static func == (left: Self, right: Self) -> Bool { left.isEqual(to: right) }
}

/// A model that is compared and hashed by its schema.
public protocol SchemaHashable: SchemaEquatable, Hashable {}

extension SchemaHashable {
  /// Hashes the properties that are not transient.
  public func hash(into hasher: inout Hasher) { hashProperties(into: &hasher) }
}
