import MaquetteCore

/// Splits a value into the attributes, text and children of an element.
struct ElementParts {
  enum Child {
    case text(String)
    case element(String, AnyValue)
  }

  /// The attributes by name.
  private(set) var attributes: [(key: String, value: AnyValue)] = []

  /// Whether white space between the children would be significant.
  private(set) var isMixed = true
  private var children: [Child] = []

  init(_ value: AnyValue, _ format: XMLFormat) {
    guard case .object(let object) = value else {
      if let text = value.markupText { children = [.text(text)] }
      return
    }
    let content = object[MarkupKey.content]?.array.map { $0.map(Self.child) }
    // Values that the ordered contents include are not written again.
    let repeated: Set<ExactKey> = Set(
      (content ?? []).compactMap { child in
        if case .element(let name, _) = child { return ExactKey(name) }
        return nil
      })
    for member in object {
      let value = member.value.untagged
      if let name = member.key.attributeName {
        // A null attribute is omitted.
        if value != .null { attributes.append((name, value)) }
      } else if member.key.isSameKey(as: MarkupKey.text) {
        if content != nil || value == .null || value == .string("") { continue }
        // A value that is not text becomes an element with this key, which is not a valid name, so
        // printing fails.
        children.append(value.markupText.map(Child.text) ?? .element(member.key, value))
      } else if member.key.isSameKey(as: MarkupKey.content), let content {
        children.append(contentsOf: content)
      } else if repeated.contains(ExactKey(member.key)) {
        continue
      } else if format.writesScalarsAsAttributes, value.markupText != nil,
        object["@" + member.key] == nil
      {
        attributes.append((member.key, value))
      } else {
        children.append(.element(member.key, value))
      }
    }
    isMixed = children.contains { if case .text = $0 { true } else { false } }
  }

  /// A text or an element of ordered contents.
  private static func child(_ value: AnyValue) -> Child {
    switch value.untagged {
    case .object(let object) where object.count == 1:
      if object[0].key.isSameKey(as: MarkupKey.text), let text = object[0].value.markupText {
        return .text(text)
      }
      return .element(object[0].key, object[0].value)
    // A case without a payload is the name of an empty element.
    case let other: return .element(other.markupText ?? "", .string(""))
    }
  }

  /// The namespaces that attributes declare, by prefix.
  var declarations: [(prefix: String, uri: AnyValue)] {
    attributes.compactMap { key, value in
      if key.isSameKey(as: "xmlns") { return ("", value) }
      return key.utf8.starts(with: "xmlns:".utf8) ? (String(key.dropFirst(6)), value) : nil
    }
  }

  /// Returns the children, and removes them.
  mutating func takeChildren() -> [Child] {
    defer { children = [] }
    return children
  }
}

extension AnyValue {
  /// The text of a scalar in the form of XML Schema; nil for null and containers.
  var markupText: String? {
    switch self {
    case .bool(let bit): bit ? "true" : "false"
    case .number(let number) where number.isFinite: number.description
    case .number(let number):
      number.double.isNaN ? "NaN" : number.double < 0 ? "-INF" : "INF"
    case .string(let text): text
    case .tagged: untagged.markupText
    case .null, .bytes, .date, .array, .object: nil
    }
  }

  /// Whether the tree contains null.
  var containsNull: Bool {
    var waiting = [self]
    while let value = waiting.popLast() {
      switch value.untagged {
      case .null: return true
      case .array(let elements): waiting.append(contentsOf: elements)
      case .object(let object):
        for member in object
        where member.key.attributeName == nil && !member.key.isSameKey(as: MarkupKey.text) {
          waiting.append(member.value)
        }
      default: break
      }
    }
    return false
  }
}
