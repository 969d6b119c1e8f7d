import Maquette
import ShapeModels

extension Work {
  /// Calls that make a mapper each time, match keys by a rule, or decode at a path.
  static func calls() throws -> [Work] {
    let texts = Workloads.users.shape().documents.map { Array($0.utf8) }
    return [
      Work(name: "calls/mapper") { for _ in 0..<100 { keep(JSONMapper()) } },
      Work(name: "calls/decode") {
        for text in texts { keep(try JSONMapper().decode(User.self, from: text)) }
      },
      Work(name: "calls/values") { for _ in 0..<100 { keep(ValueMapper()) } },
      Work(name: "calls/string") {
        for text in texts {
          keep(try JSONMapper().encodeString(JSONMapper().decode(User.self, from: text)))
        }
      },
      Work(name: "calls/keys") {
        for keys in [KeyMatching.named(.snakeCase), .ignoringCaseAndSeparators, .ignoringCase] {
          let mapper = JSONMapper(options: .init(keys: keys))
          for _ in 0..<10 {
            keep(
              try mapper.decode(KeyedByRule.self, from: #"{"FirstName":1,"last_name":2,"id":3}"#))
          }
        }
      },
      Work(name: "calls/path") {
        for _ in 0..<100 {
          keep(try JSONMapper().decode(Int.self, from: "{\"a\":[1,2,3]}", at: "a[1]"))
        }
      },
    ]
  }
}

@Mappable private struct KeyedByRule {
  var firstName: Int?
  var lastName: Int?
  var id: Int
}
