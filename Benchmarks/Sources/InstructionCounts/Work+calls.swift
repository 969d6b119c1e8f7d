import Maquette
import ShapeModels

extension Work {
  /// Calls that make a mapper each time, name keys by a rule, or decode at a path.
  static func calls() throws -> [Work] {
    let texts = Workloads.users.shape().documents.map { Array($0.utf8) }
    let renamed = texts.map { text in
      Array(String(decoding: text, as: UTF8.self).replacing("isActive", with: "is_active").utf8)
    }
    return [
      Work(name: "calls/mapper") { for _ in 0..<100 { keep(JSONMapper()) } },
      Work(name: "calls/decode") {
        for text in texts { keep(try JSONMapper().decode(User.self, from: text)) }
      },
      Work(name: "calls/keys") {
        for text in renamed {
          let mapper = JSONMapper(options: .init(decoding: .init(keys: .named(.snakeCase))))
          keep(try mapper.decode(User.self, from: text))
        }
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
