// Strings and keys are compared and hashed by their bytes: data may be canonically equivalent and
// still differ, and Swift's own comparison takes quadratic time for texts with many combining
// marks.

extension AnyValue {
  /// Returns whether two values are equal: of the same kind, with the same tags, numbers and dates
  /// of equal value, strings of the same bytes, and members in any order.
  public static func == (left: AnyValue, right: AnyValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isSameKey(as: right)
    case (.bytes(let left), .bytes(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.tagged(let left), .tagged(let right)): left == right
    default: false
    }
  }

  /// Hashes the value, with little stack however deep it is.
  public func hash(into hasher: inout Hasher) {
    var walk = HashWalk(hasher: hasher)
    walk.walk(self)
    hasher = walk.hasher
  }
}

extension AnyValue.Object: Hashable {
  /// Returns whether two objects have the same keys with equal values.
  public static func == (left: AnyValue.Object, right: AnyValue.Object) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }

  /// Hashes the members regardless of order.
  public func hash(into hasher: inout Hasher) { AnyValue.object(self).hash(into: &hasher) }
}

/// A walk over a tree that hashes its values.
private struct HashWalk {
  /// A container whose contents are not hashed yet, with the position of the next one.
  private enum Open {
    case array([AnyValue], Int)

    /// The hashes of its members, each with a hasher of its own, are combined without regard to
    /// order; then the outer hasher is used again.
    case object(AnyValue.Object, Int, combined: Int, outer: Hasher)
  }

  var hasher: Hasher
  private var open: [Open] = []

  init(hasher: Hasher) {
    self.hasher = hasher
  }

  mutating func walk(_ root: AnyValue) {
    visit(root)
    while let container = open.popLast() {
      switch container {
      case .array(let elements, let next):
        guard next < elements.count else { continue }
        open.append(.array(elements, next + 1))
        visit(elements[next])
      case .object(let object, let next, var combined, let outer):
        if next > 0 { combined ^= hasher.finalize() }
        guard next < object.count else {
          hasher = outer
          hasher.combine(combined)
          continue
        }
        open.append(.object(object, next + 1, combined: combined, outer: outer))
        hasher = Hasher()
        hasher.combine(ExactKey(object[next].key))
        visit(object[next].value)
      }
    }
  }

  /// Hashes a scalar, or opens a container.
  private mutating func visit(_ value: AnyValue) {
    var value = value
    while case .tagged(let tagged) = value {
      hasher.combine(tagged.tag)
      value = tagged.value
    }
    switch value {
    case .null, .tagged: hasher.combine(0 as UInt8)
    case .bool(let value): combine(1, value)
    case .number(let value): combine(2, value)
    case .string(let value): combine(3, ExactKey(value))
    case .bytes(let value): combine(4, value)
    case .date(let value): combine(5, value)
    case .array(let elements):
      combine(6, elements.count)
      open.append(.array(elements, 0))
    case .object(let object):
      combine(7, object.count)
      open.append(.object(object, 0, combined: 0, outer: hasher))
    }
  }

  /// Hashes a value, or a number of values, after its kind.
  private mutating func combine(_ kind: UInt8, _ value: some Hashable) {
    hasher.combine(kind)
    hasher.combine(value)
  }
}
