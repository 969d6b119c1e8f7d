import MaquetteCore
import MaquetteMappings

extension SchemaBuilder {
  /// The node of a form.
  mutating func node(of form: DataForm) -> SchemaNode {
    switch form.content {
    case .schema(let keywords): return .keywords(keywords)
    case .type(let type): return node(of: type)
    case .strategy(let strategy): return node(by: strategy)
    case .optional(let form): return .nullable(node(of: form))
    case .array(let element, let count, let isUnique):
      return .array(
        inEach { $0.node(of: element) }, count: view == .accepting ? nil : count,
        isUnique: isUnique && view != .accepting)
    case .tuple(let elements, let required):
      return .tuple(
        elements.map { form in inEach { $0.node(of: form) } }, required: required, isClosed: true)
    case .dictionary(let values, let keys):
      let value = inEach { $0.node(of: values) }
      guard let keys else { return .dictionary(value, keys: nil) }
      if case .type(let type) = keys.content { return dictionary(keys: type, values: value) }
      return .dictionary(value, keys: view == .accepting ? nil : node(of: keys))
    case .object(let members):
      var shape = ObjectShape()
      for member in members {
        shape.insert(
          at(member.key, keys: [member.key]) { $0.node(of: member.form) }, at: [member.key],
          isRequired: member.isRequired, nestedIsNullable: false)
      }
      return .object(shape)
    case .alternatives(let forms): return .choice(forms.map { node(of: $0) })
    case .jsonText(let form):
      let inner = node(of: form)
      if view == .decoding {
        note("the text is JSON whose value satisfies 'contentSchema', which validators ignore")
      }
      return .jsonText(inner)
    case .ruled(let form, let constraints):
      return ruled(node(of: form), constraints)
    case .noted(let form, let notes):
      for text in notes { note(text, .value) }
      return node(of: form)
    case .cluster(let cluster): return node(of: cluster)
    }
  }

  /// The node of the values of a strategy, which handles no null.
  mutating func node(by strategy: any MappingStrategy) -> SchemaNode {
    let active = ActiveProfile(profile: options.profile, format: options.format)
    let strategy = (strategy as? any ProfiledStrategy)?.strategy(for: active) ?? strategy
    guard let described = strategy as? any DescribedStrategy else {
      note(
        "the strategy \(type(of: strategy)) does not state its form",
        remedy: "conform it to DescribedStrategy")
      return .anything
    }
    guard nesting.enter(type(of: strategy)) else {
      note("the form of the strategy \(type(of: strategy)) contains itself")
      return .anything
    }
    defer { nesting.leave(type(of: strategy)) }
    return node(of: described.dataForm(for: view))
  }

  // MARK: Clusters

  /// The node of a value whose type a tag selects.
  mutating func node(of cluster: ClusterTable) -> SchemaNode {
    if cluster.choice != nil, view != .encoding {
      note("the content of the object selects the type")
      return .anything
    }
    switch cluster.place {
    case .outside:
      return .choice(
        cluster.members.map { tag, type in
          var shape = ObjectShape()
          let value = within([tag]) { $0.node(of: type) }
          shape.insert(value, at: [tag], isRequired: true, nestedIsNullable: false)
          shape.others = view == .accepting ? .open : .closed
          return .object(shape)
        })
    case .beside(let content):
      return .choice(
        cluster.members.map { tag, type in
          var shape = ObjectShape()
          let value = within([content]) { $0.node(of: type) }
          shape.insert(
            tagNode(tag), at: cluster.path[...], isRequired: true, nestedIsNullable: false)
          shape.insert(value, at: [content], isRequired: true, nestedIsNullable: false)
          return .object(shape)
        })
    case .inside: return inside(cluster)
    }
  }

  private func tagNode(_ tag: String) -> SchemaNode {
    view == .accepting ? .anything : .values([.string(tag)])
  }

  private mutating func inside(_ cluster: ClusterTable) -> SchemaNode {
    var nodes: [SchemaNode] = []
    func add(_ type: any Any.Type, _ builder: inout SchemaBuilder, tag: SchemaNode?) {
      guard let shapes = builder.shapes(of: type) else {
        builder.note("the keys of \(type) are not known")
        return nodes.append(.keywords(["type": "object"]))
      }
      for shape in shapes {
        guard let tag, !cluster.path.isEmpty else {
          nodes.append(.object(shape))
          continue
        }
        var tagged = ObjectShape()
        tagged.insert(tag, at: cluster.path[...], isRequired: true, nestedIsNullable: false)
        builder.noteTag(at: cluster.path, in: shape)
        tagged.merge(shape, isOptional: false)
        tagged.notes = shape.notes
        nodes.append(.object(tagged))
      }
    }
    for (tag, type) in cluster.members { add(type, &self, tag: tagNode(tag)) }
    if let fallback = cluster.fallback {
      if view == .decoding {
        let known = cluster.members.map { AnyValue.string($0.tag) }
        add(
          fallback, &self,
          tag: .keywords(["type": "string", "not": ["enum": .array(known)]]))
      } else {
        add(fallback, &self, tag: nil)
      }
    }
    return .choice(nodes)
  }
}
