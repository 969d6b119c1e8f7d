import MaquetteCore
import MaquetteMappings

extension SchemaBuilder {
  /// The node of a type.
  mutating func node(of type: any Any.Type) -> SchemaNode {
    if let described = type as? any DescribedData.Type {
      return inPlace(type) { $0.node(of: described.dataForm(for: $0.view)) }
    }
    let written = view == .encoding ? __ModelForm.encoding(type) : nil
    if case .value(let wire, let strategy)? = written?.kind {
      return node(mapped: type, as: wire, strategy, written?.hooks ?? [])
    }
    if let form = (type as? any MappingDecodable.Type)?.__decodingForm {
      switch form.kind {
      case .value(let wire, let strategy): return node(mapped: type, as: wire, strategy, form.hooks)
      case .cases(let cases): return define(type) { $0.node(of: cases, type) }
      case .table: break
      }
    }
    let shape = ModelSchema.Shape(of: type)
    switch shape.kind {
    case .optional: return .nullable(node(of: shape.element?.type ?? type))
    case .array:
      let node = inEach { $0.node(of: shape.element?.type ?? type) }
      return .array(node, count: nil, isUnique: false)
    case .set:
      let element = shape.element?.type ?? type
      return .array(
        inEach { $0.node(of: element) }, count: nil,
        isUnique: view != .accepting && isScalar(element))
    case .dictionary:
      let values = inEach { $0.node(of: shape.element?.type ?? type) }
      return dictionary(keys: shape.keyType ?? String.self, values: values)
    case .model, .value: break
    }
    if let cluster = (type as? any ClassCluster.Type)?.clusterTable,
      ObjectIdentifier(cluster.base) == ObjectIdentifier(type)
    {
      return define(type) { $0.node(of: cluster) }
    }
    if let scalar = scalar(type) { return scalar }
    if let model = model(type) { return model }
    return raw(type) ?? unknown(type)
  }

  private mutating func unknown(_ type: any Any.Type) -> SchemaNode {
    note(
      "the type \(name(of: type)) does not state the form of its values",
      remedy: "conform it to DescribedData")
    return .anything
  }

  private mutating func node(
    mapped type: any Any.Type, as wire: any Any.Type, _ strategy: (any MappingStrategy)?,
    _ hooks: __ModelForm.Hooks
  ) -> SchemaNode {
    let step = "\(type)"
    return at(step) { outer in
      outer.inPlace(type) { builder in
        if builder.view == .decoding, strategy == nil, !(type is any SchemaProviding.Type) {
          builder.note("an initializer makes the value, and may refuse it", .value)
        }
        let inner =
          strategy.map { builder.node(ofPropertyOf: wire, by: $0) } ?? builder.node(of: wire)
        // A definition has the notes on its type by itself.
        let notes = builder.isDefined(type) ? [:] : builder.notes(on: type)
        return builder.applying(hooks, to: notes.isEmpty ? inner : .with(inner, notes))
      }
    }
  }

  /// The node of a model whose hooks see its values.
  mutating func applying(_ hooks: __ModelForm.Hooks, to node: SchemaNode) -> SchemaNode {
    switch view {
    case .decoding:
      if hooks.contains(.willDecode) { note("a hook changes the source before it is decoded") }
      if hooks.contains(.didDecode) { note("a hook after decoding may refuse the model", .value) }
      if hooks.contains(.validate) { note("a hook validates the model", .value) }
      return node
    case .accepting: return hooks.contains(.willDecode) ? .anything : node
    case .encoding:
      guard hooks.contains(.didEncode) else { return node }
      note("a hook changes the output")
      return .anything
    }
  }

  /// The node of values of a type that a strategy maps, which handles no null.
  mutating func node(
    ofPropertyOf type: any Any.Type, by strategy: any MappingStrategy
  ) -> SchemaNode {
    let node = node(by: strategy)
    return isNullable(type) ? .nullable(node) : node
  }

  // MARK: Standard types

  private func isScalar(_ type: any Any.Type) -> Bool {
    type == String.self || type is any FixedWidthInteger.Type || type == Bool.self
  }

  private func scalar(_ type: any Any.Type) -> SchemaNode? {
    let accepts = view == .accepting
    if type == String.self {
      return .keywords(["type": accepts ? ["string", "number", "boolean"] : "string"])
    }
    if type == Bool.self {
      return .keywords(["type": accepts ? ["boolean", "number", "string"] : "boolean"])
    }
    if let integer = type as? any FixedWidthInteger.Type {
      return integer.schema(accepts: accepts)
    }
    if let floating = type as? any BinaryFloatingPoint.Type {
      if accepts { return .keywords(["type": ["number", "string"]]) }
      return floating.schema
    }
    if type == Character.self {
      if accepts { return .keywords(["type": ["string", "number", "boolean"]]) }
      var keywords: AnyValue.Object = ["type": "string", "minLength": 1]
      // A character may have several scalars, which is what a schema counts.
      if view == .decoding { keywords["maxLength"] = 1 }
      return .keywords(keywords)
    }
    if type == AnyValue.self || type == RawJSON.self { return .anything }
    if type == AnyValue.Object.self { return .keywords(["type": "object"]) }
    if type == AnyValue.Number.self {
      return .keywords(["type": accepts ? ["number", "string"] : "number"])
    }
    return nil
  }

