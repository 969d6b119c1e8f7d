import MaquetteCore

/// The encoded properties of a model, as its table has them, for schemas.
struct WrittenTable {
  /// One property.
  struct Property {
    /// Where the value is.
    enum Place {
      /// At the end of a path of keys.
      case keys([String])

      /// In the object of the model, with affixes around its keys.
      case flattened(prefix: String, suffix: String)

      /// Under other keys.
      case extras

      /// The tag of a class in a cluster.
      case tag(ClusterTable)

      /// Unknown, but the first keys that lead to the value.
      case unknown([String])
    }

    var place: Place
    let type: any Any.Type
    let strategy: (any MappingStrategy)?

    /// Whether the value may be nil.
    let hasNil: Bool

    /// Whether nil is written as null, whatever the options say.
    let keepsNil: Bool

    /// Whether the key may be missing for another reason.
    let mayBeMissing: Bool

    /// The strategy of a configuration for its dates.
    var dates: TimestampStrategy?

    /// The keys that the model declares, if a profile or a configuration has others.
    var declaredPath: [String]?

    /// Whether the property is decoded from its key.
    var isDecoded = false
  }

  let properties: [Property]

  /// Whether other code writes properties, too.
  let isIncomplete: Bool

  /// What a configuration changes in the model; nil if nothing.
  private(set) var configured: ConfiguredForm?
}

extension WrittenTable {
  init(_ table: __StructEncodingTable, _ active: ActiveProfile) {
    let variant = unsafe table.contents.pointee.variants?.table(for: active) ?? table
    let source = unsafe variant.contents.pointee.source
    var properties: [Property] = []
    var isIncomplete = unsafe !variant.contents.pointee.isDescribed
    for (index, written) in source.written.enumerated() {
      guard let form = source.forms[index] else {
        switch written {
        case .tag(let tag):
          properties.append(
            Property(
              place: .tag(tag.table), type: String.self, strategy: nil, hasNil: false,
              keepsNil: false, mayBeMissing: true))
        default: isIncomplete = true
        }
        continue
      }
      switch written {
      case .field(let field):
        guard let path = field.path(among: source.own, for: active) else { continue }
        let isDecoded = if case .read = field.key { true } else { false }
        unsafe properties.append(
          Property(
            place: field.isInEach || !field.steps.isEmpty ? .unknown(path) : .keys(path),
            type: form.type, strategy: form.strategy,
            hasNil: field.isNil != nil, keepsNil: field.keepsNil,
            mayBeMissing: field.mayBeMissing,
            declaredPath: isDecoded ? nil : field.path(among: [], for: .declared),
            isDecoded: isDecoded))
      case .member(let member) where member.keepsExtras:
        properties.append(
          Property(
            place: .extras, type: form.type, strategy: nil, hasNil: false, keepsNil: false,
            mayBeMissing: true))
      case .member(let member):
        if !(form.type is any MappingEncodable.Type), let output = member.output {
          // The storage of a superclass.
          let inherited = WrittenTable(output, active)
          properties += inherited.properties
          isIncomplete = isIncomplete || inherited.isIncomplete
        } else {
          unsafe properties.append(
            Property(
              place: .flattened(prefix: member.affixes.prefix, suffix: member.affixes.suffix),
              type: form.type, strategy: nil, hasNil: member.isNil != nil, keepsNil: false,
              mayBeMissing: false))
        }
      case .superclass, .tag: isIncomplete = true
      }
    }
    self.properties = properties
    self.isIncomplete = isIncomplete
  }

  private init?(_ form: __ModelForm, _ active: ActiveProfile) {
    if let output = form.output {
      self.init(output, active)
    } else if let values = form.written {
      self.init(values, active)
    } else {
      return nil
    }
    // A table of a class has what its superclass writes, unless that is written by code.
    guard isIncomplete || form.output == nil, let superclass = form.inherited.first,
      let inherited = WrittenTable(superclass, active)
    else { return }
    self.init(
      properties: inherited.properties + properties, isIncomplete: inherited.isIncomplete)
  }

  /// The table that encodes a type; nil if none does.
  static func of(_ type: any Any.Type, _ variant: DataVariant) -> WrittenTable? {
    let form = variant.configuration?.form(of: type)
    guard var table = declared(type, variant.active(form)) else { return nil }
    table.configured = form
    return table
  }

  /// The properties where a configuration puts them.
  var placedProperties: [Property] {
    guard let configured else { return properties }
    return properties.compactMap { $0.configured(by: configured) }
  }

  private static func declared(_ type: any Any.Type, _ active: ActiveProfile) -> WrittenTable? {
    if !(type is any __OutputSource.Type),
      let form = __ModelForm.encoding(type),
      let table = WrittenTable(form, active)
    {
      return table
    }
    return __StructEncodingTable.encoding(type).map { WrittenTable($0, active) }
  }
}
