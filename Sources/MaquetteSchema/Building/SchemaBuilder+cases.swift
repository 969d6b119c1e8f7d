import MaquetteCore

extension SchemaBuilder {
  /// The node of an enum.
  mutating func node(of forms: __CaseForms, _ type: any Any.Type) -> SchemaNode {
    applying(forms.hooks, to: cases(forms))
  }

  private mutating func cases(_ forms: __CaseForms) -> SchemaNode {
    if forms.rawType != nil { return raw(forms) }
    if view == .accepting, forms.fallback != nil { return .anything }
    var nodes: [SchemaNode] = []
    switch forms.place {
    case .external, .codable: nodes = external(forms)
    case .untagged:
      if forms.fallback != nil { return .anything }
      nodes = untagged(forms)
    case .firstElement:
      if view == .encoding, forms.fallback != nil { return .anything }
      nodes = arrays(forms)
    case .inside, .adjacent:
      guard let shapes = shapes(of: forms) else { return .keywords(["type": "object"]) }
      nodes = shapes.map(SchemaNode.object)
    }
    return nodes.isEmpty ? .keywords(["not": [:]]) : .choice(nodes)
  }

  private func takesPart(_ entry: __CaseForms.Case) -> Bool {
    view == .encoding ? entry.isWritten : entry.isRead
  }

  // MARK: Raw values

  private mutating func raw(_ forms: __CaseForms) -> SchemaNode {
    let values = forms.rawValues.compactMap { value in
      (value as? any MappingEncodable).flatMap { try? AnyValue(encoding: $0, EncodingOptions()) }
    }
    if view == .accepting || forms.fallback != nil || values.count != forms.rawValues.count {
      // With a fallback, every value of the type is a case; without one, tags may be other values.
      guard let type = forms.rawType,
        view == .decoding || forms.fallback == nil && !forms.hasOtherValues
      else { return .anything }
      return node(of: type)
    }
    return .values(values)
  }

  // MARK: Tags outside

  private mutating func external(_ forms: __CaseForms) -> [SchemaNode] {
    if view == .accepting { return acceptedExternal(forms) }
    let isCodable = if case .codable = forms.place { true } else { false }
    var bare: [AnyValue] = []
    var ranges: [SchemaNode] = []
    var objects: [SchemaNode] = []
    for entry in forms.cases where takesPart(entry) {
      let hasPayload = if case .none = entry.payload { false } else { true }
      let tags = view == .encoding ? entry.written.map { [$0] } ?? [] : entry.tags
      if view == .encoding ? !hasPayload && !isCodable : entry.isBare {
        bare += tags
        if view == .decoding { ranges += entry.ranges.map(Self.integers) }
      }
      guard hasPayload || isCodable else { continue }
      let payload = at(entry.name) { $0.payload(entry, forms) }
      for tag in tags.prefix(view == .encoding ? 1 : tags.count) {
        var shape = ObjectShape()
        shape.insert(payload, at: [tag.asKey], isRequired: true, nestedIsNullable: false)
        shape.others = .closed
        objects.append(.object(shape))
      }
    }
    if forms.fallback != nil { objects.append(unknownExternal(forms)) }
    return (bare.isEmpty ? [] : [.values(bare)]) + ranges + objects
  }

  private func acceptedExternal(_ forms: __CaseForms) -> [SchemaNode] {
    let keys = forms.cases.filter(\.isRead).flatMap(\.tags).map { $0.asKey }
    let hasRanges = forms.cases.contains { !$0.ranges.isEmpty }
    var shape = ObjectShape()
    if !forms.ignoresCase, !hasRanges { shape.oneRequired = [keys] }
    return [
      .keywords(["type": ["string", "number", "boolean", "null"]]), .object(shape),
    ]
  }

  /// What a fallback is decoded from: a tag that no other case has.
  private mutating func unknownExternal(_ forms: __CaseForms) -> SchemaNode {
    guard view == .decoding else { return .anything }
    let known = forms.cases.flatMap(\.tags)
    if case .tag(let type)? = forms.fallback {
      return .with(node(of: type), ["not": ["enum": .array(known)]])
    }
    return .keywords(["type": "string", "not": ["enum": .array(known)]])
  }

  // MARK: Tags inside

