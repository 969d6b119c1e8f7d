import MaquetteCore

/// The shapes of objects: the keys of a type's objects, written once for all of them.
struct ShapeTable {
  /// The keys of a type's objects; nil if their trees are not objects.
  struct Shape {
    let model: Int
    let keys: [String]?
  }

  private(set) var shapes: [Shape] = []

  /// The shapes of each type, the most recently used first.
  private var byModel: [[Int]] = []

  /// The number of a shape.
  mutating func number(of model: Int, _ object: AnyValue.Object?) -> Int {
    while byModel.count <= model { byModel.append([]) }
    for (place, number) in byModel[model].enumerated() where hasKeys(shapes[number], object) {
      if place > 0 { byModel[model].swapAt(0, place) }
      return number
    }
    byModel[model].insert(shapes.count, at: 0)
    shapes.append(Shape(model: model, keys: object?.keys))
    return shapes.count - 1
  }

  private func hasKeys(_ shape: Shape, _ object: AnyValue.Object?) -> Bool {
    guard let keys = shape.keys, let object else { return shape.keys == nil && object == nil }
    guard keys.count == object.count else { return false }
    for index in keys.indices where keys[index] != object[index].key { return false }
    return true
  }
}
