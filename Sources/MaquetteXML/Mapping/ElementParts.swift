import MaquetteCore
import MaquetteXMLSyntax

/// Splits a value into the attributes, text and children of an element.
struct ElementParts {
  enum Child {
    case text(String)

    /// White space that a reader would take for the layout of the elements beside it.
    case blank(String)
    case element(String, AnyValue)
  }

  /// The attributes by name.
  private(set) var attributes: [(key: String, value: AnyValue)] = []

  /// Whether white space between the children would be significant.
  private(set) var isMixed = true
  private var children: [Child] = []

  /// - Throws: An error for members that say something else than the ordered contents.
  init(_ value: AnyValue, _ format: XMLFormat) throws(XMLWriter.Refusal) {
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
    if let content { try object.check(against: content) }
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
    let texts = children.compactMap { if case .text(let text) = $0 { text } else { nil } }
    isMixed = !texts.isEmpty
    if texts.count < children.count, !preservesSpace, texts.allSatisfy(\.isBlank) {
      children = children.map { if case .text(let text) = $0 { .blank(text) } else { $0 } }
    }
  }

  /// Whether the element says that all white space in it counts.
  private var preservesSpace: Bool {
    attributes.contains { $0.key.isSameKey(as: "xml:space") && $0.value == .string("preserve") }
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

extension AnyValue.Object {
  /// Checks the texts of members against those of the ordered contents, which are written: a change of
  /// a member alone would be lost.
  ///
  /// - Throws: An error for another text, or for another number of texts.
  fileprivate func check(against content: [ElementParts.Child]) throws(XMLWriter.Refusal) {
    var text = ""
    var values: [ExactKey: [AnyValue]] = [:]
    for child in content {
      switch child {
      case .text(let part), .blank(let part): text += part
      case .element(let name, let value): values[ExactKey(name), default: []].append(value)
      }
    }
    for member in self {
      if member.key.isSameKey(as: MarkupKey.text) {
        guard case .string(let own) = member.value, own.withoutSpace != text.withoutSpace else {
          continue
        }
      } else {
        guard let written = values[ExactKey(member.key)]?.texts, let own = member.value.list.texts,
          own != written
        else { continue }
      }
      throw XMLWriter.Refusal(
        expected: "the same for '\(member.key)' as in '\(MarkupKey.content)'",
        found: "another value")
    }
  }
}

extension AnyValue {
  /// The elements of an array, or the value alone.
  fileprivate var list: [AnyValue] {
    if case .array(let elements) = self { elements } else { [self] }
  }
}

extension [AnyValue] {
  /// The texts; nil if there are other values.
  fileprivate var texts: [String]? {
    var texts: [String] = []
    for case .string(let text) in self { texts.append(text) }
    return texts.count == count ? texts : nil
  }
}

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy(XMLCharacter.isSpace) }
  fileprivate var withoutSpace: [UInt8] { utf8.filter { !XMLCharacter.isSpace($0) } }
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
