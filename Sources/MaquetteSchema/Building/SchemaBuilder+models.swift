import MaquetteCore
import MaquetteMappings

extension SchemaBuilder {
  /// The node of a model; nil if nothing describes its properties.
  mutating func model(_ type: any Any.Type) -> SchemaNode? {
    if view == .encoding {
      let form = __ModelForm.encoding(type)
      if let table = WrittenTable.of(type, variant) {
        return define(type) { builder in
          builder.framed(form) { $0.written(table, of: type, isArray: form?.isArray ?? false) }
        }
      }
    } else if let table = ReadTable.of(type, variant) {
      let form = (type as? any MappingDecodable.Type)?.__decodingForm
      return define(type) { builder in
        builder.framed(form) { $0.read(table, of: type, form?.isArray ?? false) }
      }
    }
    guard let schema = (type as? any SchemaProviding.Type)?.schema else { return nil }
    return define(type) { $0.described(schema) }
  }

  /// The shapes of the objects of a type whose keys are in the object of another model, one for
  /// each alternative; nil if they are not known.
  mutating func shapes(of type: any Any.Type) -> [ObjectShape]? {
    let type = ModelSchema.Shape(of: type).unwrapped.type
    // A member may contain itself, under other keys each time.
    guard isFinite(type), merging.insert(ObjectIdentifier(type)).inserted else { return nil }
    defer { merging.remove(ObjectIdentifier(type)) }
    return documenting(type) { $0.shapes(ofMerged: type) }
  }

  private mutating func shapes(ofMerged type: any Any.Type) -> [ObjectShape]? {
    if let form = (type as? any MappingDecodable.Type)?.__decodingForm,
      case .cases(let cases) = form.kind
    {
      return within(type) { $0.shapes(of: cases) }
    }
    if view == .encoding {
      guard let table = WrittenTable.of(type, variant) else { return nil }
      let form = __ModelForm.encoding(type)
      return framed(form) { $0.shapes(written: table, of: type) }
    }
    guard let table = ReadTable.of(type, variant) else { return nil }
    let form = (type as? any MappingDecodable.Type)?.__decodingForm
    return framed(form) { $0.shapes(read: table) }
  }

  // MARK: Decoding

  private mutating func read(
    _ table: ReadTable, of type: any Any.Type, _ isArray: Bool
  ) -> SchemaNode {
    if table.isArray || isArray { return tuple(table) }
    var shapes = shapes(read: table)
    if view == .decoding, let cluster = (type as? any ClassCluster.Type)?.clusterTable,
      !cluster.path.isEmpty
    {
      // A class of a cluster that is asked for itself need not have its tag, but no other.
      let tags = cluster.members.filter { ObjectIdentifier($0.type) == ObjectIdentifier(type) }
      for index in shapes.indices where !shapes[index].has(cluster.path[0]) {
        shapes[index].insert(
          .values(tags.map { .string($0.tag) }), at: cluster.path[...], isRequired: false,
          nestedIsNullable: false)
      }
    }
    return .choice(shapes.map(SchemaNode.object))
  }

  /// The shapes of the objects that a table decodes: several if a flattened member has several.
  mutating func shapes(read table: ReadTable) -> [ObjectShape] {
    var shape = ObjectShape()
    for property in table.properties {
      guard case .keys(let paths) = property.place else { continue }
      at(property.name, keys: paths[0]) {
        $0.insert(property, of: table.model, at: paths, into: &shape)
      }
    }
    shape.others = others(table)
    let isClosed = if case .closed = shape.others { true } else { false }
    if view == .decoding {
      exclude(aliases: table, from: &shape)
    }
    if view == .accepting { loosen(table, in: &shape) }
    configure(&shape, read: table)
    var shapes = [shape]
    for property in table.properties {
      guard case .flattened(let prefix, let suffix, let isOptional) = property.place else {
        continue
      }
      at(property.name) {
        $0.merge(
          property.type, affixes: (prefix, suffix), isOptional,
          isLoose: $0.view == .accepting && property.isLoose, into: &shapes, table.configured)
      }
    }
    if view == .decoding {
      for index in shapes.indices { closeObjects(in: &shapes[index], isClosed: isClosed) }
    }
    return shapes
  }

  /// Refuses unknown keys in the objects that paths lead through, too.
  private func closeObjects(in shape: inout ObjectShape, isClosed: Bool) {
    // What a configuration leaves of such an object is an extra or unknown value itself.
    let isConfigured = options.configuration != nil
    let restricts = if case .node = shape.others { isConfigured } else { false }
    if isClosed || restricts { shape.closeObjects(needKeys: isConfigured) }
  }

  /// Accepts any value where a path to a property with a default for invalid values begins.
  private func loosen(_ table: ReadTable, in shape: inout ObjectShape) {
    for property in table.properties where property.isLoose {
      guard case .keys(let paths) = property.place else { continue }
      for path in paths where path.count > 1 { shape.replace(path[0], with: .anything) }
    }
  }

