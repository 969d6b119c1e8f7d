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
    package let place: Place
    package let strategy: (any MappingStrategy)?

    /// Whether a key leads into an array.
    package let leadsIntoArray: Bool

    package let isRequired: Bool
    package let usesDefaultForNull: Bool
    package let usesDefaultForInvalid: Bool
    package let rules: DecodingRules?

    /// Makes the default; nil if there is none.
    package let makeDefault: (() -> Any)?
  }

  package let name: String
  package let properties: [Property]
  package let isArray: Bool
  package let unknownKeys: DecodingOptions.UnknownKeys?

  /// The keys that are known, but lead to no property.
  package let passed: [[String]]
}

extension ReadTable {
  init(_ layout: __StructDecodingTable, _ profile: MappingProfile?) {
    let variants = unsafe layout.contents.pointee.variants
    let table = variants?.table(for: ActiveProfile(profile: profile)) ?? layout
    let contents = unsafe table.contents
    unsafe name = contents.pointee.name
    unsafe properties = contents.pointee.own.flatMap { Self.properties(of: $0, profile) }
    unsafe isArray = contents.pointee.isArray
    unsafe unknownKeys = contents.pointee.unknownKeys
    unsafe passed = contents.pointee.fixed.map(\.path)
  }

  private static func properties(
    of own: __StructDecodingTable.OwnProperty, _ profile: MappingProfile?
  ) -> [Property] {
    switch own.property {
    case .field(let field): return own.paths.isEmpty ? [] : [Property(field, own.paths)]
    case .flattened(let member) where member.isStorage:
      return member.layout.map { ReadTable($0, profile).properties } ?? []
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
  package static func of(_ layout: __StructDecodingTable, _ profile: MappingProfile?) -> ReadTable {
    ReadTable(layout, profile)
  }

  /// The table that decodes a type; nil if none does.
  package static func of(_ type: any Any.Type, _ profile: MappingProfile?) -> ReadTable? {
    guard let type = type as? any MappingDecodable.Type else { return nil }
    if let layout = type.__decodingForm?.layout { return ReadTable(layout, profile) }
    let kind = type.__decodingKind
    if kind.kind == .structure, !kind.isOptional, let layout = kind.layout {
      return ReadTable(layout, profile)
    }
    let code = (type as? any SchemaProviding.Type)?.code ?? type
    return (code as? any __LayoutSource.Type).map { ReadTable($0.__layout, profile) }
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
