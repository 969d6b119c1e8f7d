/// How the names of a model's properties and cases become keys.
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
/// `.snakeCase.separatingDigits` makes `user_id_2` of `userID2`. A rule of one's own is for mappers alone.
///
/// `@Mappable` applies a rule when it is compiled; keys are never converted back into names, so
/// nothing is lost. Underscores at the ends of a name stay.
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

  /// The key for a name, for models whose keys only run time knows.
  ///
  /// ```swift
  /// NamingRule.snakeCase("imageURL")   // "image_url"
  /// ```
  public func callAsFunction(_ name: String) -> String {
    switch storage {
    case .style(let style): style.apply(to: name)
    case .custom(let rule): rule.key(name)
    }
  }

  /// The keys that a source which follows the rule may have for a name, the rule's own first: some take
  /// a number for a word, `address_line_1`, and some do not.
  func keys(for name: String) -> [String] {
    let own = self(name)
    guard case .style(let style) = storage else { return [own] }
    let separated = NameStyle.separatingDigits(style).apply(to: name)
    return separated == own ? [own] : [own, separated]
  }

  /// Names are keys as they stand.
  public static let unchanged = NamingRule(.unchanged)

  /// Words run together, each but the first with a capital.
  public static let camelCase = NamingRule(.camelCase)

  /// Words run together, each with a capital.
  public static let pascalCase = NamingRule(.pascalCase)

  /// Small words with underscores between them.
  public static let snakeCase = NamingRule(.snakeCase)

  /// Small words with hyphens between them.
  public static let kebabCase = NamingRule(.kebabCase)

  /// Words in capitals with underscores between them.
  public static let screamingSnakeCase = NamingRule(.screamingSnakeCase)

  /// Words in capitals with hyphens between them.
  public static let screamingKebabCase = NamingRule(.screamingKebabCase)

  /// Small words with a separator of one's own between them.
  public static func joined(by separator: String) -> NamingRule {
    NamingRule(.joined(by: separator))
  }

  /// This rule with every number as a word of its own: `address_line_1`.
  ///
  /// Names in one piece, as `.lowercase` makes them, stay as they are; so does what a function makes.
  public var separatingDigits: NamingRule {
    guard case .style(let style) = storage else { return self }
    return NamingRule(.separatingDigits(style))
  }

  /// Keys as a function makes them of names.
  ///
  /// It is for mappers, not for attributes, which are applied when they are compiled. Two of these are
  /// equal only if one is a copy of the other.
  ///
  /// ```swift
  /// let configuration = try MappingConfiguration(naming: .custom { "x-" + $0.lowercased() })
  /// ```
  public static func custom(_ key: @escaping @Sendable (String) -> String) -> NamingRule {
    NamingRule(storage: .custom(CustomRule(key)))
  }

  /// The whole name in small letters.
  public static let lowercase = NamingRule(.lowercase)

  /// The whole name in capitals.
  public static let uppercase = NamingRule(.uppercase)
}

/// A function that makes keys of names, which is equal to itself alone.
private final class CustomRule: Sendable, Hashable {
  let key: @Sendable (String) -> String

  init(_ key: @escaping @Sendable (String) -> String) {
    self.key = key
  }

  static func == (left: CustomRule, right: CustomRule) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
