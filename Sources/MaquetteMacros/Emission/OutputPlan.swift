import SwiftSyntax

/// Plans how a struct is encoded in place, property by property from its memory.
///
/// As for decoding, every stored property must be known.
struct OutputPlan {
  private let model: TypeModel

  /// The type whose memory is written.
  private let owner: String

  /// - Returns: Nil if the struct, or a variant of it, cannot be encoded in place: a conformance
  ///   cannot depend on compilation conditions.
  init?(_ model: TypeModel) {
    // Generated code writes an array in half the instructions of a loop over positions.
    guard ([model] + model.variants).allSatisfy({ $0.isPlainStruct && !$0.arguments.isArray })
    else { return nil }
    self.model = model
    owner = model.reference
  }

  /// Plans how the storage of a model is written.
  ///
  /// - Returns: Nil if the model encodes values that are not stored during decoding.
  init?(storageOf model: TypeModel) {
    // The table of a subclass holds its superclass's, and would not call the hooks of that.
    let isAlone = model.isFinal || model.isWrittenByTableAlone
    guard model.arguments.reads, model.arguments.writes, !model.arguments.isArray, isAlone,
      model.computed.isEmpty,
      model.writtenProperties.allSatisfy({ property in
        property.isRead && !property.mayBeNoncopyable(in: model)
          && property.attributes.output.keyPath.map { model.stored($0) != nil } ?? true
      })
    else { return nil }
    self.model = model
    owner = "__Storage"
  }

  /// The members that describe the struct to the core.
  ///
  /// - Parameter hasLayout: Whether the layout also describes the output.
  func members(hasLayout: Bool) -> [String] {
    guard model.generics.isEmpty else {
      let head = "\(model.member)static func __makeOutput() -> MaquetteCore.__StructEncodingTable"
      return [block(head + model.writingConstraints.clause, statements)]
    }
    let head = "\(model.member)static let __output"
    guard !hasLayout else {
      return ["\(head) = MaquetteCore.__StructEncodingTable(__layout)"] + form
    }
    return [block("\(head): MaquetteCore.__StructEncodingTable =", then: "()", statements)]
      + form
  }

  /// The members of a generic struct whose parameters satisfy the constraints of encoding.
  var constrainedMembers: [String] {
    guard !model.generics.isEmpty else { return [] }
    let output = ".shared(of: Self.self) { __makeOutput() }"
    return ["\(model.member)static var __output: MaquetteCore.__StructEncodingTable { \(output) }"]
      + form
  }

  /// The member by which the core finds the table of a struct that it writes alone.
  private var form: [String] {
    guard model.isWrittenByTableAlone else { return [] }
    return [
      "\(model.member)static var __encodingKind: MaquetteCore.__EncodingKind { .structure(__output) }"
    ]
  }

  /// The statements that make the output.
  private var statements: [String] {
    let properties = model.writtenProperties
    let word = properties.isEmpty ? "let" : "var"
    var lines = ["\(word) properties = MaquetteCore.__StructProperties<\(model.reference)>()"]
    for property in properties where !property.isExtras { lines += adding(property) }
    return lines + extras + ["return MaquetteCore.__StructEncodingTable(properties)"]
  }

  /// The statements that add the computed properties.
  var computed: [String] { model.computed.flatMap(adding) }

  private func adding(_ property: PropertyModel) -> [String] {
    let value = property.isComputed ? [computing(property)] : [writing(property)]
    return property.functionCheck + value + rules(of: property) + profiles(of: property)
  }

  /// The statement that adds a computed property; its value is alone in a list of its own.
  private func computing(_ property: PropertyModel) -> String {
    let omissions = property.omissions(in: model)
    let conditions = omissions.compactMap { omission in
      if case .unless(let keyPath) = omission { ", if: \(condition(keyPath))" } else { nil }
    }
    let value = "{ $0.\(property.reference) }\(conditions.joined())"
    return block(
      "properties.compute(\(property.name.swiftLiteral), \(value))", opening: " properties in",
      [writing(property)] + omissions.compactMap { rule($0, of: property) })
  }

