/// Whether texts are the names of cases, and why.
struct LabelEvidence {
  let isEnum: Bool
  let reason: Reason

  /// The texts in alphabetical order.
  let labels: [String]

  /// Judges texts.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - facts: The first text that shows each fact.
  ///   - isNamed: Whether the user says that they are an enum.
  init(_ texts: TextSummary, _ facts: [Fact: SampleSight], isNamed: Bool) {
    guard let distinct = texts.distinct else {
      (isEnum, labels) = (false, [])
      reason =
        texts.hasLong
        ? Reason("no enum: a text is longer than 64 bytes", facts[.long])
        : Reason("no enum: there are more than \(TextSummary.limit) different texts")
      return
    }
    labels = distinct.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // The share of texts seen once estimates how likely the next text is a new one (Good and Turing).
    let singles = distinct.values.count { $0 == 1 }
    let isClosed = singles * 50 <= texts.count
    let figures = "\(distinct.count) different texts in \(texts.count), \(singles) seen once"
    if isNamed {
      (isEnum, reason) = (true, Reason("it was named an enum: \(figures)"))
    } else if texts.count >= 10, distinct.count <= 32, distinct.count * 3 <= texts.count, isClosed,
      texts.forms.contains(.label), distinct.count > 1
    {
      (isEnum, reason) = (true, Reason("few labels occur again and again: \(figures)"))
    } else {
      let isLabel = texts.forms.contains(.label)
      isEnum = false
      reason =
        isLabel
        ? Reason("no enum: \(figures)")
        : Reason("no enum: not all texts are labels; \(figures)", facts[.lacks(.label)])
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

  /// What the texts are if they have such a type.
  var formName: String {
    switch formType {
    case .date: "moments"
    case .day: "days"
    case .uuid: "UUIDs"
    case .url: "addresses"
    default: "texts"
    }
  }
}
