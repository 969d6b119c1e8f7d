/// How the loop over a table decodes a model from the data that a configuration describes.
struct ConfiguredLayout: Sendable {
  /// The layout that the model declares.
  let declared: __StructDecodingTable

  /// The layout with the keys of the data.
  let layout: __StructDecodingTable

  /// The keys that need the general way, such as those that the model declares; nil if the
  /// configuration does not change the model.
  let detours: __KeyTable?

  private static let derived = DerivedTables<ConfiguredLayout>()

  /// Creates the layout of a model that the configuration does not change.
  private init(
    _ declared: __StructDecodingTable, _ layout: __StructDecodingTable? = nil,
    detours: __KeyTable? = nil
  ) {
    self.declared = declared
    self.layout = layout ?? declared
    self.detours = detours
  }

  /// Derives the layout of a model from its declared one.
  ///
  /// The result is nil if the configuration does more than to move values.
  static func make(
    _ declared: __StructDecodingTable, in configuration: MappingConfiguration
  ) -> ConfiguredLayout? {
    guard unsafe declared.contents.pointee.isPlain else { return nil }
    let model = unsafe declared.contents.pointee.model
    guard let rules = configuration.rules(for: model) else { return ConfiguredLayout(declared) }
    guard let keys = ConfiguredKeys(rules, declared, in: configuration) else { return nil }
    let entries =
      keys.fields.map { DerivedTables<ConfiguredLayout>.Entry($0.field.offset, $0.paths) }
      + [.init(-1, [keys.detours])]
    let builder = LayoutBuilder(of: declared, keys.fields)
    return derived.table(of: model, entries) {
      ConfiguredLayout(declared, builder.layout(), detours: __KeyTable(keys: keys.detours))
    }
  }
}

extension MappingConfiguration {
  /// How the loop over a table decodes a model; nil if the model needs the general way.
  func layout(of declared: __StructDecodingTable) -> ConfiguredLayout? {
    let found = unsafe layouts.value(of: declared.contents.pointee.model) {
      allowsTables ? ConfiguredLayout.make(declared, in: self) : nil
    }
    // The parts of a large model have the same type.
    guard let found, unsafe found.declared.root == declared.root else { return nil }
    return found
  }
}

extension LayoutBuilder {
  /// Starts the layout of a plain model whose properties have other keys.
  ///
  /// - Parameters:
  ///   - declared: The layout of the model.
  ///   - fields: The decoded properties, with the paths of keys that lead to them.
  fileprivate init(
    of declared: __StructDecodingTable, _ fields: [ConfiguredKeys.Field]
  ) {
    let contents = unsafe declared.contents
    var list = PropertyList()
    list.read = fields.map { .field($0.field) }
    list.constants = Set(
      unsafe contents.pointee.places.filter { $0.isConstant }.map { $0.name })
    unsafe self.init(
      contents.pointee.name, contents.pointee.model, list, fields.map(\.paths), passing: [])
  }
}
