/// How the objects at a position meet others.
extension ObjectSummary {
  /// Adds elements that have a text, and no attributes.
  mutating func addElements(_ texts: Shape) {
    var elements = ObjectSummary()
    elements.append(Self.textKey, texts)
    elements.count = texts.count
    elements.members = texts.count
    elements.first = texts.origins.values.min()
    merge(elements)
  }

  /// Adds the objects of another summary.
  mutating func merge(_ other: ObjectSummary) {
    let mine = first
    first = [first, other.first].compactMap(\.self).min()
    count += other.count
    isMarkup = isMarkup || other.isMarkup
    members += other.members
    if let others = other.collapsed {
      collapse()
      collapsed?.merge(others)
    }
    var places: [Int] = []
    var guess = 0
    let known = properties.count
    for property in other.properties {
      guard let position = merge(property, guess: guess, lackedBy: mine) else { continue }
      guess = position + 1
      places.append(position)
    }
    guard collapsed == nil else { return }
    // What the others do not have at all, the first of them lacks.
    let shared = Set(places)
    for position in 0..<known where !shared.contains(position) {
      noteGap(other.first, at: position)
    }
    countComplete()
    mergeTags(of: other, at: places)
  }
}
