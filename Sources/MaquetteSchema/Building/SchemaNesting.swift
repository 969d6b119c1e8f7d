/// What is known about types and strategies whose forms contain themselves.
///
/// A type with a definition may contain itself. What is written in place may not, and neither may
/// a generic type with itself of an array, which stands for endlessly many types.
struct SchemaNesting {
  /// The types that are being described in place, within the current definition.
  var open: Set<ObjectIdentifier> = []

  /// The types in place that contain themselves, so that they need a definition.
  var recursive: Set<ObjectIdentifier> = []

  /// The types in place that do not contain themselves.
  var finite: Set<ObjectIdentifier> = []

  /// How many strategies of each type are being described inside each other.
  private var depths: [ObjectIdentifier: Int] = [:]

  /// The strategies that were found to contain themselves.
  private var endless: Set<ObjectIdentifier> = []

  /// The generic types that were found to contain endlessly many types.
  private var growing: Set<String> = []

  /// A strategy may contain another one of its type, but not without end.
  private static let largestDepth = 16

  /// Begins to describe a strategy; false if it contains itself too often.
  mutating func enter(_ strategy: any Any.Type) -> Bool {
    let id = ObjectIdentifier(strategy)
    let depth = depths[id, default: 0]
    // After the first time, each branch of the form ends early, or there would be too many.
    guard depth < (endless.contains(id) ? 1 : Self.largestDepth) else {
      endless.insert(id)
      return false
    }
    depths[id] = depth + 1
    return true
  }

  mutating func leave(_ strategy: any Any.Type) {
    depths[ObjectIdentifier(strategy), default: 1] -= 1
  }

  /// Begins to describe a definition, at whose references everything in it ends.
  mutating func define() { (open, depths) = ([], [:]) }

  /// Whether a type is none of endlessly many, whose arguments contain each other ever deeper.
  mutating func isFinite(_ type: any Any.Type) -> Bool {
    let name = "\(type)"
    guard let start = name.firstIndex(of: "<") else { return true }
    let base = String(name[..<start])
    var (depth, deepest, length) = (0, 0, 0)
    for byte in name.utf8 {
      length += 1
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      deepest = max(deepest, depth)
    }
    guard deepest > (growing.contains(base) ? 4 : Self.largestDepth) || length > 4096 else {
      return true
    }
    growing.insert(base)
    return false
  }

  /// Goes on with what is around a definition.
  mutating func leave(to outer: SchemaNesting) { (open, depths) = (outer.open, outer.depths) }

  /// Keeps what was found while something was described that is described again.
  mutating func learn(from other: SchemaNesting) {
    (recursive, finite) = (other.recursive, other.finite)
    (endless, growing) = (other.endless, other.growing)
  }
}

extension SchemaBuilder {
  /// The node of a type that is written in place, or has a definition if it contains itself.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - make: Makes the node, which may contain the type again.
  mutating func inPlace(
    _ type: any Any.Type, _ make: (inout SchemaBuilder) -> SchemaNode
  ) -> SchemaNode {
    let id = ObjectIdentifier(type)
    if nesting.finite.contains(id) { return make(&self) }
    if isDefined(type) || nesting.recursive.contains(id) { return define(type, make) }
    guard isFinite(type) else { return .anything }
    guard nesting.open.insert(id).inserted else {
      nesting.recursive.insert(id)
      return .reference(id)
    }
    // Only making it shows whether it contains itself: then it is made again.
    var before = self
    let node = make(&self)
    nesting.open.remove(id)
    guard nesting.recursive.contains(id) else {
      nesting.finite.insert(id)
      return node
    }
    before.nesting.open.remove(id)
    before.nesting.learn(from: nesting)
    self = before
    return define(type, make)
  }

  /// Whether a type has a definition, which may not be complete yet.
  func isDefined(_ type: any Any.Type) -> Bool { definition(ObjectIdentifier(type)) != nil }

  /// Whether a type can be described; it is listed if it is one of endlessly many.
  mutating func isFinite(_ type: any Any.Type) -> Bool {
    guard !nesting.isFinite(type) else { return true }
    note("\("\(type)".prefix { $0 != "<" }) contains itself with ever more generic arguments")
    return false
  }
}
