public import MaquetteCore

/// Models as text for people, from their schemas.
///
/// Properties are in declaration order, members of dictionaries and sets in a stable one. An object
/// that was shown before is only named, so cycles end.
public enum ModelDescription {
  /// The model on one line, in the order of declaration: `Demo: ["name": Stan, "age": 12]`.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - depth: The maximum depth of nested models.
  ///   - elements: The maximum number of elements of each array, set or dictionary.
  /// - Returns: The line.
  public static func line(
    of model: some SchemaProviding, depth: Int = 64, elements: Int = .max
  ) -> String {
    var describer = ModelDescriber(limits: Limits(depth: depth, elements: elements))
    return describer.inline(.model(model), depth: 0)
  }

  /// The model as a tree: one property per line, nested models indented.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - depth: The maximum depth of nested models.
  ///   - elements: The maximum number of elements of each array, set or dictionary.
  /// - Returns: The lines, without a line break at the end.
  public static func tree(
    of model: some SchemaProviding, depth: Int = 64, elements: Int = .max
  ) -> String {
    var describer = ModelDescriber(limits: Limits(depth: depth, elements: elements))
    return describer.lines("", .model(model), indent: "", depth: 0).joined(separator: "\n")
  }

  /// Limits on the size of a description.
  struct Limits {
    /// The maximum depth of nested models.
    var depth: Int

    /// The maximum number of elements of each array, set or dictionary.
    var elements: Int
  }

  /// A model with some properties on one line.
  static func line(
    of schema: ModelSchema, _ members: [(key: String, value: Any)], _ limits: Limits
  ) -> String {
    var describer = ModelDescriber(limits: limits)
    return describer.inline(schema.name, members, depth: 0)
  }

  /// A model with some properties as a tree.
  static func tree(
    of schema: ModelSchema, _ members: [(key: String, value: Any)], _ limits: Limits
  ) -> String {
    var describer = ModelDescriber(limits: limits)
    let lines = describer.lines(of: members, indent: "", depth: 0)
    return ([schema.name] + lines).joined(separator: "\n")
  }
}

/// A model whose description comes from its schema: `Demo: ["name": Stan, "age": 12]`.
///
/// ```swift
/// extension Demo: SchemaDescribing {}
/// print(demo)
/// ```
public protocol SchemaDescribing: SchemaProviding, CustomStringConvertible {}

extension SchemaDescribing {
  /// The model on one line, in declaration order.
  public var description: String { ModelDescription.line(of: self) }
}

/// Writes one description, and remembers the objects it has shown.
private struct ModelDescriber {
  let limits: ModelDescription.Limits
  private var told: Set<ObjectIdentifier> = []

  init(limits: ModelDescription.Limits) {
    self.limits = limits
  }

  /// A value on one line.
  mutating func inline(_ part: ModelPart, depth: Int) -> String {
    switch part {
    case .absent: return "nil"
    case .leaf(let value): return JSONText.onOneLine("\(value)")
    case .model(let model):
      let name = type(of: model).schema.name
      if let short = shortened(model, name, depth: depth) { return short }
      return inline(name, members(of: model), depth: depth)
    case .list(let elements):
      return bracketed(
        shown(elements) { describer, element in
          describer.inline(ModelPart(element), depth: depth)
        })
    case .set(let elements):
      return bracketed(shown(sorted(elements)) { _, text in text })
    case .map(let members):
      guard !members.isEmpty else { return "[:]" }
      return bracketed(named(members, depth: depth))
    }
  }

  /// A model on one line.
  mutating func inline(
    _ name: String, _ members: [(key: String, value: Any)], depth: Int
  ) -> String {
    name + ": " + bracketed(named(members, depth: depth + 1))
  }

  /// The properties of a model, each with its name on a line.
  mutating func lines(
    of members: [(key: String, value: Any)], indent: String, depth: Int
  ) -> [String] {
    members.flatMap { member in
      lines(member.key, ModelPart(member.value), indent: indent + "  ", depth: depth + 1)
    }
  }

  /// A value with its name on a line, and the models in it below.
  mutating func lines(
    _ name: String, _ part: ModelPart, indent: String, depth: Int
  ) -> [String] {
    let head = indent + (name.isEmpty ? "" : name + ": ")
    switch part {
    case .model(let model):
      let typeName = type(of: model).schema.name
      if let short = shortened(model, typeName, depth: depth) { return [head + short] }
      return [head + typeName] + lines(of: members(of: model), indent: indent, depth: depth)
    case .list(let elements) where elements.contains(where: holdsModel):
      let members = elements.enumerated().map { (key: "[\($0)]", value: $1) }
      return [head + count(elements.count)] + block(members, indent: indent, depth: depth)
    case .map(let members) where members.contains(where: { holdsModel($0.value) }):
      let members = members.map { (key: "[\(JSONText.quoted($0.key))]", value: $0.value) }
      return [head + count(members.count)] + block(members, indent: indent, depth: depth)
    case .set(let elements) where elements.contains(where: holdsModel):
      var texts = shown(sorted(elements)) { _, text in text }
      texts = texts.map { indent + "  " + $0 }
      return [head + count(elements.count)] + texts
    default:
      return [head + inline(part, depth: depth)]
    }
  }

  private mutating func block(
    _ members: [(key: String, value: Any)], indent: String, depth: Int
  ) -> [String] {
    let inner = indent + "  "
    var result = members.prefix(limits.elements).flatMap { member in
      lines(member.key, ModelPart(member.value), indent: inner, depth: depth)
    }
    if members.count > limits.elements { result.append(inner + rest(members.count)) }
    return result
  }

  /// The short form of a model that was shown before, or is too deep.
  private mutating func shortened(
    _ model: any SchemaProviding, _ name: String, depth: Int
  ) -> String? {
    if depth >= limits.depth { return name + " ..." }
    guard type(of: model) is AnyClass else { return nil }
    let isNew = told.insert(ObjectIdentifier(model as AnyObject)).inserted
    return isNew ? nil : name + " (see above)"
  }

  private func members(of model: any SchemaProviding) -> [(key: String, value: Any)] {
    type(of: model).schema.properties.map {
      ($0.name, model.value(ofProperty: $0.name) ?? Any?.none as Any)
    }
  }

  private mutating func named(_ members: [(key: String, value: Any)], depth: Int) -> [String] {
    shown(members) { describer, member in
      JSONText.quoted(member.key) + ": " + describer.inline(ModelPart(member.value), depth: depth)
    }
  }

  private mutating func sorted(_ elements: [Any]) -> [String] {
    let numbers = elements.compactMap { $0 as? Int }
    if numbers.count == elements.count { return numbers.sorted().map { "\($0)" } }
    return elements.map { inline(ModelPart($0), depth: 0) }.sorted()
  }

  private mutating func shown<T>(
    _ elements: [T], _ show: (inout ModelDescriber, T) -> String
  ) -> [String] {
    var texts: [String] = []
    for element in elements.prefix(limits.elements) { texts.append(show(&self, element)) }
    return elements.count > limits.elements ? texts + [rest(elements.count)] : texts
  }

  private func rest(_ count: Int) -> String { "... \(count - limits.elements) more" }

  private func bracketed(_ texts: [String]) -> String {
    "[" + texts.joined(separator: ", ") + "]"
  }

  private func count(_ count: Int) -> String { count.counted("element") }

  private func holdsModel(_ value: Any) -> Bool {
    switch ModelPart(value) {
    case .model: true
    case .list(let elements), .set(let elements): elements.contains(where: holdsModel)
    case .map(let members): members.contains { holdsModel($0.value) }
    case .absent, .leaf: false
    }
  }
}
