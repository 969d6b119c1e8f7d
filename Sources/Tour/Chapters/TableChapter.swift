import Maquette

@Mappable
struct Demo {
  @CodingKey("sName") var name: String?
  @CodingKey("iAge") var age: Int
  @CodingKey("iGrade") var grade: Int
  @DecodableAlias("UserName", "sUserName") var userName: String?
  @CodingKey("DemoOther") var other: DemoOther?
  @CodingKey("DemoOthers") var others: [DemoOther] = []
}

@Mappable
struct DemoOther {
  var userName: String
}

/// Custom keys, several keys for one property, and text that decodes as a number.
enum TableChapter {
  private static var dictionary: [String: Any] {
    [
      "sName": "Stan", "iAge": "12", "iGrade": "6", "UserName": "userName",
      "DemoOther": ["userName": "IMOtherUserName"],
      "DemoOthers": [["userName": "OtherUserName1"], ["userName": "OtherUserName2"]],
    ]
  }

  static func run() throws {
    Screen.chapter(
      "A table of keys",
      "Custom keys, several keys for one property, and \"12\" where a number is required.")
    let demo = try Demo(dictionary: dictionary)
    let input = try JSONMapper(options: .init(format: .init(isPretty: true, sortsKeys: true)))
      .encodeString(AnyValue(any: dictionary))
    Screen.show(input, as: ModelDescription.tree(of: demo))
    Screen.note(ModelDescription.line(of: demo))
  }
}
