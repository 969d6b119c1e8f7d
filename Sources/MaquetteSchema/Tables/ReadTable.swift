import MaquetteCore

/// The decoded properties of a model, as its table has them, for schemas.
struct ReadTable {
  /// One property.
  struct Property {
    /// Where the value is.
    enum Place {
      /// At the end of one of some paths of keys, the preferred one first.
      case keys([[String]])

      /// In the object of the model, with affixes around its keys.
      case flattened(prefix: String, suffix: String, isOptional: Bool)

      /// Under the keys that no other property takes.
      case extras
    }

    let name: String
    let type: any Any.Type
    var place: Place
    let strategy: (any MappingStrategy)?

    /// Whether a key leads into an array.
    let leadsIntoArray: Bool

    let isRequired: Bool
    let usesDefaultForNull: Bool
    let usesDefaultForInvalid: Bool
    let rules: DecodingRules?

    /// Makes the default; nil if there is none.
    let makeDefault: (() -> Any)?

    /// What a configuration changes.
    var change: ConfiguredForm.Property?
  }

  let name: String
  let model: any Any.Type
  let properties: [Property]
  let isArray: Bool
  let unknownKeys: DecodingOptions.UnknownKeys?

  /// The keys that are known, but lead to no property.
  let passed: [[String]]

  /// What a configuration changes in the model; nil if nothing.
  let configured: ConfiguredForm?
}

extension ReadTable {
  init(_ layout: __StructDecodingTable, _ variant: DataVariant) {
    let variants = unsafe layout.contents.pointee.variants
    let form = unsafe variant.configuration?.form(of: layout.contents.pointee.model)
    let table = variants?.table(for: variant.active(form)) ?? layout
    let contents = unsafe table.contents
    unsafe name = contents.pointee.name
    unsafe model = contents.pointee.model
    let own = unsafe contents.pointee.own.flatMap {
      Self.properties(of: $0, variant.forSuperclass(form))
    }
    unsafe isArray = contents.pointee.isArray
    // A configuration moves the members of objects only.
    configured = isArray ? nil : form
    properties = configured.map { form in own.compactMap { $0.configured(by: form) } } ?? own
    unsafe unknownKeys = contents.pointee.unknownKeys
    unsafe passed = contents.pointee.fixed.map(\.path)
  }

  private static func properties(
    of own: __StructDecodingTable.OwnProperty, _ variant: DataVariant
  ) -> [Property] {
    switch own.property {
    case .field(let field): return own.paths.isEmpty ? [] : [Property(field, own.paths)]
    case .flattened(let member) where member.isStorage:
      return member.layout.map { ReadTable($0, variant).properties } ?? []
    case .flattened(let member):
      return [
        Property(
          name: member.name, type: member.type,
          place: .flattened(
            prefix: member.affixes.prefix, suffix: member.affixes.suffix,
            isOptional: member.isOptional),
          strategy: nil, leadsIntoArray: false, isRequired: !member.isOptional,
          usesDefaultForNull: false, usesDefaultForInvalid: false, rules: member.rules,
          makeDefault: nil)
      ]
    case .extras(let field, _):
      return [
        Property(
          name: field.name, type: field.type, place: .extras, strategy: nil,
          leadsIntoArray: false, isRequired: false, usesDefaultForNull: false,
          usesDefaultForInvalid: false, rules: field.rules, makeDefault: nil)
      ]
    }
  }

  /// The table that decodes a type; nil if none does.
  static func of(_ type: any Any.Type, _ variant: DataVariant) -> ReadTable? {
    __StructDecodingTable.decoding(type).map { ReadTable($0, variant) }
  }
}

extension ReadTable.Property {
  fileprivate init(_ field: __StructField, _ paths: [[String]]) {
    name = field.name
    type = field.isHeld ? ModelSchema.Shape(of: field.type).element?.type ?? field.type : field.type
    place = .keys(paths)
    unsafe strategy = field.reading?.pointee.strategy
    leadsIntoArray = field.arrayPaths.contains { !$0.isEmpty }
    isRequired = field.isRequired
    // A strategy of a declared property is not asked for null.
    usesDefaultForNull =
      field.absence.contains(.null) || field.isHeld && strategy != nil && !isRequired
    usesDefaultForInvalid = field.absence.contains(.invalid)
    rules = field.rules
    makeDefault = field.isHeld ? nil : field.makeValue
  }
}
