// A stable order for the elements of a set, which change their order from run to run.

extension MappingWriter where Self: ~Copyable {
  /// Writes the elements of a set as an array, sorted as numbers or otherwise by their JSON text.
  package mutating func writeOrdered<Element>(
    _ elements: Set<Element>,
    _ write: (Element, inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    try beginArray()
    var trees: [(place: OrderedPlace, tree: AnyValue)] = []
    for element in elements {
      let tree = try tree(at: state.depth) { (writer) throws(WriteFailure) in
        try write(element, &writer)
      } rewriting: { _ in
      }
      trees.append((OrderedPlace(of: tree), tree))
    }
    trees.sort { $0.place < $1.place }
    for (_, tree) in trees { try writeValue(tree) }
    endArray()
  }

  /// Writes the elements of a set as an array in an order.
  @inline(never)
  @usableFromInline
  mutating func writeOrdered<Element: MappingEncodable>(
    _ elements: Set<Element>
  ) throws(WriteFailure) {
    try writeOrdered(elements) { (element, writer) throws(WriteFailure) in
      try element.write(to: &writer)
    }
  }
}

/// The sort key of an element.
private struct OrderedPlace: Comparable {
  private let number: Double
  private let text: String

  init(of tree: AnyValue) {
    let number = tree.number?.double ?? .infinity
    self.number = number.isNaN ? .infinity : number
    text = (try? tree.jsonString(JSONFormat(sortsKeys: true))) ?? tree.description
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.number != right.number { return left.number < right.number }
    return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
  }
}
