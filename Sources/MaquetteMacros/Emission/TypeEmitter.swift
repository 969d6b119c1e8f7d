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
    case .structure:
      let emitter = StructEmitter(model, type: type, missing)
      return [
        model.arguments.reads && missing.contains("FieldReadable") ? emitter.reading() : nil,
        model.arguments.writes && missing.contains("FieldWritable") ? emitter.writing() : nil,
      ].compactMap(\.self)
    case .classType, .enumeration: return []
    }
  }

  /// The members that a class has to have in its body.
  var members: [DeclSyntax] { [] }
}

extension TypeModel {
  /// The inheritance clause of an extension that states the missing ones of some conformances.
  ///
  /// Inherited protocols have to be named too: the compiler knows all of them from the macro's
  /// declaration and takes none of them as implied.
  func conformances(to names: [String], _ missing: MissingConformances) -> String {
    names.filter { missing.contains($0) }
      .map { isolation.conformance + "MaquetteCore." + $0 }.joined(separator: ", ")
  }
}
