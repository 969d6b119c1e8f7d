import SwiftSyntax

/// The storage of a model while it is decoded: a struct that a table describes.
///
/// Classes and actors are made from a storage, and so are structs whose memory layout the
/// declaration does not show.
struct StoragePlan {
  let model: TypeModel

  /// How the storage is written, if its table also does that.
  let output: OutputPlan?

  /// Plans the storage of a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - isWritten: Whether the storage may be written: the model is always made from it.
  init(_ model: TypeModel, isWritten: Bool = true) {
    self.model = model
    output = isWritten ? OutputPlan(storageOf: model) : nil
  }

  /// Whether a table describes the encoded output.
  var isWritten: Bool { output != nil }

  // MARK: The storage

  /// The declaration of the storage.
  ///
  /// - Parameters:
  ///   - superclass: The superclass, if it is mapped too.
  ///   - code: The protocol of the storage, if it is not that of its table.
  ///   - clause: The constraints on generic parameters.
  ///   - members: Additional members of the storage.
  func declaration(
    superclass: String? = nil, as code: String? = nil,
    where clause: String = "", _ members: [String] = []
  ) -> String {
    let conformances = model.isolation.conformanceInside
    let protocols =
      model.isNoncopyable ? ", \(conformances)MaquetteMappings.__NoncopyableStorage" : ""
    let name = code ?? (isWritten ? "__OutputSource" : "__LayoutSource")
    // Other initializers would suppress this one.
    let values = model.readProperties.compactMap { property in
      isHeld(property) ? nil : property.type.map { (name: property.stored, type: $0.text) }
    }
    let parameters = values.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let initializer = block(
      "init(\(parameters))", values.map { "self.\($0.name) = \($0.name)" }.inShortBlocks)
    let head =
      "\(model.isolation.conformance)\(model.access)struct __Storage: "
      + "\(conformances)MaquetteCore.\(name)"
    return block(
      head + protocols + clause,
      table(superclass: superclass)
        + ((model.isNoncopyable ? [initializer] : []) + members).spaced)
  }

  /// The properties of the storage, and the table that describes them.
  private func table(superclass: String?) -> [String] {
    let access = model.access
    let properties = model.readProperties.compactMap { property -> String? in
      guard let type = property.type else { return nil }
      guard isHeld(property) else { return "var \(property.stored): \(type.text)" }
      // The compiler infers the type.
      let isOptional = property.valueInstead == nil && type.wrapped != nil
      let slot = "MaquetteCore.__Field.slot((\(isOptional ? type.text : type.optional)).self)"
      return "var \(property.stored) = \(slot)"
    }
    let layout = PropertyStatements.layout(
      "\(access)static", isGeneric: model.isInGenericContext, statements(superclass: superclass))
    let output =
      model.isInGenericContext
      ? "\(access)static var __output: MaquetteCore.__StructEncodingTable { "
        + ".shared(of: Self.self) { MaquetteCore.__StructEncodingTable(__layout) } }"
      : "\(access)static let __output = MaquetteCore.__StructEncodingTable(__layout)"
    return properties + (superclass.map { ["\(access)var __super: \($0).__Storage"] } ?? [])
      + (["\(access)typealias __Model = __Storage", layout] + (isWritten ? [output] : [])).spaced
  }

  private func statements(superclass: String?) -> [String] {
    let inheriting =
      superclass == nil
      ? []
      : ["properties.inherit(\\__Storage.__super)"]
        + (isWritten ? ["properties.inheritOutput(\\__Storage.__super)"] : [])
    let described = model.reference + (model.isNoncopyable ? ".__Shape" : "")
    return PropertyStatements(model: model, owner: "__Storage").table(
      model.readProperties, output, after: inheriting, of: ", storing: \(described).self")
  }

  // MARK: The model

  /// The statements that write the properties with the table, or by the body.
  ///
  /// - Parameters:
  ///   - made: The storage of the model, as an expression.
  ///   - name: The variable with the model.
  func writing(_ made: String, of name: String = "self") -> [String] {
    [
      isWritten
        ? "try writer.writeProperties(of: \(made), __Storage.__output)"
        : "try \(name).__write(to: &writer)"
    ]
  }

