/// The output of a model, combined where places share objects and arrays.
///
/// Everything in a nested object or array is written at the place of its first value.
struct OutputTree {
  /// A value at the end of a path.
  struct Leaf {
    /// The value; without steps, a statement that writes fields itself.
    var value: String

    /// The steps to the value from where it is written.
    var steps: ArraySlice<PathText.Step> = []
    var options = ""
    var isOptional = false
    var keepsNil = false

    /// The conditions for writing the value.
    var conditions: [String] = []

    /// The condition for writing the value.
    fileprivate var condition: String { conditions.joined(separator: ", ") }

    /// A statement that runs only if the value is written.
    fileprivate func ifWritten(_ statement: String, otherwise: String = "") -> String {
      conditions.isEmpty ? statement : "if \(condition) { \(statement) }" + otherwise
    }

    /// The leaf, seen from where its first step leads to.
    fileprivate var inside: Self {
      var leaf = self
      leaf.steps = steps.dropFirst()
      return leaf
    }
  }

  /// The values, in their order.
  var leaves: [Leaf] = []

  /// The statements that write what no other property has.
  var extras: [String] = []

  /// Whether the model is an array, in which each value follows the other.
  let isArray: Bool

  /// Whether there are nested objects, which other code may also write into.
  var hasNested: Bool {
    leaves.contains { if case .key? = $0.steps.dropFirst().first { true } else { false } }
  }

  /// The statements.
  var statements: [String] {
    let all = (isArray ? arrayStatements : Self.fields(leaves)) + extras
    // Other code writes fields, which may be in nested objects.
    return hasNested && leaves.contains(where: \.steps.isEmpty) ? Self.sharing(all) : all
  }

  private var arrayStatements: [String] {
    // An omitted element is null, or nothing at the end of the array.
    let always = leaves.lastIndex { $0.conditions.isEmpty }.map { $0 + 1 } ?? 0
    let elements = Self.elements(leaves)
    let first = elements.prefix(always).flatMap(\.statements)
    guard always < leaves.count else { return first }
    let optional = zip(leaves, elements).dropFirst(always)
    let length = always == 0 ? 0 : elements[always - 1].index + 1
    return first + ["var length = \(length)"]
      + optional.map { "if \($0.condition) { length = \($1.index + 1) }" }
      + optional.flatMap { when("length > \($1.index)", $1.statements) }
  }

  /// The statements that write values into an open object.
  private static func fields(_ leaves: [Leaf]) -> [String] {
    var opened: Set<PathText.Step> = []
    return leaves.flatMap { leaf -> [String] in
      guard case .key(let key)? = leaf.steps.first else { return [leaf.value] }
      // A profile may have an object where others have a value: at most one of them is written.
      guard leaf.steps.count > 1 else {
        let arguments = "\(key.staticKey), \(leaf.value)\(leaf.options)"
        return [leaf.ifWritten("try writer.writeField(\(arguments))")]
      }
      guard opened.insert(.key(key)).inserted else { return [] }
      return container(
        leaves.filter { $0.steps.count > 1 && $0.steps.first == .key(key) }.map(\.inside),
        "writer.writeKey(\(key.staticKey))")
    }
  }

  /// The statements that write an object or an array with some values after its key.
  private static func container(_ leaves: [Leaf], _ writeKey: String) -> [String] {
    switch leaves[0].steps.first {
    case .key, nil:
      return [writeKey, "try writer.beginObject()"] + fields(leaves)
        + ["writer.__endObjectUnlessEmpty()"]
    case .index:
      let tests = leaves.map { leaf in
        leaf.isOptional && !leaf.keepsNil ? "MaquetteCore.__Field.isNil(\(leaf.value))" : nil
      }
      let lines = [writeKey] + element(leaves)
      // One of the elements always has a value.
      if tests.contains(nil) { return lines }
      let test = tests.compactMap(\.self).joined(separator: " && ")
      return when("writer.state.options.nilValues == .writeNull || !(\(test))", lines)
    case .each:
      let leaf = leaves[0]
      guard leaf.isOptional else { return [writeKey] + loop(leaf.value, leaf) }
      let otherwise =
        leaf.keepsNil ? "} else {" : "} else if writer.state.options.nilValues == .writeNull {"
      return ["if let values = \(leaf.value) {", "  " + writeKey]
        + loop("values", leaf).indented
        + [otherwise, "  " + writeKey, "  writer.writeNull()", "}"]
    }
  }

  /// The statements that write an element of an array, which consists of some values.
  private static func element(_ leaves: [Leaf]) -> [String] {
    let leaf = leaves[0]
    switch leaf.steps.first {
    case nil:
      let write = "try writer.__writeElement(\(leaf.value)\(leaf.options))"
      return [leaf.ifWritten(write, otherwise: " else { writer.writeNull() }")]
    case .key: return fields(leaves).inObject
    case .index: return elements(leaves).flatMap(\.statements).inArray
    case .each:
      guard leaf.isOptional else { return loop(leaf.value, leaf) }
      return when(
        "let values = \(leaf.value)", loop("values", leaf), otherwise: ["writer.writeNull()"])
    }
  }

  /// The statements that write the elements of an array, each after the gap before it.
  private static func elements(_ leaves: [Leaf]) -> [(index: Int, statements: [String])] {
    let positions = Dictionary(grouping: leaves) { leaf in
      if case .index(let index)? = leaf.steps.first { index } else { 0 }
    }
    var next = 0
    return positions.sorted { $0.key < $1.key }.map { index, leaves in
      let gap = index > next ? ["writer.__writeGap(\(index - next))"] : []
      next = index + 1
      return (index, gap + element(leaves.map(\.inside)))
    }
  }

  private static func loop(_ values: String, _ leaf: Leaf) -> [String] {
    let inner = Leaf(value: "element", steps: leaf.steps.dropFirst())
    return (["for element in \(values) {"] + element([inner]).indented + ["}"]).inArray
  }
}

extension OutputTree.Leaf {
  /// The value of a property at each of its places (the profile and the format select one).
  static func all(of property: PropertyModel, in model: TypeModel) -> [Self] {
    let own = "self.\(property.reference)"
    let value = property.attributes.output.nilValue.map { nilValue in
      "(\(own) ?? \(nilValue.source(inModel: model.reference)))"
    }
    var leaf = Self(
      value: value ?? own, steps: property.writePlace.steps[...],
      options: property.fieldOptions(in: model),
      isOptional: property.type?.wrapped != nil, keepsNil: property.keepsNil(in: model),
      conditions: property.outputTests(in: model))
    if let names = property.attributes.profiled.exclusions(inModel: model.reference) {
      leaf.conditions.insert("!writer.__isExcluded(in: \(names))", at: 0)
    }
    let keys = property.attributes.profiled.keys
    guard !keys.isEmpty else { return [leaf] }
    let names = keys.map { $0.names(inModel: model.reference) }.joined(separator: ", ")
    let places = [property.writePlace] + keys.map { property.under($0).writePlace }
    return places.enumerated().map { index, place in
      var chosen = leaf
      chosen.steps = place.steps[...]
      chosen.conditions.insert("writer.__keyIndex(among: [\(names)]) == \(index - 1)", at: 0)
      return chosen
    }
  }
}
