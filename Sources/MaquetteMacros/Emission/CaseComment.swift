/// The doc comment of an enum case, apart from what it says about the values of the payload.
///
/// Swift documents values in lists: `- Parameter radius: …`, or items under `- Parameters:`.
struct CaseComment {
  /// The comment without the lists.
  private(set) var text: String?

  /// What it says about values, by their labels.
  private(set) var values: [(label: String, text: String)] = []

  /// - Parameters:
  ///   - comment: The text of the comment; nil for none.
  ///   - labels: The labels of the payload; an item with another name is text.
  init(_ comment: String?, labels: [String]) {
    var rest: [Substring] = []
    var isInList = false
    for line in (comment ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      let item = Self.item(in: line)
      if item == "Parameters:" {
        isInList = true
      } else if let item, let value = Self.value(in: item, isInList, labels) {
        values.append(value)
      } else if !line.isEmpty || !isInList {
        isInList = false
        rest.append(line)
      }
    }
    while rest.last?.isEmpty == true { rest.removeLast() }
    text = rest.isEmpty ? nil : rest.joined(separator: "\n")
  }

  /// The text of an item of a list; nil for other lines.
  private static func item(in line: Substring) -> Substring? {
    line.hasPrefix("- ") || line.hasPrefix("* ") ? line.dropFirst(2).drop { $0 == " " } : nil
  }

  private static func value(
    in item: Substring, _ isInList: Bool, _ labels: [String]
  ) -> (label: String, text: String)? {
    let word = "Parameter "
    guard isInList || item.hasPrefix(word), let colon = item.firstIndex(of: ":") else { return nil }
    let start = item.hasPrefix(word) ? item.dropFirst(word.count) : item
    let label = String(start[..<colon])
    let text = start[start.index(after: colon)...].drop { $0 == " " }
    return labels.contains(label) && !text.isEmpty ? (label, String(text)) : nil
  }
}