  /// The body that writes a model which no table describes.
  var body: [String] { isWritten ? [] : [EngineNames.fieldsBody(of: model)] }

  /// Whether the compiler must select how a property is stored, because it may be noncopyable.
  private func isHeld(_ property: PropertyModel) -> Bool {
    property.isField && property.mayBeNoncopyable(in: model)
  }

  /// The statements that return the storage of a model.
  ///
  /// - Parameters:
  ///   - name: The variable with the model.
  ///   - superclass: The superclass, if it is mapped too.
  func filling(from name: String, superclass: String? = nil) -> [String] {
    // A label needs no backticks.
    let values = model.readProperties.filter { !isHeld($0) }.map { property in
      "\(property.stored.filter { $0 != "`" }): \(name).\(property.reference)"
    }
    let inherited = superclass.map { ["__super: \($0).__storage(of: \(name))"] } ?? []
    let made = "__Storage(\((values + inherited).joined(separator: ", ")))"
    let kept = model.readProperties.filter(isHeld).map { property in
      "MaquetteCore.__Field.keep(\(name).\(property.reference), in: &storage.\(property.stored))"
    }
    return kept.isEmpty ? [made] : ["var storage = \(made)"] + kept + ["return storage"]
  }

  /// The members of the storage that make a model from it, and that take a model apart.
  ///
  /// - Parameter assigning: The statements that change a model to a storage.
  func conversions(assigning: [String]? = nil) -> [String] {
    let type = model.reference
    let head = "\(model.access)static func"
    // The values move into the model. For 'consuming', the compiler (6.3) crashes at some generic types.
    let make = "\(head) __make(_ storage: __owned __Storage) -> \(type)"
    return [
      block(make, ["\(type)(__storage: storage)"]),
      block(
        "@inline(never)\n\(head) __storage(of model: \(type)) -> __Storage", filling(from: "model")),
      block(
        "\(head) __assign(_ storage: __Storage, to model: inout \(type))",
        assigning ?? self.assigning(from: "storage", to: "model", isUpdate: true)),
    ]
  }

  /// The statements that assign the properties of a model.
  ///
  /// - Parameters:
  ///   - name: The name of the storage, a variable if something is noncopyable.
  ///   - model: The name of the model.
  ///   - isUpdate: Whether the properties already have values.
  func assigning(
    from name: String, to model: String = "self", isUpdate: Bool = false
  ) -> [String] {
    let assigned = self.model.readProperties.filter { !(isUpdate && $0.isConstant) }
    // `@Observable` stores values in other properties, and an initializer would call the observers.
    let isSilent =
      !isUpdate && model == "self"
      && self.model.declaration.attributes.anywhere.contains(named: "Observable")
    let statements = assigned.flatMap { property -> [String] in
      let isSilent =
        isSilent && property.hasValue && property.binding.accessorBlock != nil
        && !property.declaration.attributes.anywhere.contains(named: "ObservationIgnored")
      let target = "\(model).\(isSilent ? "_" + property.name : property.reference)"
      let value = "\(name).\(property.stored)"
      guard isHeld(property) else { return ["\(target) = \(value)"] }
      return property.assigningUncopied(target, from: value, isUpdate)
    }
    return (assigned.contains(where: isHeld) ? ["var \(name) = \(name)"] : [])
      + (isUpdate ? statements : statements.inShortBlocks)
  }
}

extension PropertyModel {
  /// The statements that assign a property that may be noncopyable: by making it, or in an update by changing it.
  fileprivate func assigningUncopied(_ target: String, from field: String, _ isUpdate: Bool)
    -> [String]
  {
    let make = "\(target) = MaquetteCore.__Field.take(&\(field))"
    let change = "MaquetteCore.__Field.assign(&\(target), from: &\(field))"
    if let valueInstead {
      let otherwise =
        isUpdate ? " else { \(target) = \(valueInstead.trimmedDescription) }" : ""
      return ["if \(field) != nil { \(isUpdate ? change : make) }" + otherwise]
    }
    if isUpdate { return [change] }
    return type?.wrapped == nil
      ? [make] : ["\(target) = MaquetteCore.__Field.takeOptional(&\(field))"]
  }
}
