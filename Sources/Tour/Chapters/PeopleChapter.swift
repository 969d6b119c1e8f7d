import Maquette

@Mappable
struct People {
  var name: String
  var age: Int
  var sex: String
  var city: String?
  var school: School?
  var lessons: [Lesson] = []
}

@Mappable
struct School {
  var name: String
  var address: String
  var grade: Grade
}

@Mappable
struct Grade {
  var name: String
  var teacher: String
}

@Mappable
struct Lesson {
  var name: String
  var score: Int
}

/// Nested models and arrays of models at any depth, without code beyond the declarations.
enum PeopleChapter {
  private static let json = """
    {
      "name": "Xiaoming", "age": 18, "sex": "男",
      "city": "北京市", "nickname": "Ming",
      "school": {
        "name": "海淀一中", "address": "海淀区",
        "grade": { "name": "九年级", "teacher": "Mr Li" }
      },
      "lessons": [
        { "name": "语文", "score": 125 },
        { "name": "数学", "score": 146 },
        { "name": "英语", "score": 112 }
      ]
    }
    """

  static func run() throws {
    Screen.chapter(
      "People", "Nested models without any mapping code; unknown keys are ignored.")
    let people = try People(json: json)
    Screen.show(json, as: ModelDescription.tree(of: people))

    let dictionary: [String: Any] = ["name": "Lili", "age": 17, "sex": "女"]
    let fromDictionary = try People(dictionary: dictionary)
    Screen.note("from a dictionary: \(ModelDescription.line(of: fromDictionary))")
    Screen.note("encoded as JSON: \(try fromDictionary.jsonString())")
    let properties = People.schema.properties.map { "\($0.name): \($0.type)" }
    Screen.note("its schema: \(properties.joined(separator: ", "))")
    Screen.note("a property by name: \(people.value(ofProperty: "age") ?? "nil")")
  }
}
