import AgreementSupport
import Foundation
import Maquette
import Testing

/// The Swift base model: a table from data keys to properties, with the article's own data.
@Suite("System 2: the Swift base model")
struct BaseModelTests {
  @Mappable
  struct DemoOther: Equatable {
    var userName: String?
  }

  @Mappable
  struct Demo: Equatable {
    @CodingKey("sName") var name: String?
    @CodingKey("iAge") var age: Int = 0
    @CodingKey("iGrade") var grade: Int = 0
    @CodingKey("UserName") @DecodableAlias("sUserName", "userName") var userName: String?
    @CodingKey("DemoOther") var other: DemoOther?
    @CodingKey("DemoOthers") var others: [DemoOther] = []
  }

  @Mappable
  final class DemoObject {
    @CodingKey("sName") var name: String?
    @CodingKey("iAge") var age: Int?
    @CodingKey("iGrade") var grade: Int = 0
    @CodingKey("UserName") @DecodableAlias("sUserName", "userName") var userName: String?
    @CodingKey("DemoOther") var other: DemoOther?
    @CodingKey("DemoOthers") var others: [DemoOther] = []
  }

  static var dictionary: [String: Any] {
    [
      "sName": "Stan", "iAge": "12", "iGrade": "6", "UserName": "userName",
      "DemoOther": ["userName": "IMOtherUserName"],
      "DemoOthers": [["userName": "OtherUserName1"], ["userName": "OtherUserName2"]],
    ]
  }

  // Features: 2.1, 2.2, 2.4
  @Test("The table fills the properties, text becomes numbers")
  func table() throws {
    let demo = try Demo(dictionary: Self.dictionary)
    #expect(
      demo
        == Demo(
          name: "Stan", age: 12, grade: 6, userName: "userName",
          other: DemoOther(userName: "IMOtherUserName"),
          others: [DemoOther(userName: "OtherUserName1"), DemoOther(userName: "OtherUserName2")]))
    let object = try DemoObject(dictionary: Self.dictionary)
    #expect(object.age == 12 && object.other == demo.other && object.others == demo.others)
    #expect(try read(Demo.self, demo.jsonString()) == demo)
  }

  // Features: 2.3
  @Test("Several keys feed one property", arguments: ["UserName", "sUserName", "userName"])
  func aliases(_ key: String) throws {
    #expect(try read(Demo.self, "{\"\(key)\":\"x\"}").userName == "x")
    #expect(try DemoObject(json: "{\"\(key)\":\"x\"}").userName == "x")
  }

  // Features: 2.5
  @Test("A key that no property takes is reported, not fatal") func unknownKeys() throws {
    let report = JSONMapper(options: .init(unknownKeys: .report))
      .decodeReporting(Demo.self, from: #"{"sName":"Stan","sNick":"S"}"#)
    #expect(report.value == Demo(name: "Stan"))
    #expect(
      report.issues.map(\.description) == [
        #"repair: unknown key, expected a key of Demo at 'sNick', found string "S" (line 1, column 25) -> dropped"#
      ])
    let tree = ValueMapper(options: .init(unknownKeys: .report))
      .decodeReporting(DemoObject.self, from: ["sName": "Stan", "sNick": "S"])
    #expect(tree.value?.name == "Stan")
    #expect(tree.issues.map(\.path.description) == ["sNick"])
  }

  // Features: 2.6
  @Test("The description has the article's form") func description() throws {
    let demo = try Demo(dictionary: Self.dictionary)
    #expect(
      ModelDescription.line(of: demo)
        == #"Demo: ["name": Stan, "age": 12, "grade": 6, "userName": userName, "other": DemoOther: ["userName": IMOtherUserName], "others": [DemoOther: ["userName": OtherUserName1], DemoOther: ["userName": OtherUserName2]]]"#
    )
  }
}
