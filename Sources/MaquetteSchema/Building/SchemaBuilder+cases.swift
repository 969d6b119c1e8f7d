import MaquetteCore
import MaquetteMappings

extension SchemaBuilder {
  /// The node of an enum.
  mutating func node(of forms: __CaseForms, _ type: any Any.Type) -> SchemaNode {
    applying(forms.hooks, to: within(type) { $0.cases(forms) })
  }

  private mutating func cases(_ forms: __CaseForms) -> SchemaNode {
    if forms.rawType != nil { return raw(forms) }
    if view == .accepting, fallback(of: forms) != nil { return .anything }
    if case .untagged(let type)? = forms.fallback {
      if view == .decoding { note("a value with the tag of a case is decoded as that case") }
      var tagged = forms
      tagged.fallback = nil
      return .choice([cases(tagged), node(of: type)])
    }
    var nodes: [SchemaNode] = []
    switch forms.place {
    case .external, .codable: nodes = external(forms)
    case .untagged:
      if fallback(of: forms) != nil { return .anything }
      nodes = untagged(forms)
    case .firstElement:
      if view == .encoding, fallback(of: forms) != nil { return .anything }
      nodes = arrays(forms)
    case .inside, .adjacent:
      guard let shapes = shapes(of: forms) else { return .keywords(["type": "object"]) }
      nodes = shapes.map(SchemaNode.object)
    }
    return nodes.isEmpty ? .keywords(["not": [:]]) : .choice(nodes)
  }

  /// What stands for unknown tags: a case that keeps nothing of them is written as any other.
  private func fallback(of forms: __CaseForms) -> __CaseForms.Fallback? {
    if view == .encoding, case .nothing? = forms.fallback { return nil }
    return forms.fallback
  }

  /// Builds a part of the value under one of some keys.
  private mutating func inOne<T>(
    of keys: [String], _ make: (inout SchemaBuilder) -> T
  ) -> T { keys.count == 1 ? within(keys, make) : inEach(make) }

  func takesPart(_ entry: __CaseForms.Case) -> Bool {
    view == .encoding ? entry.isWritten : entry.isRead
  }

  // MARK: Raw values

  private mutating func raw(_ forms: __CaseForms) -> SchemaNode {
    let values = forms.rawValues.compactMap { AnyValue(inJSON: $0) }
    if view == .accepting || fallback(of: forms) != nil || values.count != forms.rawValues.count {
      // With a fallback, every value of the type is a case; without one, tags may be other values.
      guard let type = forms.rawType,
        view == .decoding || forms.fallback == nil && !forms.hasOtherValues
      else { return .anything }
      return node(of: type)
    }
    let named = zip(forms.rawValues, values).map { (name: "\($0)", values: [$1]) }
    return .choice(self.values(named))
  }

  // MARK: Tags outside

  private mutating func external(_ forms: __CaseForms) -> [SchemaNode] {
    if view == .accepting { return acceptedExternal(forms) }
    let isCodable = if case .codable = forms.place { true } else { false }
    var bare: [(name: String, values: [AnyValue])] = []
    var ranges: [SchemaNode] = []
    var objects: [SchemaNode] = []
    for entry in forms.cases where takesPart(entry) {
      let hasPayload = if case .none = entry.payload { false } else { true }
      let tags = view == .encoding ? entry.written.map { [$0] } ?? [] : entry.tags
      if view == .encoding ? !hasPayload && !isCodable : entry.isBare {
        bare.append((entry.name, tags))
        if view == .decoding { ranges += entry.ranges.map(Self.integers) }
      }
      guard hasPayload || isCodable else { continue }
      let keys = tags.map { $0.asKey }
      let payload = at(entry.name) { $0.inOne(of: keys) { $0.payload(entry, forms) } }
      for tag in tags.prefix(view == .encoding ? 1 : tags.count) {
        var shape = ObjectShape()
        shape.insert(payload, at: [tag.asKey], isRequired: true, nestedIsNullable: false)
        shape.others = .closed
        objects.append(noted(.object(shape), entry.name))
      }
    }
    if fallback(of: forms) != nil { objects.append(unknownExternal(forms)) }
    return values(bare) + ranges + objects
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
    let known = knownTags(of: forms)
    if case .tag(let type)? = forms.fallback { return .with(node(of: type), ["not": known]) }
    return .keywords(["type": "string", "not": known])
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
      shapes += own.map { shape in
        var shape = shape
        shape.notes = documentation?.members[entry.name]?.keywords ?? [:]
        return shape
      }
    }
    guard let fallback = fallback(of: forms) else { return shapes }
    if case .untagged(let type) = fallback { return self.shapes(of: type).map { shapes + $0 } }
    guard view == .decoding else { return nil }
    let path: [String]
    switch forms.place {
    case .inside(let keys), .adjacent(let keys, _): path = keys
    default: return nil
    }
    var shape = ObjectShape()
    let known = knownTags(of: forms)
    var tag = SchemaNode.keywords(["type": "string", "not": known])
    switch fallback {
    case .tag(let type), .tagAndContent(let type):
      tag = .with(node(of: type), ["not": known])
    case .nothing, .whole, .untagged: break
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
        shapes = payloadShapes(of: entry.name, source, writing, omitted)
      }
      return shapes?.map { shape in
        noteTag(at: path, in: shape)
        return tagged(shape, entry, at: path)
      }
    case .adjacent(let path, let content):
      var shape = tagged(ObjectShape(), entry, at: path)
      if case .none = entry.payload {
        if view == .encoding {
          shape.others = .closed
        } else {
          let payload = within([content]) { $0.payload(entry, forms) }
          shape.insert(payload, at: [content], isRequired: false, nestedIsNullable: false)
        }
        return [shape]
      }
      let payload = within([content]) { $0.payload(entry, forms) }
      shape.insert(
        view == .accepting ? .nullable(payload) : payload, at: [content],
        isRequired: view == .encoding || !entry.isBare, nestedIsNullable: false)
      if view == .encoding { shape.others = .closed }
      return [shape]
    case .external, .codable:
      let all = view == .decoding ? forms.cases.filter(\.isRead).flatMap(\.tags) : []
      let tags = view == .encoding ? entry.written.map { [$0] } ?? [] : entry.tags
      let payload = inOne(of: tags.map { $0.asKey }) { $0.payload(entry, forms) }
      return tags.map { tag in
        var shape = ObjectShape()
        shape.insert(payload, at: [tag.asKey], isRequired: true, nestedIsNullable: false)
        // The first tag counts, which no schema can express.
        for other in all where other != tag {
          shape.insert(.nothing, at: [other.asKey], isRequired: false, nestedIsNullable: false)
        }
        return shape
      }
    case .untagged:
      switch entry.payload {
      case .value(let type, let reading, let writing):
        return (view == .encoding ? writing : reading) == nil ? self.shapes(of: type) : nil
      case .object(let source, let writing, let omitted) where !forms.isArray:
        return payloadShapes(of: entry.name, source, writing, omitted)
      default: return nil
      }
    case .firstElement: return nil
    }
  }

  /// Lists a tag in an object on a path of a model that refuses unknown keys.
  mutating func noteTag(at path: [String], in shape: ObjectShape) {
    guard view == .decoding, case .closed = shape.others, path.count > 1, shape.has(path[0]) else {
      return
    }
    note("the tag is an unknown key in the object at \(path[0])", at: [path[0]])
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
