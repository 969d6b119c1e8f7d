import SwiftSyntax

/// The storage of a model while it is decoded: a struct that a table describes.
///
/// Classes and actors are made from a storage, and so are structs whose memory layout the
/// declaration does not show. A table has a limited number of keys; a model with more is stored in
/// parts.
struct StoragePlan {
  private let model: TypeModel
  private let fields: FieldsPlan

  /// How the storage is written, if its table also does that.
  private let output: OutputPlan?

  /// The contents of the storage, in declaration order.
  private var items: [Item] = []

  /// The properties in each part.
  private var parts: [[PropertyModel]] = []

  private enum Item {
    case property(PropertyModel)
    case part(Int)
  }

  init(_ model: TypeModel, _ fields: FieldsPlan, writing output: OutputPlan? = nil) {
    self.model = model
    self.fields = fields
    self.output = output
    let isLarge = fields.room > LayoutPlan.capacity
    items = isLarge ? [] : model.readProperties.map(Item.property)
    if isLarge { divide() }
  }

  /// Whether one table describes the whole storage.
  var isWhole: Bool { parts.isEmpty }

  /// Whether a table describes the encoded output.
  var isWritten: Bool { output != nil }

  /// Divides the properties with keys into parts; those whose places share an object stay together.
  ///
  /// A property without keys of its own, such as a flattened member, ends a part, so that the keys
  /// are written in the order of declaration.
  private mutating func divide() {
    var counts: [Int] = []
    var parts: [String: Int] = [:]
    var isOpen = false
    for property in model.readProperties {
      guard let entry = fields.entry(of: property) else {
        items.append(.property(property))
        isOpen = false
        continue
      }
      let keys = entry.field.places.map { $0.keys[0] }
      let count = entry.field.places.map(\.keys.count).reduce(0, +)
      var part = keys.compactMap { parts[$0] }.first ?? (isOpen ? counts.count - 1 : -1)
      if part < 0 || counts[part] + count > LayoutPlan.capacity / 2,
        !keys.contains(where: { parts[$0] != nil })
      {
        part = counts.count
        isOpen = true
        counts.append(0)
        self.parts.append([])
        items.append(.part(part))
      }
      counts[part] += count
      self.parts[part].append(property)
      for key in keys where parts[key] == nil { parts[key] = part }
    }
  }

  // MARK: The storage

  /// The declaration of the storage.
  ///
  /// - Parameters:
  ///   - superclass: The superclass, if it is mapped too.
  ///   - conformance: An additional protocol to conform to.
  ///   - code: The protocol of the storage, if it is not that of its table.
  ///   - clause: The constraints on generic parameters.
  ///   - members: Additional members of the storage.
  func declaration(
    superclass: String? = nil, conforming conformance: String? = nil, as code: String? = nil,
    where clause: String = "", _ members: [String] = []
  ) -> String {
    var source = SourceText()
    let protocols = conformance.map { ", \(conformances)MaquetteCore.\($0)" } ?? ""
    source.block(head(of: "__Storage", code) + protocols + clause) { source in
      for (index, part) in parts.enumerated() {
        source.block(head(of: partName(index))) {
          emitTable(of: partName(index), part.map(Item.property), &$0)
        }
        source.gap()
      }
      emitTable(of: "__Storage", items, superclass: superclass, &source)
      if conformance != nil { emitInitializer(&source) }
      for member in members {
        source.gap()
        source.line(member)
      }
    }
    return source.declaration
  }

  private func partName(_ index: Int) -> String { "__Part\(index)" }

  private func partProperty(_ index: Int) -> String { "__part\(index)" }

  private func head(of name: String, _ code: String? = nil) -> String {
    "\(model.isolation.type)\(model.access)struct \(name): \(conformances)MaquetteCore."
      + (code ?? (isWritten ? "__OutputSource" : "__LayoutSource"))
  }

  /// The modifiers before a protocol in a conformance.
  private var conformances: String {
    model.isolation == .nonisolated ? "" : model.isolation.conformance
  }

  /// Generates the initializer that other initializers would suppress.
  private func emitInitializer(_ source: inout SourceText) {
    let values = items.compactMap { item -> (name: String, type: String)? in
      switch item {
      case .property(let property):
        held(property) == nil ? property.type.map { (property.stored, $0.text) } : nil
      case .part(let index): (partProperty(index), partName(index))
      }
    }
    let parameters = values.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    source.gap()
    source.block("init(\(parameters))") {
      $0.lines(values.map { "self.\($0.name) = \($0.name)" })
    }
  }

  /// Generates the properties of a storage, or of a part of it, and the table that describes them.
  private func emitTable(
    of owner: String, _ items: [Item], superclass: String? = nil, _ source: inout SourceText
  ) {
    let access = model.access
    for item in items {
      switch item {
      case .property(let property):
        guard let type = property.type else { continue }
        if let held = held(property) {
          // The compiler infers the type.
          source.line(
            "var \(property.stored) = MaquetteCore.__Field.slot((\(held.shape.storage)).self)")
        } else {
          source.line("var \(property.stored): \(type.text)")
        }
      case .part(let index): source.line("var \(partProperty(index)): \(partName(index))")
      }
    }
    if let superclass { source.line("\(access)var __super: \(superclass).__Storage") }
    source.gap()
    source.line("\(access)typealias __Model = \(owner)")
    source.gap()
    source.layout("\(access)static", in: model) {
      $0.lines(statements(of: owner, items, superclass: superclass))
    }
    guard isWritten else { return }
    source.gap()
    source.line(
      model.isInGenericContext
        ? "\(access)static var __output: MaquetteCore.__StructEncodingTable { "
          + ".shared(of: Self.self) { MaquetteCore.__StructEncodingTable(__layout) } }"
        : "\(access)static let __output = MaquetteCore.__StructEncodingTable(__layout)")
  }

