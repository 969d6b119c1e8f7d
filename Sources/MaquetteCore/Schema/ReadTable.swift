/// The decoded properties of a model, as its table has them, for schemas.
package struct ReadTable {
  /// One property.
  package struct Property {
    /// Where the value is.
    package enum Place {
      /// At the end of one of some paths of keys, the preferred one first.
      case keys([[String]])

      /// In the object of the model, with affixes around its keys.
      case flattened(prefix: String, suffix: String, isOptional: Bool)

      /// Under the keys that no other property takes.
      case extras
    }

    package let name: String
    package let type: any Any.Type
    package internal(set) var place: Place
    package let strategy: (any MappingStrategy)?

    /// Whether a key leads into an array.
    package let leadsIntoArray: Bool

    package let isRequired: Bool
    package let usesDefaultForNull: Bool
    package let usesDefaultForInvalid: Bool
    package let rules: DecodingRules?

    /// Makes the default; nil if there is none.
    package let makeDefault: (() -> Any)?

    /// What a configuration changes.
    package internal(set) var change: ConfiguredForm.Property?
  }

  package let name: String
  package let model: any Any.Type
  package let properties: [Property]
  package let isArray: Bool
  package let unknownKeys: DecodingOptions.UnknownKeys?

  /// The keys that are known, but lead to no property.
  package let passed: [[String]]

  /// What a configuration changes in the model; nil if nothing.
  package let configured: ConfiguredForm?
}

/// The options of a call that decide how data differs from the declarations of models.
package struct DataVariant {
  package let profile: MappingProfile?
  package let configuration: MappingConfiguration?

  /// Whether a model is in the object of a configured one, whose keys have no profile.
  package var isPartOfConfigured: Bool

  package init(
    _ profile: MappingProfile? = nil, _ configuration: MappingConfiguration? = nil,
    isPartOfConfigured: Bool = false
  ) {
    self.profile = profile
    self.configuration = configuration
    self.isPartOfConfigured = isPartOfConfigured
  }

  /// The names that attributes with `in:` are compared with in a model.
  func active(_ form: ConfiguredForm?) -> ActiveProfile {
    ActiveProfile(profile: profile, hasDeclaredKeys: form != nil || isPartOfConfigured)
  }

  /// The variant for the superclass of a model, whose configuration includes that of the superclass.
  func forSuperclass(_ form: ConfiguredForm?) -> DataVariant {
    DataVariant(profile, isPartOfConfigured: form != nil || isPartOfConfigured)
  }
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
            isOptional: member.optional != nil),
          strategy: nil, leadsIntoArray: false, isRequired: member.optional == nil,
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

  /// The contents of a table.
  package static func of(_ layout: __StructDecodingTable, _ variant: DataVariant) -> ReadTable {
    ReadTable(layout, variant)
  }

  /// The table that decodes a type; nil if none does.
  package static func of(_ type: any Any.Type, _ variant: DataVariant) -> ReadTable? {
    guard let type = type as? any MappingDecodable.Type else { return nil }
    if let layout = type.__decodingForm?.layout { return ReadTable(layout, variant) }
    let kind = type.__decodingKind
    if kind.kind == .structure, !kind.isOptional, let layout = kind.layout {
      return ReadTable(layout, variant)
    }
    let code = (type as? any SchemaProviding.Type)?.code ?? type
    return (code as? any __LayoutSource.Type).map { ReadTable($0.__layout, variant) }
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
    usesDefaultForNull = field.absence.contains(.null)
    usesDefaultForInvalid = field.absence.contains(.invalid)
    rules = field.rules
    let make = unsafe field.makeDefault
    let declared = field.type
    makeDefault = unsafe make.map { make in
      {
        func made<T>(_ type: T.Type) -> Any {
          // Invariant of `makeDefault`: it initializes a value of the field's type.
          let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
          defer { unsafe place.deallocate() }
          unsafe make(UnsafeMutableRawPointer(place))
          return unsafe place.move()
        }
        return _openExistential(declared, do: made)
      }
    }
  }
}

extension SchemaProviding {
  /// The type whose code maps models of this type.
  static var code: any Any.Type { __Code.self }
}