  /// The statement that adds a property to the list.
  func writing(_ property: PropertyModel) -> String {
    let path = path(of: property)
    if property.isFlattened {
      return "properties.writeFields(of: \(path)\(property.attributes.affixes.arguments))"
    }
    let keys = [property.writePlace].paths.swiftLiteral
    let standard = property.attributes.output.nilValue.map { value in
      ", else: { \(value.source(inModel: model.reference)) }"
    }
    // The steps from each element of an array to a value.
    let tail = property.writePlace.tail
    let inner = tail.firstIndex(of: .each).map { ", each: \(tail[($0 + 1)...].swiftLiteral)" } ?? ""
    let options = property.encodingOptions(in: model) + (standard ?? "")
    return "properties.write(\(keys), \(path)\(inner)\(options))"
  }

  /// The statements that say when a property is omitted, besides tests of a computed value.
  func rules(of property: PropertyModel) -> [String] {
    guard !property.isFlattened, !property.isExtras else { return [] }
    // The steps from the value of the last key to the value, or to the array whose elements have one.
    let steps = property.writePlace.tail.prefix { $0 != .each }
    return (steps.isEmpty ? [] : ["properties.place(in: \(steps.swiftLiteral))"])
      + property.omissions(in: model).compactMap { omission in
        switch omission {
        case .hidden(let views):
          "properties.show(in: [\(views.sources(inModel: model.reference))])"
        case _ where property.isComputed: nil
        case .unless(let keyPath): "properties.omit(unless: \(condition(keyPath)))"
        default: rule(omission, of: property)
        }
      }
  }

  /// The statement that omits a property for its value; nil if that does not matter.
  private func rule(_ omission: PropertyModel.Omission, of property: PropertyModel) -> String? {
    let path = path(of: property)
    return switch omission {
    case .unless, .hidden: nil
    case .nil: "properties.omitNil(\(path))"
    case .empty: "properties.omitEmpty(\(path))"
    case .standard(let standard) where standard.isConstantLiteral || standard.isEmptyLiteral:
      "properties.omitDefault(\(path), constant: \(standard.trimmedDescription))"
    case .standard(let standard):
      "properties.omitDefault(\(path)) { \(standard.source(inModel: model.reference)) }"
    }
  }

  /// The key path of a condition, in the memory that the table describes.
  private func condition(_ keyPath: ExprSyntax) -> String {
    let stored = owner == model.reference ? nil : model.stored(keyPath)
    return stored?.path(in: owner) ?? keyPath.source(inModel: model.reference)
  }

  /// The statements that set the keys for encoding a property under profiles and in formats.
  func profiles(of property: PropertyModel) -> [String] {
    let profiled = property.attributes.profiled
    let exclusions = profiled.exclusions(inModel: model.reference)
    return profiled.keys.map { key in
      "properties.write(by: \(property.under(key).writePlace.keys.swiftLiteral), "
        + "in: \(key.names(inModel: model.reference)))"
    } + (exclusions.map { ["properties.leaveUnwritten(in: \($0))"] } ?? [])
  }

  private func path(of property: PropertyModel) -> String {
    property.isComputed ? #"\.self"# : property.path(in: owner)
  }

  /// The statements that add the property for extras.
  var extras: [String] {
    model.writtenProperties.filter(\.isExtras).map { property in
      "properties.__writeExtras(\(path(of: property)), "
        + "besides: \(OutputTree.keysBesideExtras(of: model)))"
    }
  }

  /// Whether a property is encoded by its type, under its decoding key.
  func writesAsRead(_ property: PropertyModel) -> Bool {
    property.writePlace == property.readPlaces[0] && !property.writePlace.isInEach
      && property.encodingOptions(in: model).isEmpty
      && property.attributes.output.nilValue == nil
      && property.attributes.profiled.keys.allSatisfy { $0.encodedKey == nil }
  }
}

extension TypeModel {
  /// Whether encoding a struct from its memory takes nothing but its table: no hooks, and no container
  /// around it.
  var isWrittenByTableAlone: Bool { isPlainObject && !hasWritingHooks }
}
