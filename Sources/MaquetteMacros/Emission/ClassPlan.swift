import SwiftSyntax

/// How a class is made from its fields, and what it inherits from its superclass.
struct ClassPlan {
  /// How `init(__fields:)` makes an object.
  enum Construction: Equatable {
    /// It is designated. It may have to call an initializer of a superclass that is not a model. It
    /// may suppress an implicit initializer, which is then generated.
    case designated(callsSuper: Bool, emptyInit: String?)
    /// It calls that of the mapped superclass, which the class inherits with all others.
    case overSuperclass
    /// It calls `init()`, which the class inherits or has implicitly.
    case overOwnInit
  }

  /// The superclass, if reading is inherited from it.
  let mappedSuperclass: String?

  /// The superclass, if it has a schema.
  let describedSuperclass: String?

  /// Whether writing is inherited.
  let inheritsWriting: Bool

  /// Whether any part of the mapping comes from a superclass.
  let inheritsMapping: Bool

  /// How `init(__fields:)` makes an object.
  let construction: Construction

  init(_ model: TypeModel) {
    // Conformances that are neither missing nor stated here come from the superclass.
    func inherits(_ name: String) -> Bool {
      !model.inherited.isEmpty && !model.statesConformance && !model.missing.contains(name)
    }
    let superclass = model.inherited.first?.trimmedDescription
    mappedSuperclass = inherits("MappingDecodable") ? superclass : nil
    describedSuperclass = inherits("SchemaProviding") ? superclass : nil
    inheritsWriting = inherits("MappingEncodable")
    inheritsMapping =
      model.arguments.reads && mappedSuperclass != nil
      || model.arguments.writes && inheritsWriting
    construction = Self.construction(
      of: model, model.inheritedNames, hasMappedSuperclass: mappedSuperclass != nil)
  }

  private static func construction(
    of model: TypeModel, _ inherited: [String], hasMappedSuperclass: Bool
  ) -> Construction {
    // Only a class whose properties all have values has implicit initializers.
    let hasDesignatedInitializer =
      model.hasDesignatedInitializer || model.arguments.memberwiseInit != nil
    let hasImplicitInits =
      !hasDesignatedInitializer && model.properties.allSatisfy(\.hasValue)
    if hasMappedSuperclass {
      return hasImplicitInits ? .overSuperclass : .designated(callsSuper: false, emptyInit: nil)
    }
    if inherited.first == "NSObject" {
      let emptyInit = "\(model.access)override init() { super.init() }"
      return .designated(callsSuper: true, emptyInit: hasImplicitInits ? emptyInit : nil)
    }
    if inherited.allSatisfy({ commonProtocols.contains($0) }) {
      return .designated(callsSuper: false, emptyInit: hasImplicitInits ? "init() {}" : nil)
    }
    return hasImplicitInits ? .overOwnInit : .designated(callsSuper: false, emptyInit: nil)
  }

  /// Whether a class that is not mapped may be the superclass of a model.
  static func mayHaveSuperclass(_ model: TypeModel) -> Bool {
    !model.inheritedNames.allSatisfy { commonProtocols.contains($0) }
  }

  /// Known protocols, which cannot be a class.
  private static let commonProtocols: Set<String> = [
    "MappingDecodable", "MappingEncodable", "Mappable", "FlattenedDecodable", "FlattenedEncodable",
    "SchemaProviding",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "AnyObject", "Codable", "Decodable",
    "Encodable", "ClassCluster", "ObservableObject", "Observable", "Error", "CaseIterable",
  ]
}

extension TypeModel {
  /// An expression for the cluster of a class whose data selects a subclass.
  var cluster: String? {
    kind == .classType && inheritedNames.contains("ClassCluster") ? reference + ".cluster" : nil
  }
}
