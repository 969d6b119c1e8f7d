/// Whether texts are the names of cases, and why.
struct LabelEvidence {
  let isEnum: Bool
  let reason: String

  /// The texts in alphabetical order.
  let labels: [String]

  init(_ texts: TextSummary, isNamed: Bool) {
    guard let distinct = texts.distinct else {
      (isEnum, labels) = (false, [])
      reason = "more than \(TextSummary.limit) different texts are no enum"
      return
    }
    labels = distinct.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // The share of texts seen once estimates how likely the next text is a new one (Good and Turing).
    let singles = distinct.values.count { $0 == 1 }
    let isClosed = singles * 50 <= texts.count
    let figures = "\(distinct.count) different texts in \(texts.count), \(singles) seen once"
    if isNamed {
      (isEnum, reason) = (true, "it was named an enum: \(figures)")
    } else if texts.count >= 10, distinct.count <= 32, distinct.count * 3 <= texts.count, isClosed,
      texts.forms.contains(.label), distinct.count > 1
    {
      (isEnum, reason) = (true, "few labels occur again and again: \(figures)")
    } else {
      (isEnum, reason) = (false, "no enum: \(figures)")
    }
  }
}

extension TextSummary {
  /// The type other than text that writes all of the texts as they were.
  var formType: ValueType? {
    if forms.contains(.date) { return .date(.plain) }
    if forms.contains(.milliseconds) { return .date(.milliseconds) }
    if forms.contains(.keptDate) { return .date(.preserved) }
    if forms.contains(.day) { return .day }
    if forms.contains(.upperUUID) { return .uuid(isUppercase: true) }
    if forms.contains(.lowerUUID) { return .uuid(isUppercase: false) }
    if forms.contains(.url) { return .url }
    return nil
  }
}
