extension SwiftFile {
  /// The names of the cases of an open enum, and of the one for other texts.
  func caseNames(ofLabels labels: [String]) -> (labels: [String], fallback: String) {
    let fallback = fallbackName(beside: labels)
    let reserved: Set<String> = options.style == .codable ? [fallback, "rawValue"] : [fallback]
    return (names(for: labels, without: reserved), fallback)
  }

  /// The names of the cases of variants, and of the one for others.
  func caseNames(of variants: [TypeModel.Variant]) -> (variants: [String], fallback: String) {
    let fallback = fallbackName(beside: variants.map(\.tag))
    return (names(for: variants.map(\.tag), without: [fallback]), fallback)
  }

  /// The name of the case for what samples do not have.
  ///
  /// A label has the name that is the same text, because the case for others would be written as this one.
  private func fallbackName(beside labels: [String]) -> String {
    var name = "unrecognized"
    var number = 2
    while labels.contains(name) {
      name = "unrecognizedValue" + (number == 2 ? "" : "\(number)")
      number += 1
    }
    return name
  }

  /// Names of cases for labels, each its own.
  private func names(for labels: [String], without reserved: Set<String>) -> [String] {
    var taken = reserved
    return labels.map { Identifier.member($0, besides: &taken) }
  }
}
