extension SchemaProviding {
  /// Whether another model is of the same type and has equal properties.
  ///
  /// Models inside models are compared the same way, all other values by their own equality.
  /// Transient properties, those under `@CodableIgnored`, take no part. Cycles of objects end.
  ///
  /// - Complexity: O(size of the models).
  public func isEqual(to other: any SchemaProviding) -> Bool {
    var comparison = ModelComparison()
    return comparison.areEqual(self, other)
  }

  /// Hashes the properties that take part in `isEqual(to:)`.
  public func hashProperties(into hasher: inout Hasher) {
    ModelHash.hash(self, into: &hasher)
  }

  /// The names of the properties that differ from those of an older model, in declaration order.
  ///
  /// Properties are compared as by `isEqual(to:)`; what only one of the models has differs.
  public func changedProperties(since old: some SchemaProviding) -> [String] {
    ownSchema.properties.filter { property in
      // Each anew: what was met before a difference is not known to be equal.
      var comparison = ModelComparison()
      return !property.isTransient && !comparison.areEqual(self, old, property.name)
    }.map(\.name)
  }
}

/// A model that is compared by its schema: transient properties take no part in its equality.
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
  /// Whether two models are of one type and their properties are equal.
  public static func == (left: Self, right: Self) -> Bool { left.isEqual(to: right) }
}

/// A model that is compared and hashed by its schema.
public protocol SchemaHashable: SchemaEquatable, Hashable {}

extension SchemaHashable {
  /// Hashes the properties that are not transient.
  public func hash(into hasher: inout Hasher) { hashProperties(into: &hasher) }
}
