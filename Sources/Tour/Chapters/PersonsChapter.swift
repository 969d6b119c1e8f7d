import Maquette

@Mappable
struct Person {
  @CodingKey("username") var customName: String
  @CodingKey("birth_day") var birthDay: String?
  @CodingKey(path: "Family.Father") var fatherName: String?
  var age: String
}

@Mappable
struct Persons {
  var samples: [Person]
}

/// A property deeper in the document, decoded from there and encoded there.
enum PersonsChapter {
  private static let json = """
    {
      "username": "HelloWorld",
      "birth_day": "1985-0-1",
      "age": "20",
      "Family": { "Father": "Jack", "Mother": "Rose" }
    }
    """

  static func run() throws {
    Screen.chapter(
      "Family.Father", "A property at a path of keys, decoded from there and encoded there.")
    let person = try Person(json: json)
    Screen.show(json, as: ModelDescription.tree(of: person))
    Screen.note("encoded again: \(try person.jsonString())")

    let samples = #"{"samples":[{"username":"jack","age":"20"},{"username":"rose","age":21}]}"#
    let persons = try Persons(json: samples)
    Screen.note("\(samples)")
    Screen.note("gives \(persons.samples.map(\.customName)), aged \(persons.samples.map(\.age))")
  }
}
