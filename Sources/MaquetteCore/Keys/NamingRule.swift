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
/// `@Mappable` applies a rule when it is compiled; keys are never converted back into names, so
/// nothing is lost. Underscores at the ends of a name stay.
public struct NamingRule: Sendable, Hashable {
  private let style: NameStyle

  private init(_ style: NameStyle) {
    self.style = style
  }

  /// The key for a name, for models whose keys only run time knows.
  ///
  /// ```swift
  /// NamingRule.snakeCase("imageURL")   // "image_url"
  /// ```
  public func callAsFunction(_ name: String) -> String { style.apply(to: name) }

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

  /// The whole name in small letters.
  public static let lowercase = NamingRule(.lowercase)

  /// The whole name in capitals.
  public static let uppercase = NamingRule(.uppercase)
}
