import SwiftSyntax

/// Writes the code of a model: chooses the emitters for its kind.
struct TypeEmitter {
  private let model: TypeModel
  private let type: String
  private let missing: MissingConformances

  init(_ model: TypeModel, type: String, _ missing: MissingConformances) {
    self.model = model
    self.type = type
    self.missing = missing
  }

  /// The extensions of the model.
  var extensions: [DeclSyntax] {
    switch model.kind {
    case .structure where model.arguments.isTransparent:
      TransparentEmitter(model, missing).extensions(of: type)
    case .structure: StructEmitter(model, missing).extensions(of: type)
    case .classType: ClassEmitter(model, missing).extensions(of: type)
    case .enumeration where model.needsTags:
      TaggedEnumEmitter(model, missing).extensions(of: type)
    case .enumeration: EnumEmitter(model, missing).extensions(of: type)
    }
  }

  /// The members in the body of the model.
  var members: [DeclSyntax] {
    switch model.kind {
    case .structure where model.arguments.isTransparent:
      TransparentEmitter(model, missing).members
    case .structure: StructEmitter(model, missing).members
    case .classType: ClassEmitter(model, missing).members
    case .enumeration where model.needsTags: TaggedEnumEmitter(model, missing).members
    case .enumeration: EnumEmitter(model, missing).members
    }
  }
}

extension TypeModel {
  /// Whether reading is to be written: it is not there already by an extension of somebody.
  func needsReading(_ missing: MissingConformances) -> Bool {
    arguments.reads && (missing.contains("Readable") || statesConformance)
  }

  /// Whether writing is to be written: it is not there already by an extension of somebody.
  func needsWriting(_ missing: MissingConformances) -> Bool {
    arguments.writes && (missing.contains("Writable") || statesConformance)
  }

  /// The names of the inherited types, without their modules.
  var inheritedNames: [String] {
    inherited.map { $0.trimmedDescription.split(separator: ".").last.map(String.init) ?? "" }
  }

  /// Whether the declaration itself states conformances that `@Mappable` makes.
  var statesConformance: Bool {
    let ours: Set<String> = ["Readable", "Writable", "Mappable", "FieldReadable", "FieldWritable"]
    return inheritedNames.contains { ours.contains($0) }
  }

  /// The head of an extension that states the missing ones of some conformances.
  ///
  /// Inherited protocols have to be named too: the compiler knows all of them from the macro's
  /// declaration and takes none of them as implied.
  func extensionHead(
    of type: String, _ names: [String], _ missing: MissingConformances
  ) -> String {
    let stated = names.filter { missing.contains($0) }
      .map { isolation.conformance + "MaquetteCore." + $0 }
    return "extension \(type)" + (stated.isEmpty ? "" : ": " + stated.joined(separator: ", "))
  }
}
