import MaquetteCore
import MaquetteXMLSyntax

/// An open element that becomes a tree.
struct ElementFrame {
  /// A part of the contents.
  enum Piece {
    /// Text.
    case text(String)

    /// White space in the source, which counts only next to text.
    case blank(Range<Int>)

    /// An element: the index of its name, and its index among the elements of that name.
    case element(group: Int, index: Int)
  }

  /// The key in the parent element.
  let key: String

  /// Whether text of only white space is kept.
  let preservesSpace: Bool

  /// Whether the element has `xsi:nil="true"`.
  let isNil: Bool

  /// The attributes.
  var members: [AnyValue.Object.Member]

  /// Whether there is text other than white space.
  private(set) var hasText = false

  /// The text of an element that has no other contents so far.
  private var onlyText: String?

  /// The number of texts, each between elements.
  private(set) var textCount = 0

  /// Whether the last contents were text.
  private var endsInText = false
  private(set) var pieces: [Piece] = []

  /// The names of the child elements, and the values of each name.
  private var names: [String] = []
  private(set) var groups: [[AnyValue]] = []
  private var positions: [ExactKey: Int] = [:]
  private var lastGroup = -1

  /// The number of child elements.
  private(set) var count = 0

  init(key: String, preservesSpace: Bool, isNil: Bool, members: [AnyValue.Object.Member]) {
    self.key = key
    self.preservesSpace = preservesSpace
    self.isNil = isNil
    self.members = members
  }

  var isEmpty: Bool { groups.isEmpty && !hasText }

  mutating func add(text: String) {
    noteText()
    // Most elements have a single text and nothing else.
    if !hasText, pieces.isEmpty { onlyText = text } else { append(.text(text)) }
    hasText = true
  }

  mutating func add(blank range: Range<Int>) {
    noteText()
    append(.blank(range))
  }

  private mutating func noteText() {
    if !endsInText { textCount += 1 }
    endsInText = true
  }

  private mutating func append(_ piece: Piece) {
    if let text = onlyText {
      pieces.append(.text(text))
      onlyText = nil
    }
    pieces.append(piece)
  }

  /// The number of elements with a name.
  func count(of name: String) -> Int {
    position(of: name).map { groups[$0].count } ?? 0
  }

  /// Adds a child element.
  mutating func add(_ value: AnyValue, named name: String) {
    let group: Int
    if let position = position(of: name) {
      group = position
    } else {
      group = groups.count
      names.append(name)
      groups.append([])
      // A few names are compared one by one; for more, a dictionary is faster.
      if names.count == 9 {
        for (index, name) in names.enumerated() { positions[ExactKey(name)] = index }
      } else if names.count > 9 {
        positions[ExactKey(name)] = group
      }
    }
    append(.element(group: group, index: groups[group].count))
    groups[group].append(value)
    endsInText = false
    lastGroup = group
    count += 1
  }

  private func position(of name: String) -> Int? {
    if lastGroup >= 0 {
      if names[lastGroup].isSameKey(as: name) { return lastGroup }
      let next = lastGroup + 1
      if next < names.count, names[next].isSameKey(as: name) { return next }
    }
    if names.count >= 9 { return positions[ExactKey(name)] }
    return names.firstIndex { $0.isSameKey(as: name) }
  }

  /// The value of the element.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - blank: Returns white space from the source.
  func value(_ format: XMLFormat, blank: (Range<Int>) -> String) -> AnyValue {
    if isNil { return .null }
    let hasElements = !groups.isEmpty
    var text = onlyText ?? ""
    if hasText || !hasElements {
      for piece in pieces {
        switch piece {
        case .text(let part): text += part
        case .blank(let range): if !hasElements { text += blank(range) }
        case .element: break
        }
      }
      if format.trimsText { text = text.trimmed }
    }
    guard hasElements || !members.isEmpty else { return .string(text) }
    var members = members
    if !text.isEmpty {
      members.append(AnyValue.Object.Member(key: MarkupKey.text, value: .string(text)))
    }
    for (name, values) in zip(names, groups) {
      members.append(
        AnyValue.Object.Member(key: name, value: values.count == 1 ? values[0] : .array(values)))
    }
    if hasElements, format.content == .all || format.content == .mixed && hasText {
      let content = content(blank)
      members.append(AnyValue.Object.Member(key: MarkupKey.content, value: .array(content)))
    }
    // Two attributes may have the same key with the prefixes of the format.
    return .object(
      format.namespaces.isEmpty ? AnyValue.Object(distinct: members) : AnyValue.Object(members))
  }

  /// Text and elements in document order, each an object with one member.
  private func content(_ blank: (Range<Int>) -> String) -> [AnyValue] {
    var items: [AnyValue] = []
    // Adjacent text and CDATA sections are one text.
    var text = ""
    func endText() {
      if !text.isEmpty { items.append(.object([MarkupKey.text: .string(text)])) }
      text = ""
    }
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .blank(let range): if hasText { text += blank(range) }
      case .element(let group, let index):
        endText()
        items.append(.object([names[group]: groups[group][index]]))
      }
    }
    endText()
    return items
  }
}

extension String {
  /// The text without leading and trailing white space.
  var trimmed: String {
    func isSpace(_ byte: UInt8) -> Bool { XMLCharacter.isSpace(byte) }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }
}
