import MaquetteCore
import MaquetteMappings

// The payloads of the cases of enums.

extension SchemaBuilder {
  mutating func untagged(_ forms: __CaseForms) -> [SchemaNode] {
    var nodes: [SchemaNode] = []
    for entry in forms.cases where takesPart(entry) {
      if case .none = entry.payload {
        if view == .accepting { return [.anything] }
        let tags = view == .encoding ? entry.written.map { [$0] } ?? [] : entry.tags
        nodes.append(noted(.values(tags), entry.name))
        nodes += view == .decoding ? entry.ranges.map(Self.integers) : []
      } else {
        nodes.append(noted(at(entry.name) { $0.payload(entry, forms) }, entry.name))
      }
    }
    return nodes
  }

  mutating func arrays(_ forms: __CaseForms) -> [SchemaNode] {
    forms.cases.filter(takesPart).map { entry in
      at(entry.name) { builder in
        let tags = builder.view == .encoding ? entry.written.map { [$0] } ?? [] : entry.tags
        let ranges = builder.view == .decoding ? entry.ranges.map(Self.integers) : []
        let tag: SchemaNode =
          builder.view == .accepting ? .anything : .choice([.values(tags)] + ranges)
        let (elements, required) = builder.elements(entry)
        return builder.noted(
          .tuple([tag] + elements, required: required + 1, isClosed: builder.view != .accepting),
          entry.name)
      }
    }
  }

  /// The values of a payload in an array.
  private mutating func elements(_ entry: __CaseForms.Case) -> ([SchemaNode], required: Int) {
    switch entry.payload {
    case .none: return ([], 0)
    case .unknown: return ([], 0)
    case .value(let type, let reading, let writing):
      let strategy = view == .encoding ? writing : reading
      let node = inEach { builder in
        strategy.map { builder.node(ofPropertyOf: type, by: $0) } ?? builder.node(of: type)
      }
      return (
        [node],
        entry.isBare && view != .encoding ? 0 : 1
      )
    case .object(let source, let writing, let omitted):
      var nodes: [SchemaNode] = []
      var required = 0
      for value in inEach({ $0.values(of: source, writing, omitted) }) {
        let node = noted(
          value.isRequired ? value.node : .nullable(value.node), "\(entry.name).\(value.name)")
        nodes.append(node)
        if value.isRequired { required = nodes.count }
      }
      return (nodes, required)
    }
  }

  /// The node of a payload that is apart from its tag.
  mutating func payload(_ entry: __CaseForms.Case, _ forms: __CaseForms) -> SchemaNode {
    switch entry.payload {
    case .none:
      if view == .accepting { return .anything }
      var empty = ObjectShape()
      empty.others = .closed
      return .object(empty)
    case .unknown:
      note("only encoding knows the payload of \(entry.name)")
      return .anything
    case .value(let type, let reading, let writing):
      let strategy = view == .encoding ? writing : reading
      let node = strategy.map { self.node(ofPropertyOf: type, by: $0) } ?? self.node(of: type)
      guard view == .accepting else { return node }
      if entry.isBare { return .anything }
      // The compiler's conformance to `Codable` puts the value into an object.
      var wrapped = ObjectShape()
      wrapped.insert(node, at: ["_0"], isRequired: true, nestedIsNullable: false)
      return .choice([node, .object(wrapped)])
    case .object(let source, let writing, let omitted):
      if forms.isArray {
        let (elements, required) = self.elements(entry)
        return .tuple(elements, required: required, isClosed: view != .accepting)
      }
      let node = SchemaNode.choice(
        payloadShapes(of: entry.name, source, writing, omitted).map(SchemaNode.object))
      return view == .accepting && entry.isBare ? .anything : node
    }
  }

  mutating func payloadShapes(
    of name: String, _ source: any __PayloadSource.Type, _ writing: [String: any MappingStrategy],
    _ omitted: [String]
  ) -> [ObjectShape] {
    // The labels of a payload are not the names of cases.
    let outer = documentation
    defer { documentation = outer }
    documentation = documentation?.ofValues(in: name)
    guard view == .encoding else {
      return shapes(read: ReadTable(source.__layout, variant))
    }
    var shape = ObjectShape()
    shape.others = .closed
    var shapes: [ObjectShape] = []
    let form =
      configurablePayloads.contains(ObjectIdentifier(source))
      ? options.configuration?.form(of: source) : nil
    let values = values(of: source, writing, omitted, form)
    for value in values {
      shape.insert(
        noted(value.node, value.name), at: value.path[...], isRequired: value.isRequired,
        nestedIsNullable: false)
    }
    if let form { configure(&shape, written: form, values.map(\.path)) }
    shapes = [shape]
    for property in source.__schema.properties where property.flags.contains(.isFlattened) {
      merge(
        property.type, affixes: (property.affixes.prefix, property.affixes.suffix),
        ModelSchema.Shape(of: property.type).kind == .optional, into: &shapes, form)
    }
    return shapes
  }

  private struct PayloadValue {
    let name: String
    let path: [String]
    let node: SchemaNode
    let isRequired: Bool
  }

  /// The values of a payload that is an object, in their order.
  private mutating func values(
    of source: any __PayloadSource.Type, _ writing: [String: any MappingStrategy],
    _ omitted: [String], _ form: ConfiguredForm? = nil
  ) -> [PayloadValue] {
    guard view == .encoding else {
      // A configuration moves no values of arrays.
      return ReadTable(source.__layout, DataVariant(options)).properties.compactMap {
        property -> PayloadValue? in
        guard case .keys(let paths) = property.place else { return nil }
        let node =
          property.strategy.map { self.node(ofPropertyOf: property.type, by: $0) }
          ?? self.node(of: property.type)
        return PayloadValue(
          name: property.name, path: paths[0],
          node: property.usesDefaultForNull ? .nullable(node) : node,
          isRequired: property.isRequired)
      }
    }
    return source.__schema.properties.compactMap { property -> PayloadValue? in
      // Labels of values without one are their positions.
      guard !omitted.contains(property.name), !property.flags.contains(.isFlattened),
        let path = property.writtenPath.first.map({ [$0] })
      else { return nil }
      let change = form?.properties[property.name]
      guard change?.isLeftOut != true else { return nil }
      let isOptional = isNullable(property.type)
      let node =
        change?.dates.map { self.node(ofDates: property.type, by: $0) }
        ?? writing[property.name].map { self.node(ofPropertyOf: property.type, by: $0) }
        ?? self.node(of: property.type)
      return PayloadValue(
        name: property.name, path: change?.target ?? path, node: node, isRequired: !isOptional)
    }
  }

  static func integers(_ range: ClosedRange<Int>) -> SchemaNode {
    .keywords([
      "type": "integer", "minimum": .number(AnyValue.Number(range.lowerBound)),
      "maximum": .number(AnyValue.Number(range.upperBound)),
    ])
  }
}