  /// The shapes of the objects of an enum; nil if some cases are no objects.
  mutating func shapes(of forms: __CaseForms) -> [ObjectShape]? {
    var shapes: [ObjectShape] = []
    for entry in forms.cases where takesPart(entry) {
      guard let own = at(entry.name, { $0.shapes(of: entry, forms) }) else {
        note("the case \(entry.name) has no keys that are known")
        return nil
      }
      shapes += own
    }
    guard let fallback = forms.fallback else { return shapes }
    guard view == .decoding else { return nil }
    let path: [String]
    switch forms.place {
    case .inside(let keys), .adjacent(let keys, _): path = keys
    default: return nil
    }
    var shape = ObjectShape()
    let known = AnyValue.array(forms.cases.flatMap(\.tags))
    var tag = SchemaNode.keywords(["type": "string", "not": ["enum": known]])
    switch fallback {
    case .tag(let type), .tagAndContent(let type):
      tag = .with(node(of: type), ["not": ["enum": known]])
    case .nothing, .whole: break
    }
    shape.insert(tag, at: path[...], isRequired: true, nestedIsNullable: false)
    return shapes + [shape]
  }

  private mutating func shapes(
    of entry: __CaseForms.Case, _ forms: __CaseForms
  ) -> [ObjectShape]? {
    switch forms.place {
    case .inside(let path):
      let shapes: [ObjectShape]?
      switch entry.payload {
      case .none: shapes = [ObjectShape()]
      case .unknown: shapes = nil
      case .value(let type, let reading, let writing):
        shapes = (view == .encoding ? writing : reading) == nil ? self.shapes(of: type) : nil
      case .object(let source, let writing, let omitted):
        shapes = payloadShapes(source, writing, omitted)
      }
      return shapes?.map { tagged($0, entry, at: path) }
    case .adjacent(let path, let content):
      var shape = tagged(ObjectShape(), entry, at: path)
      if case .none = entry.payload {
        if view == .encoding {
          shape.others = .closed
        } else {
          shape.insert(
            payload(entry, forms), at: [content], isRequired: false, nestedIsNullable: false)
        }
        return [shape]
      }
      let payload = self.payload(entry, forms)
      shape.insert(
        view == .accepting ? .nullable(payload) : payload, at: [content],
        isRequired: view == .encoding || !entry.isBare, nestedIsNullable: false)
      if view == .encoding { shape.others = .closed }
      return [shape]
    case .external, .codable:
      let payload = self.payload(entry, forms)
      if case .none = entry.payload { return nil }
      return (view == .encoding ? entry.written.map { [$0] } ?? [] : entry.tags).map { tag in
        var shape = ObjectShape()
        shape.insert(payload, at: [tag.asKey], isRequired: true, nestedIsNullable: false)
        return shape
      }
    case .untagged:
      switch entry.payload {
      case .value(let type, let reading, let writing):
        return (view == .encoding ? writing : reading) == nil ? self.shapes(of: type) : nil
      case .object(let source, let writing, let omitted) where !forms.isArray:
        return payloadShapes(source, writing, omitted)
      default: return nil
      }
    case .firstElement: return nil
    }
  }

  private func tagged(
    _ shape: ObjectShape, _ entry: __CaseForms.Case, at path: [String]
  ) -> ObjectShape {
    var tags = ObjectShape()
    let isClosed: Bool
    if view == .encoding {
      if let written = entry.written, written != .null {
        tags.insert(.values([written]), at: path[...], isRequired: true, nestedIsNullable: false)
      }
      isClosed = if case .none = entry.payload { true } else { false }
    } else {
      let values = entry.tags.filter { $0 != .null }
      let known =
        (values.isEmpty ? [] : [SchemaNode.values(values)])
        + entry.ranges.map(Self.integers)
        + (values.count == entry.tags.count ? [] : [.keywords(["type": "null"])])
      let mayBeMissing = values.count != entry.tags.count
      tags.insert(
        view == .accepting || known.isEmpty ? .anything : .choice(known), at: path[...],
        isRequired: !mayBeMissing, nestedIsNullable: false)
      isClosed = false
    }
    var result = tags
    result.merge(shape, isOptional: false)
    if isClosed { result.others = .closed }
    return result
  }

  // MARK: Payloads

  private mutating func untagged(_ forms: __CaseForms) -> [SchemaNode] {
    var nodes: [SchemaNode] = []
    for entry in forms.cases where takesPart(entry) {
      if case .none = entry.payload {
        if view == .accepting { return [.anything] }
        nodes.append(.values(view == .encoding ? entry.written.map { [$0] } ?? [] : entry.tags))
        nodes += view == .decoding ? entry.ranges.map(Self.integers) : []
      } else {
        nodes.append(at(entry.name) { $0.payload(entry, forms) })
      }
    }
    return nodes
  }

