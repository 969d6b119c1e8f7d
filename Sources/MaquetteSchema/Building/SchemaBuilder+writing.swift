import MaquetteCore
import MaquetteMappings

// The models that are encoded.

extension SchemaBuilder {
  mutating func written(
    _ table: WrittenTable, of type: any Any.Type, isArray: Bool
  ) -> SchemaNode {
    if isArray || ReadTable.of(type, variant)?.isArray == true { return tuple(table) }
    return .choice(shapes(written: table, of: type).map(SchemaNode.object))
  }

  mutating func shapes(written table: WrittenTable, of type: any Any.Type) -> [ObjectShape] {
    var shape = ObjectShape()
    if options.configuration?.changesSubclasses(of: type) == true {
      shape.others = .unknown
      return [shape]
    }
    // An object of a subclass has more keys; actors have no subclasses.
    var isOpen = table.isIncomplete || type is AnyClass && !(type is any Actor.Type)
    var tagPaths: Set<[String]> = []
    for property in table.placedProperties {
      switch property.place {
      case .keys(let path):
        at(path.joined(separator: ".")) { builder in
          shape.insert(
            builder.noted(
              builder.directed(builder.node(of: property), property, of: type),
              at: property.declaredPath ?? path), at: path[...],
            isRequired: builder.isAlwaysWritten(property),
            nestedIsNullable: false)
        }
      case .tag(let cluster):
        guard !cluster.path.isEmpty, tagPaths.insert(cluster.path).inserted else { continue }
        let tags = cluster.members.filter { isClass($0.type, orSubclassOf: type) }
        let known = tags.isEmpty ? cluster.members : tags
        shape.insert(
          .values(known.map { .string($0.tag) }), at: cluster.path[...], isRequired: false,
          nestedIsNullable: false)
      case .unknown(let keys):
        isOpen = true
        if let key = keys.first, !shape.has(key) {
          shape.insert(.anything, at: [key], isRequired: false, nestedIsNullable: false)
        }
        note("the value at \(keys.joined(separator: ".")) is written into an array")
      case .flattened, .extras: continue
      }
    }
    shape.others = isOpen ? .unknown : .closed
    for property in table.properties {
      guard case .extras = property.place else { continue }
      let element = ModelSchema.Shape(of: property.type).element?.type
      shape.others = element.map { .node(node(of: $0)) } ?? .unknown
    }
    configure(&shape, written: table)
    var shapes = [shape]
    for property in table.properties {
      guard case .flattened(let prefix, let suffix) = property.place else { continue }
      let isOptional = property.hasNil || ModelSchema.Shape(of: property.type).kind == .optional
      merge(property.type, affixes: (prefix, suffix), isOptional, into: &shapes, table.configured)
    }
    return shapes
  }

  private var writesNull: Bool { options.nilValues == .writeNull }

  private func isAlwaysWritten(_ property: WrittenTable.Property) -> Bool {
    !property.mayBeMissing && (!property.hasNil || property.keepsNil || writesNull)
  }

  private mutating func node(of property: WrittenTable.Property) -> SchemaNode {
    let shape = ModelSchema.Shape(of: property.type)
    let type = shape.kind == .optional ? shape.element?.type ?? property.type : property.type
    let node =
      property.dates.map { self.node(ofDates: type, by: $0) }
      ?? property.strategy.map { self.node(ofPropertyOf: type, by: $0) } ?? self.node(of: type)
    return property.hasNil && (property.keepsNil || writesNull) ? .nullable(node) : node
  }

  private mutating func tuple(_ table: WrittenTable) -> SchemaNode {
    var elements: [Int: SchemaNode] = [:]
    var required = 0
    for property in table.properties {
      guard case .keys(let path) = property.place, let position = path.first.flatMap({ Int($0) })
      else { continue }
      let node = self.node(of: property)
      let isAlways = !property.hasNil && !property.mayBeMissing
      elements[position] = noted(isAlways ? node : .nullable(node), at: path)
      if isAlways { required = max(required, position + 1) }
    }
    let count = (elements.keys.max() ?? -1) + 1
    return .tuple(
      (0..<count).map { elements[$0] ?? .keywords(["type": "null"]) }, required: required,
      isClosed: !table.isIncomplete)
  }
}

extension __ModelForm {
  /// How a type is encoded, besides its tables.
  static func encoding(_ type: any Any.Type) -> __ModelForm? {
    (type as? any MappingEncodable.Type)?.__encodingForm
      ?? (type as? any IsolatedEncodable.Type)?.__encodingForm
      ?? (type as? any __NoncopyableShape.Type)?.__encodingForm
  }
}
