import AgreementSupport
import Maquette
import Testing

@Suite("Several naming rules for a type")
struct FieldAliasTests {
  @Mappable(fieldNaming: .snakeCase, fieldAliases: [.camelCase, .pascalCase])
  struct User: Equatable {
    var fullName: String
    var userID = 0
    @CodingKey("mail") var mailAddress: String?
    @DecodableAlias("nick") var nickName: String?
  }

  @Mappable(fieldAliases: [.snakeCase]) final class Object {
    var fullName: String
  }

  @Mappable(fieldAliases: [.kebabCase]) enum Event: Equatable {
    case renamed(newName: String, by: Int)
  }

  @Test(
    "Each rule defines decoded keys, and the first also the encoded ones",
    arguments: [
      #"{"full_name":"a","user_id":1,"nick_name":"n"}"#,
      #"{"fullName":"a","userId":1,"nickName":"n"}"#, #"{"FullName":"a","UserId":1,"nick":"n"}"#,
      #"{"fullName":"b","full_name":"a","user_id":1,"nick":"n"}"#,
    ])
  func keys(_ json: String) throws {
    let user = try read(User.self, json)
    #expect(user == User(fullName: "a", userID: 1, nickName: "n"))
    #expect(try write(user) == #"{"full_name":"a","user_id":1,"nick_name":"n"}"#)
  }

  @Test("A key that an attribute names is the only one") func namedKeys() throws {
    let user = try read(User.self, #"{"fullName":"a","mailAddress":"x","mail_address":"y"}"#)
    #expect(user.mailAddress == nil)
    #expect(try readError(User.self, "{}").path.description == "full_name")
  }

  @Test func otherKinds() throws {
    #expect(try Object(json: #"{"full_name":"a"}"#).fullName == "a")
    #expect(
      try read(Event.self, #"{"renamed":{"new-name":"a","by":1}}"#) == .renamed(newName: "a", by: 1)
    )
  }
}
