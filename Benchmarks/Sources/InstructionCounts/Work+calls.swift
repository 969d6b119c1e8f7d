import Maquette
import ShapeModels

extension Work {
  /// Calls that make a mapper each time, or decode at a path.
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
      Work(name: "calls/path") {
        for _ in 0..<100 {
          keep(try JSONMapper().decode(Int.self, from: "{\"a\":[1,2,3]}", at: "a[1]"))
        }
      },
    ]
  }
}
