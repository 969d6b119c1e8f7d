import SwiftSyntax

// What a class inherits from its superclass.

extension TypeModel {
  /// The superclass, if reading is inherited from it.
  var mappedSuperclass: String? { superclass(with: "MappingDecodable") }

  /// The superclass, if it has a schema.
  var describedSuperclass: String? { superclass(with: "SchemaProviding") }

  /// Whether writing is inherited.
  var inheritsWriting: Bool { superclass(with: "MappingEncodable") != nil }

  /// Whether any part of the mapping comes from a superclass.
  var inheritsMapping: Bool {
    arguments.reads && mappedSuperclass != nil || arguments.writes && inheritsWriting
  }

  /// The superclass that has a conformance: one that is neither missing nor stated here.
  private func superclass(with name: String) -> String? {
    statesConformance || missing.contains(name) ? nil : inherited.first?.trimmedDescription
  }

  /// Whether the class has implicit initializers: only if its properties all have values.
  var hasImplicitInits: Bool {
    !hasDesignatedInitializer && arguments.memberwiseInit == nil
      && properties.allSatisfy(\.hasValue)
  }

  /// Whether a class that is not mapped may be the superclass of a model.
  var mayHaveSuperclass: Bool {
    !inheritedNames.allSatisfy { Self.commonProtocols.contains($0) }
  }

  /// Known protocols, which cannot be a class.
  private static let commonProtocols: Set<String> = [
    "MappingDecodable", "MappingEncodable", "Mappable", "FlattenedDecodable", "FlattenedEncodable",
    "SchemaProviding",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "AnyObject", "Codable", "Decodable",
    "Encodable", "ClassCluster", "ObservableObject", "Observable", "Error", "CaseIterable",
  ]

  /// An expression for the cluster of a class whose data selects a subclass.
  var cluster: String? {
    kind == .classType && inheritedNames.contains("ClassCluster") ? reference + ".cluster" : nil
  }
}
