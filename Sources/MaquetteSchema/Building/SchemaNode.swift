import MaquetteCore

/// A part of a schema before it is written: references are not yet placed.
indirect enum SchemaNode {
  /// Keywords.
  case keywords(AnyValue.Object)

  /// A type that may have a definition of its own.
  case reference(ObjectIdentifier)

  case object(ObjectShape)
  case array(SchemaNode, count: ClosedRange<Int>?, isUnique: Bool)
  case tuple([SchemaNode], required: Int, isClosed: Bool)
  case dictionary(SchemaNode, keys: SchemaNode?)
  case any(of: [SchemaNode])
  case nullable(SchemaNode)
  case jsonText(SchemaNode)

  /// What satisfies both of two parts.
  case both(SchemaNode, SchemaNode)

  /// A part with further keywords.
  case with(SchemaNode, AnyValue.Object)

  /// Values of any form.
  static var anything: SchemaNode { .keywords([:]) }

  /// No value.
  static var nothing: SchemaNode { .any(of: []) }

  var isAnything: Bool {
    if case .keywords(let keywords) = self { keywords.isEmpty } else { false }
  }

  /// One of some values.
  static func values(_ values: [AnyValue]) -> SchemaNode {
    values.count == 1 ? .keywords(["const": values[0]]) : .keywords(["enum": .array(values)])
  }

  /// The only alternative, or a choice.
  static func choice(_ nodes: [SchemaNode]) -> SchemaNode {
    if nodes.contains(where: \.isAnything) { return .anything }
    return nodes.count == 1 ? nodes[0] : .any(of: nodes)
  }
}

/// The keys of an object and their values, which paths and flattened members share.
struct ObjectShape {
  struct Property {
    let key: String
    var value: Value
    var isRequired: Bool
  }

  /// What is under a key.
  enum Value {
    case node(SchemaNode)
    indirect case object(ObjectShape)
  }

  /// Which other keys there may be.
  enum Others {
    case open
    case closed
    case node(SchemaNode)

    /// There are others, of which nothing is known.
    case unknown

    /// What applies to an object that has the keys of both.
    func merged(with other: Others) -> Others {
      switch (self, other) {
      case (.unknown, _), (_, .unknown), (.node, .node): .unknown
      case (.node, _): self
      case (_, .node): other
      case (.closed, _), (_, .closed): .closed
      case (.open, .open): .open
      }
    }

    /// What certainly satisfies both an object's rule and that of a member in it.
    func narrowed(by member: Others, hasAffixes: Bool) -> Others {
      switch (self, member) {
      case (.node(let own), .node(let extra)): .node(.all(own, extra))
      // Only keys with the affixes are the member's.
      case (.closed, .node) where hasAffixes: .closed
      default: merged(with: member)
      }
    }
  }

  var properties: [Property] = []
  var others: Others = .open

  /// Lists of keys, of each of which at least one has to be there.
  var oneRequired: [[String]] = []

  /// Keys whose presence requires others.
  var dependencies: [(key: String, required: [String])] = []

  /// Whether null may stand for the object.
  var isNullable = false

  /// What is said about the object.
  var notes = AnyValue.Object()

  /// Whether anything in the object has to be there.
  var requiresSomething: Bool { properties.contains(where: \.isRequired) || !oneRequired.isEmpty }

  func has(_ key: String) -> Bool { position(of: key) != nil }

  /// Refuses other keys in the objects that paths lead through.
  ///
  /// - Parameter needKeys: Whether these objects have to have one of their keys.
  mutating func closeObjects(needKeys: Bool) {
    for position in properties.indices {
      guard case .object(var inner) = properties[position].value else { continue }
      inner.others = .closed
      inner.closeObjects(needKeys: needKeys)
      if needKeys, !inner.requiresSomething {
        if inner.properties.count == 1 {
          inner.properties[0].isRequired = true
        } else {
          inner.oneRequired.append(inner.properties.map(\.key))
        }
      }
      properties[position].value = .object(inner)
    }
  }

  /// Replaces the value under a key.
  mutating func replace(_ key: String, with node: SchemaNode) {
    if let position = position(of: key) { properties[position].value = .node(node) }
  }

  /// Accepts any value under each key.
  mutating func loosenValues() {
    for position in properties.indices { properties[position].value = .node(.anything) }
  }

  /// Accepts objects on the paths to keys of which none is there.
  mutating func makeNestedOptional() {
    for position in properties.indices {
      guard case .object(var inner) = properties[position].value else { continue }
      inner.isNullable = true
      inner.oneRequired = []
      inner.dependencies = []
      inner.makeNestedOptional()
      for position in inner.properties.indices { inner.properties[position].isRequired = false }
      properties[position].value = .object(inner)
    }
  }

