/// How a mapper matches the keys of a source to properties.
///
/// Use it for models that cannot be edited, and for sources with inconsistent keys. The keys of a
/// model are those of its declaration: names, or the results of naming rules and attributes.
///
/// ```swift
/// let mapper = JSONMapper(options: .init(keys: .named(.snakeCase)))
/// let user = try mapper.decode(User.self, from: #"{"image_url": "a.png"}"#)   // imageURL
/// ```
///
/// It applies to decoding and to nested models, but not to the keys of dictionaries or the names of
/// enum cases. If two keys of one object match the same property, the later one counts, as for a
/// duplicate key.
public struct KeyMatching: Sendable, Hashable {
  /// Finds the keys; nil if they match exactly, so that default options are cheap to pass.
  let matcher: KeyMatcher?

  private init(_ matcher: KeyMatcher?) { self.matcher = matcher }

  /// A key matches the property with exactly this key.
  ///
  /// This is the default.
  public static let exact = KeyMatching(nil)

  /// Matches keys without regard to case: `userid` and `USERID` match `userID`.
  ///
  /// It compares Unicode's lowercase forms. A report lists each key that only matches this way.
  public static let ignoringCase = KeyMatching(.init(.folded(dropsSeparators: false)))

  /// Matches keys without regard to case, underscores, hyphens and spaces: `user_id`, `User-ID` and
  /// `user id` match `userID`.
  ///
  /// A report lists each key that only matches this way.
  public static let ignoringCaseAndSeparators = KeyMatching(.init(.folded(dropsSeparators: true)))

  /// A key matches the property whose key the rule turns into it; the property's own key matches
  /// too.
  ///
  /// A number may be a separate word in the source: `address_line_1` matches `addressLine1`, as
  /// `address_line1` does.
  ///
  /// - Parameter rule: The naming rule of the source.
  public static func named(_ rule: NamingRule) -> KeyMatching {
    KeyMatching(usual[rule] ?? .init(.named(rule)))
  }

  /// Whoever asks for one of these rules uses what it already knows of each model.
  private static let usual = Dictionary(
    uniqueKeysWithValues: [
      NamingRule.snakeCase, .kebabCase, .pascalCase, .camelCase, .screamingSnakeCase,
    ].map { ($0, KeyMatcher(.named($0))) })

  /// A key matches the property with the key that a function returns for it.
  ///
  /// ```swift
  /// let keys = KeyMatching.renamed { $0 == "usr" ? "user" : $0 }
  /// ```
  ///
  /// Two of these are equal only if one is a copy of the other.
  ///
  /// - Parameter rename: Returns the model's key for a key of the source.
  public static func renamed(
    _ rename: @escaping @Sendable (String) -> String
  ) -> KeyMatching {
    KeyMatching(.init(.renamed(rename)))
  }

  /// Whether the rule applies to every key, also to one that equals that of a property.
  var renames: Bool {
    if case .renamed = matcher?.kind { true } else { false }
  }

  /// Whether two values match keys in the same way.
  public static func == (left: KeyMatching, right: KeyMatching) -> Bool {
    if left.matcher === right.matcher { return true }
    switch (left.matcher?.kind, right.matcher?.kind) {
    case (.folded(let left), .folded(let right)): return left == right
    case (.named(let left), .named(let right)): return left == right
    default: return false
    }
  }

  /// Hashes what the comparison uses.
  public func hash(into hasher: inout Hasher) {
    switch matcher?.kind {
    case nil: hasher.combine(0)
    case .folded(let dropsSeparators): hasher.combine(dropsSeparators)
    case .named(let rule): hasher.combine(rule)
    case .renamed: hasher.combine(1)
    }
  }
}
