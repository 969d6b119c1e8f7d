import Foundation
import ShapeModels

/// Generates the source of models of various kinds, to measure their compile time.
///
/// The same seed yields the same properties for `@Mappable` and for `Codable`.
struct ModelGenerator {
  /// `mappable` or `codable`.
  let kind: String

  /// The number of models besides `Root`, which contains an array of each.
  let models: Int

  /// The number of properties of a model.
  let properties: Int

  let seed: UInt64

  /// The number of models without nested models; the other models contain these.
  private var leaves: Int { max(models / 5, 1) }

  private static let types = [
    "String", "String", "String", "Int", "Int", "Double", "Bool", "Bool", "String?", "String?",
    "Int?",
    "[String]", "[Int]", "Date", "NESTED", "[NESTED]",
  ]

  private static let words = [
    "account", "address", "amount", "author", "background", "category", "count", "created",
    "display",
    "image", "language", "last", "name", "number", "owner", "parent", "price", "profile", "public",
    "reference", "score", "source", "status", "time", "title", "total", "type", "updated", "url",
    "user",
  ]

  /// The source of a module.
  var source: String {
    var generator = SeededGenerator(seed: seed)
    let imports =
      kind == "mappable" ? "import Foundation\nimport Maquette\n" : "import Foundation\n"
    let bodies = (0..<models).map { number in
      declaration("Model\(number)", fields(of: number, using: &generator))
    }
    let lists = (0..<models).map { "model\($0)List: [Model\($0)]" }
    return ([imports] + bodies + [declaration("Root", ["version: Int"] + lists)])
      .joined(separator: "\n")
  }

  private func declaration(_ name: String, _ fields: [String]) -> String {
    let head =
      kind == "mappable" ? "@Mappable\npublic struct \(name)" : "public struct \(name): Codable"
    return "\(head) {\n" + fields.map { "  public var \($0)\n" }.joined() + "}\n"
  }

  private func fields(of model: Int, using generator: inout SeededGenerator) -> [String] {
    var names: Set<String> = []
    return (0..<properties).map { number in
      let first = Self.words.randomElement(using: &generator)!
      let second = Self.words.randomElement(using: &generator)!.capitalized
      var type = Self.types.randomElement(using: &generator)!
      let nested = Int.random(in: 0..<leaves, using: &generator)
      type = type.replacing("NESTED", with: model < leaves ? "Int" : "Model\(nested)")
      let name = first + second
      return (names.insert(name).inserted ? name : "\(name)\(number)") + ": \(type)"
    }
  }
}
