// Declaring models: structs, classes, generics, one direction, values that may be missing.

import Foundation
import Maquette

@Mappable
struct School {
  let name: String  // required
  var pupils = 0  // missing or null: 0
  var city: String?  // missing or null: nil
  var grades: [Grade] = []
  @CodableIgnored var isOpen = false
}

@Mappable
struct Grade {
  var name: String
  var teacher: String?
}

let school = try School(
  json: #"{"name": "North", "grades": [{"name": "9"}, {"name": "10", "teacher": "Li"}]}"#)
print(school.pupils, school.city ?? "nil", school.grades[1].teacher ?? "nil")
// 0 nil Li
print(try school.jsonString())
// {"name":"North","pupils":0,"grades":[{"name":"9"},{"name":"10","teacher":"Li"}]}

// From a dictionary and a tree, and back to them.
let fromDictionary = try School(dictionary: ["name": "South", "pupils": 400, "city": NSNull()])
print(fromDictionary.pupils, try fromDictionary.dictionary().keys.sorted())
// 400 ["grades", "name", "pupils"]
let tree: AnyValue = ["name": "East", "grades": [["name": "7"]]]
print(try ValueMapper().decode(School.self, from: tree).grades.count)
// 1

// Values that are missing, null or of another kind.
for text in [#"{}"#, #"{"name": null}"#, #"{"name": "N", "pupils": "many"}"#] {
  do {
    _ = try School(json: text)
  } catch {
    print(error)
  }
}
// missing key 'name' in School (line 1, column 1)
// expected String at 'name' in School, found null (line 1, column 10)
// expected Int at 'pupils' in School, found string "many" (line 1, column 25)

// A default for a constant, and for values that cannot be decoded.
@Mappable
struct Settings {
  @CodableDefault("plain") let theme: String
  @CodableDefault(3, on: .missing, .null, .invalid) var level: Int
}
print(try Settings(json: #"{"level": "high"}"#))
// Settings(theme: "plain", level: 3)

// Generics, and types in one direction only.
@Mappable
struct Page<Item> {
  var items: [Item]
  var next: URL?
}

@Mappable(.encode)
struct Search {
  var query: String
  var limit = 20
}

@Mappable
struct Login {
  var name: String
  @EncodableIgnored var password: String
  @DecodableIgnored var version = 2
}
print(try Page<Grade>(json: #"{"items": [{"name": "9"}]}"#).items.count)
// 1
print(try Search(query: "tea").jsonString())
// {"query":"tea","limit":20}
print(try Login(json: #"{"name": "ada", "password": "x", "version": 9}"#).jsonString())
// {"name":"ada","version":2}

// Members that only some builds have.
@Mappable
struct Volume {
  var name: String
  #if os(Windows)
    @CodingKey("drive_letter") var drive: String
  #else
    @CodingKey("mount_point") var place = "/"
  #endif
}
print(try Volume(json: #"{"name": "backup", "mount_point": "/mnt"}"#).jsonString())
// {"name":"backup","mount_point":"/mnt"}

// A model changed in place: only what the source names, and nothing if it fails.
var changed = school
try JSONMapper().update(&changed, from: #"{"city": "Oslo"}"#)
print(changed.city ?? "nil", changed.grades.count)
// Oslo 2

// What cannot be copied: it may have a deinitialiser, and others of its kind inside it.
@Mappable
struct Upload: NoncopyableMappable, ~Copyable {
  let id: Int
  var name = ""
  var target: Connection?

  deinit { print("upload \(id) ends") }
}

@Mappable
struct Connection: NoncopyableMappable, ~Copyable {
  var host: String
  var retries = 3
}

func send() throws {
  var upload = try Upload(json: #"{"id": 7, "target": {"host": "a.example"}}"#)
  try JSONMapper().update(&upload, from: #"{"name": "report", "target": {"retries": 5}}"#)
  print(try upload.jsonString())
  // {"id":7,"name":"report","target":{"host":"a.example","retries":5}}
  // upload 7 ends
}
try send()

// What a model is made of.
for property in School.schema.properties { print(property.name, property.type, property.path) }
// name String ["name"]
// pupils Int ["pupils"]
// city Optional<String> ["city"]
// grades Array<Grade> ["grades"]
// isOpen Bool ["isOpen"]
print(ModelDescription.tree(of: school))
// School
//   name: North
//   pupils: 0
//   city: nil
//   grades: 2 elements
//     [0]: Grade
//       name: 9
//       teacher: nil
//     [1]: Grade
//       name: 10
//       teacher: Li
//   isOpen: false
