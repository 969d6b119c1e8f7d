import MaquetteCore
import MaquetteMappings

/// A place in a tree that is being changed: a value, or an opened container.
struct PatchPlace {
  /// The value, unless the container was opened.
  private var closed: AnyValue

  private var container: PatchContainer?

  /// Creates a separate place for a value.
  init(_ value: AnyValue) {
    closed = value
  }

  /// The value with all changes inside it.
  var value: AnyValue { container?.value ?? closed }

  /// Opens the container at this place for changes; nil if there is none.
  mutating func open() -> PatchContainer? {
    if container == nil {
      container = PatchContainer(closed)
      if container != nil { closed = .null }
    }
    return container
  }

  /// The place at the end of some tokens, or nil.
  subscript(tokens: ArraySlice<String>) -> PatchPlace? {
    var place = self
    var tokens = tokens
    while let container = place.container, let token = tokens.popFirst() {
      guard let next = container[token] else { return nil }
      place = next
    }
    if tokens.isEmpty { return place }
    return place.closed[JSONPointer(tokens: Array(tokens))].map(PatchPlace.init)
  }

  /// Counts this value and everything in it down to zero; returns false if there are more values.
  func count(downTo rest: inout Int) -> Bool {
    guard let container else { return closed.count(downTo: &rest) }
    guard rest > 0 else { return false }
    rest -= 1
    return container.allSatisfy { $0.count(downTo: &rest) }
  }

  /// Whether the depth of this value fits in the given number of levels.
  func fits(in levels: Int) -> Bool {
    guard let container else { return closed.fits(in: levels) }
    return levels > 0 && container.allSatisfy { $0.fits(in: levels - 1) }
  }
}

extension AnyValue {
  fileprivate func count(downTo rest: inout Int) -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    switch self {
    case .array(let elements): return elements.allSatisfy { $0.count(downTo: &rest) }
    case .object(let object): return object.allSatisfy { $0.value.count(downTo: &rest) }
    default: return true
    }
  }

  fileprivate func fits(in levels: Int) -> Bool {
    switch self {
    case .array(let elements): levels > 0 && elements.allSatisfy { $0.fits(in: levels - 1) }
    case .object(let object): levels > 0 && object.allSatisfy { $0.value.fits(in: levels - 1) }
    default: levels >= 0
    }
  }
}
