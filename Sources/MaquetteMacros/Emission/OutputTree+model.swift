import SwiftSyntax

// What the tree of a model's output consists of.

extension OutputTree {
  /// Plans the fields of a model in declaration order; extras are last.
  init(_ model: TypeModel) {
    isArray = model.arguments.isArray
    for property in model.writtenProperties {
      let value = "self.\(property.reference)"
      if property.isFlattened {
        add(flattened: value, property.type, property.attributes.affixes)
      } else if property.isExtras {
        extras.append(
          "try writer.__writeExtras(\(value), besides: \(Self.keysBesideExtras(of: model)))")
      } else {
        leaves += Leaf.all(of: property, in: model)
      }
    }
  }

  /// Plans the values of a payload.
  init(_ payload: [PayloadValue], in model: TypeModel) {
    isArray = model.arguments.isArray
    for (index, value) in payload.enumerated() where value.isWritten {
      if value.isFlattened {
        add(flattened: "v\(index)", value.type, value.attributes.affixes)
      } else {
        let place = isArray ? Place.at(index) : Place(keys: [value.writtenKey])
        let options = value.encodingOptions(in: model)
        leaves.append(Leaf(value: "v\(index)", steps: place.steps[...], options: options))
      }
    }
  }

  private mutating func add(
    flattened value: String, _ type: PropertyType?, _ affixes: PropertyAttributes.Affixes
  ) {
    let isOptional = type?.wrapped != nil
    let write = "try writer.writeFields(of: \(isOptional ? "value" : value)\(affixes.arguments))"
    leaves.append(Leaf(value: isOptional ? "if let value = \(value) { \(write) }" : write))
  }

  /// The table of the keys that the other properties of a model write, as an expression.
  static func keysBesideExtras(of model: TypeModel) -> String {
    let fields = model.writtenProperties.filter { !$0.isFlattened && !$0.isExtras }
    let keys = fields.map(\.writePlace.keys[0]).uniqued
    let type = model.reference + (model.isNoncopyable ? ".__Shape" : "")
    return "MaquetteCore.__KeyTable.constant(\(keys.swiftLiteral), of: \(type).self)"
  }

  /// Wraps statements so that everything they call shares its nested objects.
  static func sharing(_ statements: [String]) -> [String] {
    EngineNames.writing(
      by: "__writeShared", with: "writer: inout MaquetteCore.ValueWriter", statements)
  }
}

extension PropertyType {
  /// The strategy that maps a tuple, as an expression.
  var positionsStrategy: String? { positions.map { "MaquetteMappings.TupleStrategy<\($0)>()" } }
}

extension PropertyModel {
  /// The strategy that writes the property, as an expression.
  func writeStrategy(in model: TypeModel) -> String? {
    attributes.writingStrategy(inModel: model.reference) ?? type?.positionsStrategy
  }

  /// Whether nil is always written, because a missing key would restore the initial value.
  func keepsNil(in model: TypeModel) -> Bool {
    type?.wrapped != nil && attributes.output.nilValue == nil
      && (attributes.output.conditions.contains("always")
        || model.arguments.writesNil && !attributes.output.isStated || missingIsOther)
  }

  /// Whether a missing key means the initial value or the default, and null means nil.
  private var missingIsOther: Bool {
    let isOther =
      attributes.standard(for: "missing")?.isNil == false && attributes.standard(for: "null") == nil
    return isRead && (isOther || initialValue?.is(NilLiteralExprSyntax.self) == false)
  }

  /// The arguments for the writer of a field besides the key and the value: a format without null
  /// refuses nil only where a missing key is not nil.
  func fieldOptions(in model: TypeModel) -> String {
    (writeStrategy(in: model).map { ", by: \($0)" } ?? "")
      + (!keepsNil(in: model) ? "" : missingIsOther ? ", keepsNil: true" : ", writesNil: true")
  }

  /// The arguments for a table besides the key and the property.
  func encodingOptions(in model: TypeModel) -> String {
    (writeStrategy(in: model).map { ", by: \($0)" } ?? "")
      + (keepsNil(in: model) ? ", keepsNil: true" : "")
  }
}

extension PayloadValue {
  /// The arguments for the writer besides the key and the value.
  ///
  /// A nil that would be decoded as the default is always written.
  fileprivate func encodingOptions(in model: TypeModel) -> String {
    let strategy = attributes.writingStrategy(inModel: model.reference).map { ", by: \($0)" } ?? ""
    // A type with a name of its own may be an optional.
    guard type.wrapped != nil || type.isNamed && !type.isNeverObject else { return strategy }
    if defaultValue.map({ !$0.isNil }) == true { return strategy + ", keepsNil: true" }
    return strategy + (model.arguments.writesNil ? ", writesNil: true" : "")
  }
}
