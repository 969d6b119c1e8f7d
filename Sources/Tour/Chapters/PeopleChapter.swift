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

/// Models inside models, and arrays of models, to any depth: the declarations say it all.
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
      "People", "Models inside models, without a line of code; a key too many is no harm.")
    let people = try People(json: json)
    Screen.show(json, as: ModelDescription.tree(of: people))

    let dictionary: [String: Any] = ["name": "Lili", "age": 17, "sex": "女"]
    let fromDictionary = try People(dictionary: dictionary)
    Screen.note("from a dictionary: \(ModelDescription.line(of: fromDictionary))")
    Screen.note("back to JSON: \(try fromDictionary.jsonString())")
    let properties = People.schema.properties.map { "\($0.name): \($0.type)" }
    Screen.note("its schema: \(properties.joined(separator: ", "))")
    Screen.note("a property by its name: \(people.value(ofProperty: "age") ?? "nil")")
  }
}