  private mutating func others(_ table: ReadTable) -> ObjectShape.Others {
    if let extras = table.properties.first(where: {
      if case .extras = $0.place { true } else { false }
    }) {
      if view == .accepting { return .open }
      return at(extras.name) { builder in
        let shape = ModelSchema.Shape(of: extras.type)
        guard shape.kind == .dictionary, let element = shape.element else { return .open }
        if let key = shape.keyType, key != String.self {
          builder.inEach { $0.note("the type \(key) decides which other keys are valid") }
        }
        return .node(builder.inEach { $0.node(of: element.type) })
      }
    }
    if table.unknownKeys == .reject { return view == .accepting ? .open : .closed }
    return view == .decoding && options.closesObjects ? .closed : .open
  }

  private mutating func insert(
    _ property: ReadTable.Property, of model: any Any.Type, at paths: [[String]],
    into shape: inout ObjectShape
  ) {
    let accepts = view == .accepting
    if property.change?.isLeftOut == true {
      // A required property without a value: nothing is decoded.
      return accepts
        ? () : shape.insert(.nothing, at: paths[0][...], isRequired: true, nestedIsNullable: false)
    }
    var node = valueNode(of: property)
    if accepts, property.isLoose { node = .anything }
    if property.leadsIntoArray {
      note("a path leads into an array")
      node = .anything
    } else if let value = defaultValue(of: property), !accepts {
      node = .with(node, ["default": value])
    }
    node = noted(directed(node, property, of: model), property.name)
    guard accepts, paths.count > 1 else {
      return shape.insert(
        node, at: paths[0][...], isRequired: property.isRequired, nestedIsNullable: accepts)
    }
    // The value of an alias only matters without the property's own key.
    shape.insert(.nullable(node), at: paths[0][...], isRequired: false, nestedIsNullable: true)
    for path in paths.dropFirst() where !shape.has(path[0]) {
      shape.insert(.anything, at: path.prefix(1), isRequired: false, nestedIsNullable: true)
    }
    if property.isRequired { shape.oneRequired.append(paths.map { $0[0] }) }
  }

  /// The node of the values of a property, with null if that is valid.
  private mutating func valueNode(of property: ReadTable.Property) -> SchemaNode {
    var node =
      property.change.flatMap { self.node(changedBy: $0, of: property.type) }
      ?? property.strategy.map { self.node(ofPropertyOf: property.type, by: $0) }
      ?? self.node(of: property.type)
    if property.usesDefaultForNull { node = .nullable(node) }
    return node
  }

  private mutating func tuple(_ table: ReadTable) -> SchemaNode {
    var elements: [Int: SchemaNode] = [:]
    var required = 0
    for property in table.properties {
      guard case .keys(let paths) = property.place, let key = paths.first?.first,
        let position = Int(key)
      else {
        note("an array has a member without a position")
        continue
      }
      at(property.name) { builder in
        let node = builder.inEach { $0.valueNode(of: property) }
        elements[position] = builder.noted(
          builder.view == .accepting && property.isLoose ? .anything : node, property.name)
      }
      if property.isRequired { required = max(required, position + 1) }
    }
    let count = (elements.keys.max() ?? -1) + 1
    return .tuple(
      (0..<count).map { elements[$0] ?? .anything }, required: required,
      isClosed: view == .decoding)
  }

  // MARK: Models without a table

  /// The node of a model of which only the names and types of its properties are known.
  private mutating func described(_ schema: ModelSchema) -> SchemaNode {
    note("only the types of the properties are known", remedy: "conform the type to DescribedData")
    if view == .accepting || options.configuration != nil { return .anything }
    var shape = ObjectShape()
    let excluded: ModelSchema.Flags = view == .encoding ? .isNotWritten : .isNotRead
    for property in schema.properties where !property.flags.contains(excluded) {
      let path = view == .encoding ? property.writtenPath : property.path
      guard !path.isEmpty else { continue }
      let isOptional = property.shape.kind == .optional
      at(property.name, keys: path) { builder in
        let node =
          property.flags.contains(.hasStrategy) ? .anything : builder.node(of: property.type)
        shape.insert(
          node, at: path[...],
          isRequired: builder.view == .decoding && !isOptional
            && !property.flags.contains(.hasDefault), nestedIsNullable: false)
      }
    }
    return .object(shape)
  }
}

extension ReadTable.Property {
  /// Whether more values are decoded than those of the type's usual tolerance.
  fileprivate var isLoose: Bool {
    if usesDefaultForInvalid { return true }
    guard let rules else { return false }
    return rules.conversions == .lenient || rules.fractions != nil
      || rules.acceptsNumericPrefixes == true || rules.acceptsSingleValues == true
      || rules.invalidElements == .drop || rules.invalidProperties == .drop
  }
}
