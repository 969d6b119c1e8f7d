import Foundation

/// A value as text and paths, determined only by reflection.
struct Described {
  let value: Any

  init(_ value: Any) { self.value = value }

  /// The value as text, ignoring its own description.
  ///
  /// `{x: 1}` is a struct or an object, `["k": 1]` a dictionary in the order of its keys,
  /// `.card(1)` a case, `nil` an optional without a value.
  var text: String {
    switch value {
    case let value as any Spelled: return value.spelling
    case let value as String: return "\"\(value)\""
    case let value as Date: return "date \(Int((value.timeIntervalSince1970 * 1000).rounded()))"
    case let value as Data: return "data \(Array(value))"
    default: break
    }
    let children = self.children
    switch Mirror(reflecting: value).displayStyle {
    case .optional: return children.first.map { $0.value.text } ?? "nil"
    case .collection: return "[" + children.map(\.value.text).joined(separator: ", ") + "]"
    case .set: return "[" + children.map(\.value.text).sorted().joined(separator: ", ") + "]"
    case .dictionary:
      return "[" + children.map { "\($0.label): \($0.value.text)" }.joined(separator: ", ") + "]"
    case .enum:
      guard let child = children.first else { return ".\(value)" }
      return ".\(child.label)(\(child.value.text))"
    case .tuple: return children.map { "\($0.label): \($0.value.text)" }.joined(separator: ", ")
    default:
      guard !children.isEmpty else { return "\(value)" }
      return "{" + children.map { "\($0.label): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }

  /// The children of the value by name, those of superclasses first, with optionals unwrapped.
  var children: [(label: String, value: Described)] {
    var parts: [(label: String, value: Described)] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .dictionary {
      return mirror!.children.map { pair in
        let parts = Mirror(reflecting: pair.value).children.map { Described($0.value) }
        return (parts[0].text, parts[1])
      }.sorted { $0.label < $1.label }
    }
    while let current = mirror {
      let own = current.children.enumerated().map { index, child in
        (child.label ?? "\(index)", Described(child.value))
      }
      parts = own + parts
      mirror = current.superclassMirror
    }
    return parts
  }

  /// The value at a path of property names, case names, positions and quoted keys.
  subscript(steps: some Collection<String>) -> Described? {
    guard let step = steps.first else { return self }
    if Mirror(reflecting: value).displayStyle == .optional {
      return children.first?.value[steps]
    }
    return children.first { $0.label == step }?.value[Array(steps.dropFirst())]
  }

  /// The identities of all objects in the value, by path.
  var objects: [String: ObjectIdentifier] {
    var found: [String: ObjectIdentifier] = [:]
    collect(into: &found, at: "")
    return found
  }

  private func collect(into found: inout [String: ObjectIdentifier], at place: String) {
    if value is Date || value is Data || value is Tree { return }
    if Mirror(reflecting: value).displayStyle == .optional {
      children.first?.value.collect(into: &found, at: place)
      return
    }
    if Mirror(reflecting: value).displayStyle == .class {
      found[place] = ObjectIdentifier(value as AnyObject)
    }
    for child in children { child.value.collect(into: &found, at: "\(place)/\(child.label)") }
  }
}

/// A type that defines its own spelling in tests.
protocol Spelled {
  var spelling: String { get }
}
