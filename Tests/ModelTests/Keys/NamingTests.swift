import AgreementSupport
import Maquette
import Testing

@Suite("Naming rules")
struct NamingTests {
  // Features: 36, 4.2
  @Test(
    "Snake case is safe for acronyms and digits",
    arguments: [
      ("name", "name"), ("imageURL", "image_url"), ("parseHTTPResponse", "parse_http_response"),
      ("userID2", "user_id2"), ("md5Hash", "md5_hash"), ("imageURLs", "image_urls"),
      ("URLsOfImages", "urls_of_images"), ("isHTTP", "is_http"), ("HTTPStatus", "http_status"),
      ("HTTPSStatus", "https_status"), ("aB", "a_b"), ("A", "a"), ("", ""), ("_id", "_id"),
      ("__privateName_", "__private_name_"), ("already_snake", "already_snake"),
      ("mixed_caseName", "mixed_case_name"), ("straßeName", "straße_name"), ("x2Y3", "x2_y3"),
      ("___", "___"), ("userIDs", "user_ids"), ("userIDs2", "user_ids2"),
      ("userIDs2Names", "user_ids2_names"), ("userIDsByName", "user_ids_by_name"),
      ("userIs2", "user_is2"),
    ])
  func snakeCaseIsSafeForAcronymsAndDigits(_ name: String, _ key: String) {
    #expect(NamingRule.snakeCase(name) == key)
  }

  // Features: 33
  @Test(
    "Every rule",
    arguments: [
      (NamingRule.unchanged, "parseHTTPResponse"), (.camelCase, "parseHttpResponse"),
      (.pascalCase, "ParseHttpResponse"), (.snakeCase, "parse_http_response"),
      (.kebabCase, "parse-http-response"), (.screamingSnakeCase, "PARSE_HTTP_RESPONSE"),
      (.screamingKebabCase, "PARSE-HTTP-RESPONSE"), (.lowercase, "parsehttpresponse"),
      (.uppercase, "PARSEHTTPRESPONSE"), (.joined(by: ""), "parsehttpresponse"),
      (.joined(by: ", "), "parse, http, response"),
    ])
  func everyRule(_ rule: NamingRule, _ key: String) {
    #expect(rule("parseHTTPResponse") == key)
  }

  @Mappable(fieldNaming: .screamingKebabCase) struct Model: Equatable {
    var imageURL: String
    @CodingKey("own") var named: Int
    @DecodableAlias("old") var newName: Int
  }

  @Mappable(fieldNaming: .snakeCase, caseNaming: .kebabCase) enum Event: Equatable {
    case userLogin(userID: Int)
    case logOut
  }

  @Mappable(caseNaming: .snakeCase) enum Kind: String { case plainOld, own = "theOwn" }

  // Features: 33, 35
  @Test("A type, its cases and their labels follow rules of their own")
  func modelsFollowTheirRules() throws {
    try expectRoundTrip(
      Model(imageURL: "x", named: 1, newName: 2), #"{"IMAGE-URL":"x","own":1,"NEW-NAME":2}"#)
    try expectRoundTrip(Event.userLogin(userID: 1), #"{"user-login":{"user_id":1}}"#)
    try expectRoundTrip(Event.logOut, #""log-out""#)
    try expectRoundTrip(Kind.plainOld, #""plain_old""#)
    try expectRoundTrip(Kind.own, #""theOwn""#)
  }
}
