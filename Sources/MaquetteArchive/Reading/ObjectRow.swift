import MaquetteCore

/// An object of an archive before it is created.
struct ObjectRow {
  /// The name of the object's class in the archive.
  let name: String

  /// The class; nil if no declared type has the name.
  let model: ArchivedModel?

  /// The tree of the object, without deferred properties.
  private(set) var tree: AnyValue

  /// The properties that are set after all objects exist.
  private(set) var later: AnyValue.Object = AnyValue.Object()

  /// The properties that are mapped only in archives, and need no other object for their creation.
  private(set) var alone: [(property: ModelSchema.Property, value: AnyValue)] = []

  init(named name: String, _ model: ArchivedModel?, _ tree: AnyValue) {
    self.name = name
    self.model = model
    self.tree = tree
    takeArchivedAlone()
  }

  private mutating func takeArchivedAlone() {
    guard let model, !model.archivedAlone.isEmpty, case .object(var object) = tree else { return }
    for property in model.archivedAlone {
      guard let value = object[property.name] else { continue }
      alone.append((property, value))
      object[property.name] = nil
    }
    tree = .object(object)
  }

  /// The references from the object to other objects, by property.
  func edges() -> [ObjectOrder.Edge] {
    guard case .object(let object) = tree else {
      return tree.references.map { .init(target: $0, property: 0, isDeferrable: false) }
    }
    var edges: [ObjectOrder.Edge] = []
    for (index, member) in object.enumerated() {
      let references = member.value.references
      guard !references.isEmpty else { continue }
      let places = deferrablePlaces(at: member.key)
      if places.contains(where: { $0.place.keys.count == 1 }) {
        edges += references.map { .init(target: $0, property: index, isDeferrable: true) }
        continue
      }
      // The number of deferrable references to each object. Any further reference cannot wait.
      var inside: [Int: Int] = [:]
      for (number, place) in places {
        for target in tree[path: place.keys[...]]?.references ?? [] {
          edges.append(
            .init(target: target, property: object.count + number, isDeferrable: true))
          inside[target, default: 0] += 1
        }
      }
      for target in references {
        if let count = inside[target], count > 0 {
          inside[target] = count - 1
        } else {
          edges.append(.init(target: target, property: index, isDeferrable: false))
        }
      }
    }
    return edges
  }

  /// The paths in a member of the object that can be set after all objects exist.
  private func deferrablePlaces(at key: String) -> [(number: Int, place: DeferrablePlace)] {
    (model?.deferrablePlaces ?? []).enumerated().filter { _, place in
      // An alias is not decoded if a name with precedence has a value.
      place.keys.first == key && !place.earlier.contains { tree[path: $0[...]] != nil }
    }.map { ($0.offset, $0.element) }
  }

  /// The indices of all objects that the object refers to.
  var references: [Int] { tree.references + alone.flatMap { $0.value.references } }

  /// The keys of a deferrable path by its number.
  func keys(_ number: Int) -> [String] {
    guard case .object(let object) = tree else { return [] }
    if object.indices.contains(number) { return [object[number].key] }
    let places = model?.deferrablePlaces ?? []
    let place = number - object.count
    return places.indices.contains(place) ? places[place].keys : []
  }

  /// Removes values from the tree, to set them later.
  mutating func deferPlaces(_ numbers: Set<Int>) {
    let places = numbers.sorted().map { keys($0) }
    var later = AnyValue.object(AnyValue.Object())
    for keys in places {
      guard let value = tree[path: keys[...]] else { continue }
      later.insert(value, at: keys[...])
      // An optional may have an initial value, which would be changed instead of replaced.
      if model?.deferrablePlaces.first(where: { $0.keys == keys })?.isOptional == true {
        tree.insert(.null, at: keys[...])
      } else {
        tree.remove(at: keys[...])
      }
    }
    if case .object(let object) = later { self.later = object }
  }

  /// Whether a path is set later.
  func isLater(_ steps: [MappingPath.Step]) -> Bool {
    var value = AnyValue.object(later)
    for step in steps {
      guard case .key(let key) = step, let inner = value[path: [key]] else { return false }
      value = inner
    }
    return !later.isEmpty
  }

  /// Releases the trees after the object has been created.
  mutating func release() { tree = .null }
}
