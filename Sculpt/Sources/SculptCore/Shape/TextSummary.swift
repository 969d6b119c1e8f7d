/// What a position's texts have in common.
public struct TextSummary: Sendable, Hashable {
  /// The number of different texts that are counted one by one.
  static let limit = 64

  /// The number of texts.
  public internal(set) var count = 0

  /// How often each text was seen; nil once there are more than 64 of them.
  public internal(set) var distinct: [String: Int]? = [:]

  /// Whether any of them is empty.
  public internal(set) var hasEmpty = false

  /// Whether any of them is too long for the name of a case.
  public internal(set) var hasLong = false

  /// The forms that all of them have.
  public internal(set) var forms = TextForms.all

  mutating func add(_ text: String) {
    count += 1
    hasEmpty = hasEmpty || text.isEmpty
    if !forms.isEmpty { forms = TextForms.forms(of: text, among: forms).intersection(forms) }
    // A long text is no name of a case, so that one of them ends the counting.
    if text.utf8.count > 64 { (hasLong, distinct) = (true, nil) }
    distinct?[text, default: 0] += 1
    if let known = distinct?.count, known > Self.limit { distinct = nil }
  }

  mutating func merge(_ other: TextSummary) {
    count += other.count
    hasEmpty = hasEmpty || other.hasEmpty
    hasLong = hasLong || other.hasLong
    forms.formIntersection(other.forms)
    guard let others = other.distinct else { return distinct = nil }
    distinct?.merge(others, uniquingKeysWith: +)
    if let known = distinct?.count, known > Self.limit { distinct = nil }
  }
}