  private mutating func arrays(_ forms: __CaseForms) -> [SchemaNode] {
    forms.cases.filter(takesPart).map { entry in
      at(entry.name) { builder in
        let tags = builder.view == .encoding ? entry.written.map { [$0] } ?? [] : entry.tags
        let tag: SchemaNode =
          builder.view == .accepting || !entry.ranges.isEmpty && builder.view == .decoding
          ? .anything : .values(tags)
        let (elements, required) = builder.elements(entry)
        return .tuple(
          [tag] + elements, required: required + 1, isClosed: builder.view != .accepting)
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
      return (
        [strategy.map { node(ofPropertyOf: type, by: $0) } ?? node(of: type)],
        entry.isBare && view != .encoding ? 0 : 1
      )
    case .object(let source, let writing, let omitted):
      var nodes: [SchemaNode] = []
      var required = 0
      for value in values(of: source, writing, omitted) {
        nodes.append(value.isRequired ? value.node : .nullable(value.node))
        if value.isRequired { required = nodes.count }
      }
      return (nodes, required)
    }
  }

  /// The node of a payload that is apart from its tag.
  private mutating func payload(_ entry: __CaseForms.Case, _ forms: __CaseForms) -> SchemaNode {
    switch entry.payload {
    case .none:
      return view == .accepting ? .anything : .keywords(["type": "object", "maxProperties": 0])
    case .unknown:
      note("only encoding knows the payload of \(entry.name)")
      return .anything
    case .value(let type, let reading, let writing):
      let strategy = view == .encoding ? writing : reading
      let node = strategy.map { self.node(ofPropertyOf: type, by: $0) } ?? self.node(of: type)
      return view == .accepting && entry.isBare ? .anything : node
    case .object(let source, let writing, let omitted):
      if forms.isArray {
        let (elements, required) = self.elements(entry)
        return .tuple(elements, required: required, isClosed: view != .accepting)
      }
      let node = SchemaNode.choice(
        payloadShapes(source, writing, omitted).map(SchemaNode.object))
      return view == .accepting && entry.isBare ? .anything : node
    }
  }

  private mutating func payloadShapes(
    _ source: any __PayloadSource.Type, _ writing: [String: any MappingStrategy],
    _ omitted: [String]
  ) -> [ObjectShape] {
    guard view == .encoding else {
      return shapes(read: ReadTable.of(source.__layout, options.profile))
    }
    var shape = ObjectShape()
    shape.others = .closed
    var shapes: [ObjectShape] = []
    for value in values(of: source, writing, omitted) {
      shape.insert(
        value.node, at: value.path[...], isRequired: value.isRequired, nestedIsNullable: false)
    }
    shapes = [shape]
    for property in source.__schema.properties where property.flags.contains(.isFlattened) {
      merge(
        property.type, affixes: (property.affixes.prefix, property.affixes.suffix),
        ModelSchema.Shape(of: property.type).kind == .optional, into: &shapes)
    }
    return shapes
  }

  private struct PayloadValue {
    let path: [String]
    let node: SchemaNode
    let isRequired: Bool
  }

  /// The values of a payload that is an object, in their order.
  private mutating func values(
    of source: any __PayloadSource.Type, _ writing: [String: any MappingStrategy],
    _ omitted: [String]
  ) -> [PayloadValue] {
    guard view == .encoding else {
      return ReadTable.of(source.__layout, options.profile).properties.compactMap {
        property -> PayloadValue? in
        guard case .keys(let paths) = property.place else { return nil }
        let node =
          property.strategy.map { self.node(ofPropertyOf: property.type, by: $0) }
          ?? self.node(of: property.type)
        return PayloadValue(
          path: paths[0], node: property.usesDefaultForNull ? .nullable(node) : node,
          isRequired: property.isRequired)
      }
    }
    return source.__schema.properties.compactMap { property -> PayloadValue? in
      // Labels of values without one are their positions.
      guard !omitted.contains(property.name), !property.flags.contains(.isFlattened),
        let path = property.writtenPath.first.map({ [$0] })
      else { return nil }
      let isOptional =
        property.shape.kind == .optional || property.type is any NullableData.Type
      let node =
        writing[property.name].map { self.node(ofPropertyOf: property.type, by: $0) }
        ?? self.node(of: property.type)
      return PayloadValue(path: path, node: node, isRequired: !isOptional)
    }
  }

  private static func integers(_ range: ClosedRange<Int>) -> SchemaNode {
    .keywords([
      "type": "integer", "minimum": .number(AnyValue.Number(range.lowerBound)),
      "maximum": .number(AnyValue.Number(range.upperBound)),
    ])
  }
}

extension AnyValue {
  /// A tag as the key of an object.
  fileprivate var asKey: String {
    switch self {
    case .string(let text): text
    case .null: "null"
    default: description
    }
  }
}
