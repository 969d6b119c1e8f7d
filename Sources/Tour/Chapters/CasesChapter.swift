import Maquette

@Mappable(tagged: .internal("type"))
enum Message {
  case joined(user: String)
  case text(user: String, body: String)
  @CodableFallback case other(tag: String, AnyValue)
}

@Mappable
enum Priority {
  @CodableCase(0, "low") case low
  @CodableCase(1...9, true, encode: 5) case normal
  @CodableFallback case unknown
}

@Mappable
class Figure: ClassCluster {
  class var cluster: PolymorphicTypes<Figure> { allFigures }
  var name = ""
}

@Mappable final class Circle: Figure { var radius = 0.0 }
@Mappable final class Square: Figure { var side = 0.0 }

private let allFigures = PolymorphicTypes<Figure>(
  discriminator: "type", ["circle": Circle.self, "square": Square.self])

/// Enums with a tag in the data, and classes that the data selects.
enum CasesChapter {
  private static let messages = """
    [
      { "type": "joined", "user": "ada" },
      { "user": "ada", "body": "hello", "type": "text" },
      { "type": "poll", "choices": [1, 2] }
    ]
    """

  private static let drawing = """
    [
      { "type": "circle", "name": "sun", "radius": 2.5 },
      { "side": 1.5, "type": "square", "name": "box" }
    ]
    """

  static func run() throws {
    Screen.chapter(
      "Enums and class hierarchies", "The data selects the case or the class.")
    let read = try [Message](json: messages)
    Screen.show(messages, as: read.map { "\($0)" }.joined(separator: "\n"))
    Screen.note("written back: \(try read.jsonString())")

    let priorities = #"[0, 7, true, "low", "urgent"]"#
    let report = JSONMapper().decodeReporting([Priority].self, from: priorities)
    Screen.note("\(priorities) gives \(report.value ?? [])")
    for issue in report.issues { Screen.note("\(issue)") }

    let figures = try [Figure](json: drawing)
    Screen.show(drawing, as: figures.map { "\(type(of: $0)) \($0.name)" }.joined(separator: "\n"))
    Screen.note("written back: \(try figures.jsonString())")
  }
}
