/// The place of a property's value in the object of its model.
struct Place: Hashable {
  /// The keys down to the value, or to the outermost array that contains it.
  let keys: [String]

  /// The steps from that array on.
  var tail: [PathText.Step] = []

  /// The position of the value, if the model is an array.
  var position: Int?

  /// Creates a position in a model that is an array; the table finds it by a key.
  static func at(_ position: Int) -> Self { Self(keys: [String(position)], position: position) }

  /// Whether no step leads into an array.
  var isPlain: Bool { tail.isEmpty }

  /// Whether the place is in each element of an array.
  var isInEach: Bool { tail.contains(.each) }

  /// All steps.
  var steps: [PathText.Step] { position.map { [.index($0)] } ?? keys.map { .key($0) } + tail }

  /// The steps in arrays, as core values.
  var arrayPath: String {
    guard let each = tail.firstIndex(of: .each) else {
      return tail.isEmpty ? ".init()" : ".init(\(tail.swiftLiteral))"
    }
    return ".init(\(tail.swiftLiteral), each: \(tail[(each + 1)...].swiftLiteral))"
  }
}

extension Sequence where Element == PathText.Step {
  /// The steps as shown in messages.
  var pathText: String {
    reduce("") { text, step in
      switch step {
      case .key(""): text + "[\"\"]"
      case .key(let key): text.isEmpty ? key : text + "." + key
      case .index(let index): text + "[\(index)]"
      case .each: text + "[*]"
      }
    }
  }

  /// The steps as core values, as far as they lead to a single place.
  var swiftLiteral: String {
    let literals = prefix { $0 != .each }.map { step in
      switch step {
      case .key(let key): ".key(\(key.swiftLiteral))"
      case .index(let index): ".index(\(index))"
      case .each: ""
      }
    }
    return "[" + literals.joined(separator: ", ") + "]"
  }
}
