/// The lines in which two texts differ.
struct LineDifference {
  private let old: ArraySlice<Substring>
  private let new: ArraySlice<Substring>
  private let start: Int

  init(_ old: String, _ new: String) {
    let olds = old.split(separator: "\n", omittingEmptySubsequences: false)
    let news = new.split(separator: "\n", omittingEmptySubsequences: false)
    let start = zip(olds, news).prefix { $0 == $1 }.count
    let rest = (olds.dropFirst(start), news.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    (self.old, self.new, self.start) = (rest.0.dropLast(end), rest.1.dropLast(end), start)
  }

  /// The difference as `diff -u` writes it, without lines around it.
  func text(named name: String) -> String {
    let head = "@@ -\(start + 1),\(old.count) +\(start + 1),\(new.count) @@"
    let lines = ["--- \(name)", "+++ \(name)", head] + old.map { "-" + $0 } + new.map { "+" + $0 }
    return lines.joined(separator: "\n")
  }
}
