/// A document as a tree, parsed, changed and compared without the library under test.
///
/// Objects are equal if they have equal members in any order.
enum Plain: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case fraction(Double)
  case text(String)
  case list([Plain])
  case object(PlainMembers)
}

/// The members of an object in order.
struct PlainMembers: Hashable, Sendable {
  private(set) var keys: [String] = []
  private var values: [String: Plain] = [:]

  init(_ members: [(String, Plain)] = []) {
    for (key, value) in members { self[key] = value }
  }

  subscript(key: String) -> Plain? {
    get { values[key] }
    set {
      if values[key] == nil, newValue != nil { keys.append(key) }
      if newValue == nil { keys.removeAll { $0 == key } }
      values[key] = newValue
    }
  }

  var members: [(String, Plain)] { keys.map { ($0, values[$0] ?? .null) } }

  static func == (left: Self, right: Self) -> Bool { left.values == right.values }
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Plain: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, Plain)...) {
    self = .object(PlainMembers(members))
  }
}

extension Plain {
  /// The member of an object, or null.
  subscript(key: String) -> Plain {
    get {
      guard case .object(let object) = self else { return .null }
      return object[key] ?? .null
    }
    set {
      guard case .object(var object) = self else { return }
      object[key] = newValue
      self = .object(object)
    }
  }

  /// The tree merged with another: objects are merged recursively, other values replaced.
  func merged(with other: Plain) -> Plain {
    guard case .object(var object) = self, case .object(let others) = other else { return other }
    for (key, value) in others.members {
      object[key] = object[key]?.merged(with: value) ?? value
    }
    return .object(object)
  }

  /// The tree with the members of all objects in reverse order.
  var reversed: Plain {
    switch self {
    case .object(let object):
      .object(PlainMembers(object.members.reversed().map { ($0.0, $0.1.reversed) }))
    case .list(let elements): .list(elements.map(\.reversed))
    default: self
    }
  }

  /// The tree with one more element or member at the end of a path.
  func adding(_ key: String, at steps: ArraySlice<String>) -> Plain {
    switch (self, steps.first) {
    case (.object(var object), let step?):
      object[step] = object[step]?.adding(key, at: steps.dropFirst())
      return .object(object)
    case (.list(var elements), let step?):
      guard let index = Int(step), elements.indices.contains(index) else { return self }
      elements[index] = elements[index].adding(key, at: steps.dropFirst())
      return .list(elements)
    case (.object(var object), nil):
      object[key] = .integer(1)
      return .object(object)
    case (.list(let elements), nil): return .list(elements + [.integer(1)])
    default: return self
    }
  }
}
