/// A rule that converts the names of a model's properties and cases to keys.
///
/// | rule | `imageURL` | `parseHTTPResponse` | `userID2` |
/// | --- | --- | --- | --- |
/// | `.unchanged` | `imageURL` | `parseHTTPResponse` | `userID2` |
/// | `.camelCase` | `imageUrl` | `parseHttpResponse` | `userId2` |
/// | `.pascalCase` | `ImageUrl` | `ParseHttpResponse` | `UserId2` |
/// | `.snakeCase` | `image_url` | `parse_http_response` | `user_id2` |
/// | `.kebabCase` | `image-url` | `parse-http-response` | `user-id2` |
/// | `.screamingSnakeCase` | `IMAGE_URL` | `PARSE_HTTP_RESPONSE` | `USER_ID2` |
/// | `.screamingKebabCase` | `IMAGE-URL` | `PARSE-HTTP-RESPONSE` | `USER-ID2` |
/// | `.lowercase` | `imageurl` | `parsehttpresponse` | `userid2` |
/// | `.joined(by: ".")` | `image.url` | `parse.http.response` | `user.id2` |
/// | `.uppercase` | `IMAGEURL` | `PARSEHTTPRESPONSE` | `USERID2` |
///
/// `.snakeCase.separatingDigits` converts `userID2` to `user_id_2`. Custom rules work only in
/// mappers, not in attributes.
///
/// `@Mappable` applies a rule at compile time. Keys are never converted back to names, so nothing
/// is lost. Leading and trailing underscores of a name remain.
public struct NamingRule: Sendable, Hashable {
  private enum Storage: Hashable {
    case style(NameStyle)
    case custom(CustomRule)
  }

  private let storage: Storage

  private init(storage: Storage) {
    self.storage = storage
  }

  private init(_ style: NameStyle) {
    self.init(storage: .style(style))
  }

  /// Returns the key for a name, for models whose keys are known only at run time.
  ///
  /// ```swift
  /// NamingRule.snakeCase("imageURL")   // "image_url"
  /// ```
  ///
  /// - Parameter name: The name, such as that of a property.
  public func callAsFunction(_ name: String) -> String {
    switch storage {
    case .style(let style): style.apply(to: name)
    case .custom(let rule): rule.key(name)
    }
  }

  /// Returns the keys for a name that sources may use under the rule, the exact one first: some
  /// sources treat a number as a word, `address_line_1`, and some do not.
  package func keys(for name: String) -> [String] {
    let own = self(name)
    guard case .style(let style) = storage else { return [own] }
    let separated = NameStyle.separatingDigits(style).apply(to: name)
    return separated == own ? [own] : [own, separated]
  }

  /// Uses names as keys without changes.
  public static let unchanged = NamingRule(.unchanged)

  /// Joins words, each except the first capitalized.
  public static let camelCase = NamingRule(.camelCase)

  /// Joins words, each capitalized.
  public static let pascalCase = NamingRule(.pascalCase)

  /// Joins lowercase words with underscores.
  public static let snakeCase = NamingRule(.snakeCase)

  /// Joins lowercase words with hyphens.
  public static let kebabCase = NamingRule(.kebabCase)

  /// Joins uppercase words with underscores.
  public static let screamingSnakeCase = NamingRule(.screamingSnakeCase)

  /// Joins uppercase words with hyphens.
  public static let screamingKebabCase = NamingRule(.screamingKebabCase)

  /// Joins lowercase words with a custom separator.
  ///
  /// - Parameter separator: The text between two words, such as `.`.
  public static func joined(by separator: String) -> NamingRule {
    NamingRule(.joined(by: separator))
  }

  /// This rule with every number as a separate word: `address_line_1`.
  ///
  /// It does not affect rules without separators, such as `.lowercase`, and custom rules.
  public var separatingDigits: NamingRule {
    guard case .style(let style) = storage else { return self }
    return NamingRule(.separatingDigits(style))
  }

  /// Converts names to keys with a function.
  ///
  /// Use it with mappers. Attributes are applied at compile time and do not support it. Two custom
  /// rules are equal only if one is a copy of the other.
  ///
  /// ```swift
  /// let configuration = try MappingConfiguration(naming: .custom { "x-" + $0.lowercased() })
  /// ```
  ///
  /// - Parameter key: Returns the key for the name of a property.
  public static func custom(_ key: @escaping @Sendable (String) -> String) -> NamingRule {
    NamingRule(storage: .custom(CustomRule(key)))
  }

  /// Converts the whole name to lowercase.
  public static let lowercase = NamingRule(.lowercase)

  /// Converts the whole name to uppercase.
  public static let uppercase = NamingRule(.uppercase)
}

/// A function that converts names to keys; it is equal only to itself.
private final class CustomRule: Sendable, __EqualByIdentity {
  let key: @Sendable (String) -> String

  init(_ key: @escaping @Sendable (String) -> String) {
    self.key = key
  }
}
