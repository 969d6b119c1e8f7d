import MaquetteCore
import MaquetteMappings

/// A tree that a sequence of operations changes.
///
/// Trees are values: a change deep inside one would copy all containers around it. So a container
/// is opened when an operation first reaches into it, changed in place by all operations, and
/// turned back into a value at the end.
struct PatchTree {
  private var root: PatchPlace

  /// The number of levels that the tree may have.
  private var levels: TreeLevels
  private let limit: Int
  private var copies: Int

  /// Opens a tree for changes.
  ///
  /// - Parameters:
  ///   - value: The tree.
  ///   - depth: The maximum depth of values that are added, copied or moved, including themselves.
  ///   - copies: The maximum number of values that are copied, or moved to a deeper place.
  init(_ value: AnyValue, depth: Int, copies: Int) {
    root = PatchPlace(value)
    levels = TreeLevels(limit: depth)
    limit = copies
    self.copies = copies
  }

  /// The current tree.
  var value: AnyValue { root.value }

  /// Applies one change; if it fails, the tree is no longer usable.
  mutating func apply(_ operation: JSONPatch.Operation) throws(MappingError) {
    switch operation {
    case .add(let pointer, let value):
      let place = PatchPlace(value)
      try check(place, at: pointer)
      try add(place, at: pointer)
    case .remove(let pointer): _ = try remove(at: pointer)
    case .replace(let pointer, let value): try replace(at: pointer, by: PatchPlace(value))
    case .move(let source, let target): try move(from: source, to: target)
    case .copy(let source, let target):
      let place = PatchPlace(try present(at: source).value)
      try count(place, at: target)
      try check(place, at: target)
      try add(place, at: target)
    case .test(let pointer, let value):
      let found = try present(at: pointer).value
      guard found == value else {
        throw MappingError(
          .invalidValue, at: path(of: pointer), expected: value.shown(hidesValue: false),
          found: found.shown(hidesValue: false))
      }
    }
  }

  private mutating func move(
    from source: JSONPointer, to target: JSONPointer
  ) throws(MappingError) {
    guard target == source || !target.tokens.starts(with: source.tokens) else {
      throw MappingError(
        .invalidValue, at: path(of: target), expected: "a place outside what is moved",
        found: target.description)
    }
    let place = try remove(at: source)
    // A value that does not move deeper still fits.
    if target.tokens.count > source.tokens.count {
      try count(place, at: target)
      try check(place, at: target)
    }
    try add(place, at: target)
  }

  private mutating func replace(
    at pointer: JSONPointer, by place: PatchPlace
  ) throws(MappingError) {
    try check(place, at: pointer)
    guard let token = pointer.tokens.last else { return root = place }
    // Replaced in place, to keep the order of the members.
    let container = try container(around: pointer)
    guard container.replace(token, by: place) else { throw missing(pointer) }
  }

  private mutating func add(_ place: PatchPlace, at pointer: JSONPointer) throws(MappingError) {
    guard let token = pointer.tokens.last else { return root = place }
    let container = try container(around: pointer)
    guard container.add(place, at: token) else {
      throw MappingError(
        .invalidValue, at: path(of: pointer), expected: "a position up to \(container.count)",
        found: token)
    }
  }

  private mutating func remove(at pointer: JSONPointer) throws(MappingError) -> PatchPlace {
    guard let token = pointer.tokens.last else {
      defer { root = PatchPlace(.null) }
      return root
    }
    let container = try container(around: pointer)
    guard let place = container.remove(token) else { throw missing(pointer) }
    return place
  }

  /// Opens the container of the place that a pointer leads to, and all enclosing ones.
  private mutating func container(
    around pointer: JSONPointer
  ) throws(MappingError) -> PatchContainer {
    var container = root.open()
    for token in pointer.tokens.dropLast() { container = container?.open(token) }
    guard let container else { throw missing(pointer) }
    return container
  }
}

// Reading a place opens no container, and reports errors.

extension PatchTree {
  private func present(at pointer: JSONPointer) throws(MappingError) -> PatchPlace {
    guard let place = root[pointer.tokens[...]] else { throw missing(pointer) }
    return place
  }

  private func missing(_ pointer: JSONPointer) -> MappingError {
    MappingError(.missingKey, at: path(of: pointer))
  }

  /// Ensures that a place is not too deep.
  private mutating func check(_ place: PatchPlace, at pointer: JSONPointer) throws(MappingError) {
    let outer = pointer.tokens.count
    // Most values fit without asking for the stack.
    if place.fits(in: levels.allowed - outer) { return }
    let expected = levels.refusal(of: .max)
    guard place.fits(in: levels.allowed - outer) else {
      throw MappingError(.depthExceeded, at: path(of: pointer), expected: expected)
    }
  }

  /// Counts a place and everything in it.
  private mutating func count(
    _ place: PatchPlace, at pointer: JSONPointer
  ) throws(MappingError) {
    let rest = copies
    guard place.count(downTo: &copies) else {
      throw MappingError(
        .sizeExceeded, at: path(of: pointer),
        expected: "at most \(rest.counted("further copy", plural: "further copies"))")
    }
  }

  /// The steps of a pointer in the tree; steps that do not exist count as keys.
  private func path(of pointer: JSONPointer) -> MappingPath {
    var value: AnyValue? = self.value
    return MappingPath(
      pointer.tokens.map { token in
        defer { value = value?[JSONPointer(tokens: [token])] }
        if value?.array != nil, let position = JSONPointer.position(token) {
          return .index(position)
        }
        return .key(token)
      })
  }
}