  func position(of key: String) -> Int? {
    properties.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// Adds a value at the end of a path of keys.
  ///
  /// - Parameters:
  ///   - path: The keys.
  ///   - node: The value.
  ///   - isRequired: Whether it has to be there, and so the objects around it.
  mutating func insert(
    _ node: SchemaNode, at path: ArraySlice<String>, isRequired: Bool, nestedIsNullable: Bool
  ) {
    guard let key = path.first else { return }
    let position = self.position(of: key)
    guard path.count > 1 else {
      guard let position else {
        return properties.append(
          Property(key: key, value: .node(node), isRequired: isRequired))
      }
      properties[position].isRequired = properties[position].isRequired || isRequired
      properties[position].value = .node(.all(properties[position].value.node, node))
      return
    }
    var inner = ObjectShape()
    inner.isNullable = nestedIsNullable
    var other: SchemaNode?
    if let position {
      switch properties[position].value {
      case .object(let object): inner = object
      case .node(let node): other = node
      }
    }
    inner.insert(
      node, at: path.dropFirst(), isRequired: isRequired, nestedIsNullable: nestedIsNullable)
    if inner.requiresSomething { inner.isNullable = false }
    let own = Value.object(inner)
    let value = other.map { .node(.all($0, own.node)) } ?? own
    if let position {
      properties[position].value = value
      properties[position].isRequired = properties[position].isRequired || isRequired
    } else {
      properties.append(Property(key: key, value: value, isRequired: isRequired))
    }
  }

  /// Requires the end of a path if a key is there; a path of several keys is always required.
  mutating func require(_ path: [String], beside key: String) {
    guard path.count == 1 else {
      return insert(.anything, at: path[...], isRequired: true, nestedIsNullable: false)
    }
    guard key != path[0], position(of: path[0]).map({ !properties[$0].isRequired }) ?? true,
      !dependencies.contains(where: { $0.key == key && $0.required == path })
    else { return }
    dependencies.append((key, path))
  }

  /// The keys whose values two models decode.
  func keys(sharedWith member: ObjectShape) -> [String] {
    member.properties.compactMap { property in
      guard let position = position(of: property.key) else { return nil }
      // Paths may share an object.
      if case .object = property.value, case .object = properties[position].value { return nil }
      return property.key
    }
  }

  /// Adds the keys of a flattened member, unless the object itself has them.
  mutating func merge(_ member: ObjectShape, isOptional: Bool) {
    let required = member.properties.filter(\.isRequired).map(\.key)
    for property in member.properties {
      if let position = position(of: property.key) {
        if case (.object(var own), .object(let inner)) = (
          properties[position].value, property.value
        ) {
          own.merge(inner, isOptional: isOptional)
          properties[position].value = .object(own)
          if property.isRequired, !isOptional { properties[position].isRequired = true }
        }
        continue
      }
      var added = property
      if isOptional {
        added.isRequired = false
        // An object that may be null need not lead to a key of the member.
        if !property.value.isNullableObject {
          let others = required.filter { $0 != property.key }
          if !others.isEmpty { dependencies.append((property.key, others)) }
        }
      }
      properties.append(added)
    }
    dependencies += member.dependencies
    if !isOptional { oneRequired += member.oneRequired }
    others = others.merged(with: member.others)
  }

  /// The shape with affixes around its keys.
  func affixed(_ prefix: String, _ suffix: String) -> ObjectShape {
    guard !(prefix.isEmpty && suffix.isEmpty) else { return self }
    func around(_ key: String) -> String { prefix + key + suffix }
    var shape = self
    shape.properties = properties.map {
      Property(key: around($0.key), value: $0.value, isRequired: $0.isRequired)
    }
    shape.oneRequired = oneRequired.map { $0.map(around) }
    shape.dependencies = dependencies.map { (around($0.key), $0.required.map(around)) }
    // Other keys have affixes, too, which no keyword for the rest expresses.
    if case .node = others { shape.others = .unknown }
    return shape
  }
}

extension ObjectShape.Value {
  fileprivate var isNullableObject: Bool {
    if case .object(let object) = self { object.isNullable } else { false }
  }

  var node: SchemaNode {
    switch self {
    case .node(let node): node
    case .object(let object): object.isNullable ? .nullable(.object(object)) : .object(object)
    }
  }
}

extension SchemaNode {
  /// What satisfies both of two parts.
  static func all(_ first: SchemaNode, _ second: SchemaNode) -> SchemaNode {
    if first.isAnything { return second }
    return second.isAnything ? first : .both(first, second)
  }
}