  private func statements(
    of owner: String, _ items: [Item], superclass: String?
  ) -> [String] {
    var output = output
    output?.owner = owner
    let properties = PropertyStatements(model, fields, owner: owner)
    let isWhole = owner == "__Storage"
    var lines = properties.opening(isWhole: isWhole)
    var paths: [String] = []
    func inherit(_ name: String) {
      lines.append("properties.inherit(\\\(owner).\(name))")
      if output != nil { lines.append("properties.inheritOutput(\\\(owner).\(name))") }
      paths.append(StoredField.noPaths)
    }
    if superclass != nil { inherit("__super") }
    for item in items {
      switch item {
      case .part(let index): inherit(partProperty(index))
      case .property(let property):
        lines += properties.adding(property, output)
        paths.append(properties.paths(of: property))
      }
    }
    if isWhole { lines += (output?.extras ?? []) + properties.fixing }
    lines += properties.keepingConstants(
      items.compactMap { item in
        if case .property(let property) = item { property } else { nil }
      })
    return lines + [
      "return MaquetteCore.__StructDecodingTable(",
      "  \(model.name.swiftLiteral), storing: \(described).self, properties,",
      "  paths: \(paths.joined().swiftLiteral)\(isWhole ? properties.passed : ""))",
    ]
  }

  /// The expression for the model where its type is needed.
  private var described: String { model.reference + (model.isNoncopyable ? ".__Shape" : "") }

  // MARK: The model

  /// The statements that write the properties with the table; nil if no table describes them.
  ///
  /// - Parameter made: The storage of the model, as an expression.
  func writing(_ made: String) -> [String]? {
    isWritten ? ["try writer.writeProperties(of: \(made), __Storage.__output)"] : nil
  }

  /// The field of a property that may be noncopyable; nil for all others.
  private func held(_ property: PropertyModel) -> StoredField? {
    fields.entry(of: property).map(\.field).flatMap { $0.mayBeNoncopyable ? $0 : nil }
  }

  /// The statements that return the storage of a model.
  ///
  /// - Parameters:
  ///   - name: The variable with the model.
  ///   - superclass: The superclass, if it is mapped too.
  func filling(from name: String, superclass: String? = nil) -> [String] {
    let made = making(from: name, superclass)
    let kept = routes(from: "storage").compactMap { property, route in
      held(property).map { _ in
        "MaquetteCore.__Field.keep(\(name).\(property.reference), in: &\(route).\(property.stored))"
      }
    }
    return kept.isEmpty ? [made] : ["var storage = \(made)"] + kept + ["return storage"]
  }

  private func making(from name: String, _ superclass: String?) -> String {
    func value(_ property: PropertyModel) -> String {
      // A label needs no backticks.
      "\(property.stored.filter { $0 != "`" }): \(name).\(property.reference)"
    }
    var values = items.compactMap { item -> String? in
      switch item {
      case .property(let property): return held(property) == nil ? value(property) : nil
      case .part(let index):
        let list = parts[index].filter { held($0) == nil }.map(value).joined(separator: ", ")
        return "\(partProperty(index)): __Storage.\(partName(index))(\(list))"
      }
    }
    if let superclass { values.append("__super: \(superclass).__storage(of: \(name))") }
    return "__Storage(\(values.joined(separator: ", ")))"
  }

  /// The members of the storage that make a model from it, and that take a model apart.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - assigning: The statements that change a model to a storage.
  func conversions(of type: String, assigning: [String]? = nil) -> String {
    let head = "\(model.access)static func"
    var source = SourceText()
    source.block("\(head) __make(_ storage: __Storage) -> \(type)") {
      $0.line("\(type)(__storage: storage)")
    }
    source.gap()
    source.line("@inline(never)")
    source.block("\(head) __storage(of model: \(type)) -> __Storage") {
      $0.lines(filling(from: "model"))
    }
    source.gap()
    source.block("\(head) __assign(_ storage: __Storage, to model: inout \(type))") {
      $0.lines(assigning ?? self.assigning(from: "storage", to: "model", isUpdate: true))
    }
    return source.declaration
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
    let assigned = routes(from: name).filter { !(isUpdate && $0.0.isConstant) }
    let isChanged = assigned.contains { held($0.0) != nil }
    return (isChanged ? ["var \(name) = \(name)"] : [])
      + assigned.flatMap { property, route -> [String] in
        let target = "\(model).\(property.reference)"
        guard let held = held(property) else {
          return ["\(target) = \(route).\(property.stored)"]
        }
        let initial = isUpdate ? property.initialValue?.trimmedDescription : nil
        return held.assigningUncopied(
          target, from: "\(route).\(property.stored)", restoring: initial, isUpdate)
      }
  }

  /// The properties, each with the name of its storage.
  private func routes(from name: String) -> [(PropertyModel, String)] {
    items.flatMap { item in
      switch item {
      case .property(let property): [(property, name)]
      case .part(let index): parts[index].map { ($0, "\(name).\(partProperty(index))") }
      }
    }
  }
}
