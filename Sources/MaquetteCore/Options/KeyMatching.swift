/// How the keys of a source find the properties of a model, for one mapper.
///
/// For models that cannot be edited, and for sources that spell keys as they please. The keys of the
/// model are those that its declaration gives: names, or what naming rules and attributes say.
///
/// ```swift
/// let mapper = JSONMapper(options: .init(keys: .named(.snakeCase)))
/// let user = try mapper.decode(User.self, from: #"{"image_url": "a.png"}"#)   // imageURL
/// ```
///
/// It holds for reading, for every model inside the model too, and not for the keys of dictionaries,
/// nor for the names of enum cases. If two keys of one object find the same property, the later one
/// counts, as if it stood twice.
public struct KeyMatching: Sendable, Hashable {
  /// One pointer, so that options that say nothing of keys cost nothing to pass.
  private let rule: Rule?

  private init(_ rule: Rule?) {
    self.rule = rule
  }

  /// A key finds the property that has just this key.
  ///
  /// This is the default.
  public static let exact = KeyMatching(nil)

  /// Small and capital letters are the same: `userid` and `USERID` find `userID`.
  ///
  /// All letters that have both forms count, by Unicode's lower case. A report tells each key that
  /// was found in this way only.
  public static let ignoringCase = KeyMatching(.init(.folded(dropsSeparators: false)))

  /// Small and capital letters are the same, and underscores, hyphens and spaces count for nothing:
  /// `user_id`, `User-ID` and `user id` find `userID`.
  ///
  /// A report tells each key that was found in this way only.
  public static let ignoringCaseAndSeparators = KeyMatching(.init(.folded(dropsSeparators: true)))

  /// A key finds the property whose own key becomes it by a rule; the own key itself is found too.
  ///
  /// A number may be a word of its own in the source: `address_line_1` finds `addressLine1`, as
  /// `address_line1` does.
  ///
  /// - Parameter rule: The rule that the source names its keys by.
  public static func named(_ rule: NamingRule) -> KeyMatching {
    KeyMatching(.init(.named(rule)))
  }

  /// A key finds the property that has the key which a function makes of it.
  ///
  /// ```swift
  /// let keys = KeyMatching.renamed { $0 == "usr" ? "user" : $0 }
  /// ```
  ///
  /// Two of these are equal only if one is a copy of the other.
  ///
  /// - Parameter rename: Makes the model's key of the source's.
  public static func renamed(
    _ rename: @escaping @Sendable (String) -> String
  ) -> KeyMatching {
    KeyMatching(.init(.renamed(rename)))
  }

  /// What finds keys while one source is read; nil if they are found as they are.
  var matcher: KeyMatcher? { rule.map { KeyMatcher($0.kind) } }

  /// Whether two say the same.
  public static func == (left: KeyMatching, right: KeyMatching) -> Bool {
    if left.rule === right.rule { return true }
    switch (left.rule?.kind, right.rule?.kind) {
    case (.folded(let left), .folded(let right)): return left == right
    case (.named(let left), .named(let right)): return left == right
    default: return false
    }
  }

  /// Hashes what they say.
  public func hash(into hasher: inout Hasher) {
    switch rule?.kind {
    case nil: hasher.combine(0)
    case .folded(let dropsSeparators): hasher.combine(dropsSeparators)
    case .named(let rule): hasher.combine(rule)
    case .renamed: hasher.combine(1)
    }
  }
}

extension KeyMatching {
  /// A rule, shared by all copies.
  fileprivate final class Rule: Sendable {
    let kind: KeyMatcher.Kind

    init(_ kind: KeyMatcher.Kind) {
      self.kind = kind
    }
  }
}
