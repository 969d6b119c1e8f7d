import Maquette

/// The common properties of all values at one path: their kinds, keys and number.
struct Shape {
  private var kinds: [ValueKind: Int] = [:]
  private var members: [(key: String, values: [AnyValue])] = []
  private var elements: [AnyValue] = []
  private let count: Int

  /// An object with at least this many data-like keys is shown as a dictionary.
  private static let dictionaryThreshold = 12

  /// Computes the shape of values.
  init(of values: [AnyValue]) {
    count = values.count
    var positions: [String: Int] = [:]
    for value in values {
      kinds[value.kind, default: 0] += 1
      elements += value.array ?? []
      for member in value.object ?? AnyValue.Object() {
        if let position = positions[member.key] {
          members[position].values.append(member.value)
        } else {
          positions[member.key] = members.count
          members.append((member.key, [member.value]))
        }
      }
    }
  }

  /// The shape as an indented list of at most twelve levels.
  func lines(name: String, of total: Int? = nil, indent: String = "") -> [String] {
    let presence = total.map { $0 > count ? "  (in \(count) of \($0))" : "" } ?? ""
    var lines = ["\(indent)\(name): \(kindText)\(presence)"]
    guard indent.count < 24 else { return lines }
    if isDictionary {
      let shape = Shape(of: members.flatMap(\.values))
      lines += shape.lines(name: "each of \(members.count) keys", indent: indent + "  ")
    } else {
      let objects = kinds[.object] ?? 0
      for (key, values) in members {
        lines += Shape(of: values).lines(name: key, of: objects, indent: indent + "  ")
      }
    }
    if !elements.isEmpty {
      let shape = Shape(of: elements)
      lines += shape.lines(name: "each of \(elements.count) elements", indent: indent + "  ")
    }
    return lines
  }

  private var kindText: String {
    kinds.keys.map(\.rawValue).sorted().joined(separator: " or ")
  }

  /// Whether the keys are data, not names: there are many, and no two objects share most of them.
  private var isDictionary: Bool {
    let objects = kinds[.object] ?? 0
    let numeric = members.allSatisfy { Int($0.key) != nil }
    let present = members.reduce(0) { $0 + $1.values.count }
    return !members.isEmpty
      && (numeric
        || members.count > Self.dictionaryThreshold && objects > 1
          && present * 4 < members.count * objects)
  }
}