  /// The node of a type with raw values, or with text.
  private mutating func raw(_ type: any Any.Type) -> SchemaNode? {
    if let set = type as? any NamedOptionSet.Type {
      if view == .accepting { return .anything }
      return .array(.values(set.names), count: nil, isUnique: view == .encoding)
    }
    if type is any TextMappable.Type {
      if view == .decoding { note("the text has the form of \(type)", .value) }
      return .keywords(["type": view == .accepting ? ["string", "number"] : "string"])
    }
    guard let raw = type as? any RawRepresentable.Type else { return nil }
    let rawType = raw.rawType
    if view == .accepting { return inPlace(type) { $0.node(of: rawType) } }
    if let values = (type as? any CaseIterable.Type)?.rawValues(of: raw) {
      return define(type) { _ in .values(values) }
    }
    return inPlace(type) { builder in
      if builder.view == .decoding {
        builder.note("only some raw values are those of \(type)", .value)
      }
      return builder.node(of: rawType)
    }
  }

  /// The node of a dictionary.
  mutating func dictionary(keys: any Any.Type, values: SchemaNode) -> SchemaNode {
    guard view != .accepting, keys != String.self else { return .dictionary(values, keys: nil) }
    if let integer = keys as? any FixedWidthInteger.Type {
      let pattern = view == .decoding ? integer.textPattern : integer.allTextPattern
      return .dictionary(values, keys: .keywords(["pattern": .string(pattern)]))
    }
    let inner = inEach { $0.node(of: keys) }
    if let names = names(in: inner), names.allSatisfy({ isKey($0, of: keys) }) {
      return .dictionary(values, keys: .values(names))
    }
    if isText(inner) { return .dictionary(values, keys: inner) }
    if view == .decoding {
      inEach { $0.note("the type \(keys) decides which keys are valid", .value) }
    }
    return .dictionary(values, keys: nil)
  }

  /// Whether the text of a value is also that of a key: a type may have texts of its own for keys.
  private func isKey(_ name: AnyValue, of type: any Any.Type) -> Bool {
    guard let type = type as? any MappableKey.Type, let text = name.string else { return true }
    return type.accepts(text, asWritten: view == .encoding)
  }

  /// The texts of a node that has a list of values.
  private func names(in node: SchemaNode) -> [AnyValue]? {
    switch node {
    case .reference(let id): return definition(id).flatMap(names)
    case .with(let inner, let keywords)
    where keywords.keys.allSatisfy(AnyValue.Object.annotations.contains):
      return names(in: inner)
    case .any(let nodes):
      let all = nodes.map(names)
      return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
    case .keywords(let keywords):
      let values = keywords["enum"]?.array ?? keywords["const"].map { [$0] }
      guard let values, keywords.count == 1 else { return nil }
      let names = values.compactMap { value -> AnyValue? in
        switch value {
        case .string: value
        case .number(let number): .string(number.description)
        case .bool(let bool): .string("\(bool)")
        default: nil
        }
      }
      return names.count == values.count ? names : nil
    default: return nil
    }
  }

  private func isText(_ node: SchemaNode) -> Bool {
    if case .keywords(let keywords) = node { return keywords["type"] == "string" }
    return false
  }
}

/// A type whose null is a value of its own.
protocol NullableData {
  /// The type of its other values.
  static var presentType: any Any.Type { get }
}

/// Whether null is a value of a type.
func isNullable(_ type: any Any.Type) -> Bool {
  ModelSchema.Shape(of: type).kind == .optional || type is any NullableData.Type
}

extension Presence: NullableData {
  static var presentType: any Any.Type { Wrapped.self }
}

extension MappableKey {
  /// Whether a text makes a key, which has the same text if that matters.
  fileprivate static func accepts(_ text: String, asWritten: Bool) -> Bool {
    Self(mappingKey: text).map { !asWritten || $0.mappingKey == text } ?? false
  }
}

extension FixedWidthInteger {
  fileprivate static func schema(accepts: Bool) -> SchemaNode {
    var keywords: AnyValue.Object = [
      "type": accepts ? ["integer", "string", "boolean"] : "integer"
    ]
    keywords["minimum"] = .number(AnyValue.Number(min))
    keywords["maximum"] = .number(AnyValue.Number(max))
    return .keywords(keywords)
  }
}

extension BinaryFloatingPoint {
  fileprivate static var schema: SchemaNode {
    guard Self.self != Double.self else { return .keywords(["type": "number"]) }
    // The shortest decimal is what is written; it may be larger than the exact one.
    guard let largest = AnyValue.Number(decimal: "\(greatestFiniteMagnitude)"),
      let least = AnyValue.Number(decimal: "\(-greatestFiniteMagnitude)")
    else { return .keywords(["type": "number"]) }
    return .keywords(["type": "number", "minimum": .number(least), "maximum": .number(largest)])
  }
}

extension ClassCluster {
  static var clusterTable: ClusterTable { cluster.table }
}

extension NamedOptionSet {
  fileprivate static var names: [AnyValue] { optionNames.map { .string($0.key) } }
}

extension RawRepresentable {
  fileprivate static var rawType: any Any.Type { RawValue.self }

  fileprivate static func value(of value: Any) -> AnyValue? {
    (value as? Self).flatMap { AnyValue(inJSON: $0.rawValue) }
  }
}

extension CaseIterable {
  fileprivate static func rawValues(of raw: any RawRepresentable.Type) -> [AnyValue]? {
    let values = allCases.compactMap { raw.value(of: $0) }
    return values.count == allCases.count ? values : nil
  }
}
