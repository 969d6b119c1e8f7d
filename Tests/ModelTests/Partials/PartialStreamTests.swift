import Maquette
import Testing

@testable import MaquetteStreams

/// `@CodablePartial` makes every level of a model reachable while its required keys are missing.
@Suite("Partials that arrive in pieces")
struct PartialStreamTests {
  @Mappable @CodablePartial struct Author: Equatable {
    var name: String
    var mail: String
  }
  @Mappable @CodablePartial struct Step: Equatable {
    var title: String
    var minutes: Int
  }
  @Mappable @CodablePartial struct Recipe: Equatable {
    var title: String
    @CodableNestedPartial var author: Author
    @CodableNestedPartial var editor: Author?
    var steps: [Step] = []
  }

  /// The recipe for a view, whose steps show what has arrived of each.
  @Mappable struct ShownRecipe: Equatable {
    var title: String?
    var author = Author.Partial()
    var steps: [Step.Partial] = []
  }

  private static let text =
    #"{"author":{"mail":"ada@a.example","name":"Ada"},"editor":{"name":"Bo","mail":"b"},"#
    + #""steps":[{"minutes":5,"title":"Mix"},{"title":"Bake","minutes":40}],"title":"Bread"}"#

  @Test("Properties of nested models are there before the required ones of any level")
  func nested() throws {
    var parser = JSONMapper().partialParser(of: Recipe.Partial.self, openStrings: .include)
    var seen: [String] = []
    for byte in Self.text.utf8 {
      parser.append(CollectionOfOne(byte))
      guard let partial = try parser.next()?.model else { continue }
      let line =
        "\(partial.author.value?.mail.value ?? "-") \(partial.author.value?.name.value ?? "-") "
        + "\((partial.editor.value ?? .init()).name.value ?? "-") \(partial.title.value ?? "-")"
      if line != seen.last { seen.append(line) }
    }
    #expect(seen.first == "- - - -")
    #expect(seen.contains("ada@ - - -"))
    #expect(seen.contains("ada@a.example A - -"))
    #expect(seen.contains("ada@a.example Ada B -"))
    #expect(seen.last == "ada@a.example Ada Bo Bread")
    // The whole partial makes the model.
    #expect(try Recipe(parser.finish()) == Recipe(json: Self.text))
  }

  @Test("So are those of the last element of an array of partials")
  func elements() throws {
    var parser = JSONMapper().partialParser(of: ShownRecipe.self)
    var seen: [[String]] = []
    for byte in Self.text.utf8 {
      parser.append(CollectionOfOne(byte))
      guard let recipe = try parser.next()?.model else { continue }
      let steps = recipe.steps.map {
        "\($0.title.value ?? "-") \($0.minutes.value.map(String.init) ?? "-")"
      }
      if steps != seen.last { seen.append(steps) }
    }
    #expect(
      seen == [
        [], ["- -"], ["- 5"], ["Mix 5"], ["Mix 5", "- -"], ["Mix 5", "Bake -"],
        ["Mix 5", "Bake 40"],
      ])
  }

  @Mappable struct Message: Identifiable {
    var id: Int?
    var text = ""
  }
  @Mappable struct OpenMessage: Identifiable {
    var id: Int?
    var text = ""
    @CodableExtras var rest: [String: Int] = [:]
  }

  @Test("Elements keep the identity that the text gives them, whatever their model is")
  func identities() throws {
    func check<M: Mappable & Identifiable>(_ type: M.Type) throws where M.ID == Int? {
      let text = #"[{"id":7,"text":"one"},{"text":"two","id":8},{"id":9,"text":"th"}]"#
      var parser = JSONMapper().partialParser(of: [M].self, openStrings: .include)
      var known: [Int: Int] = [:]
      for byte in text.utf8 {
        parser.append(CollectionOfOne(byte))
        guard let elements = try parser.next()?.model else { continue }
        for (index, element) in elements.enumerated() {
          if let id = known[index] { #expect(element.id == id) }
          if let id = element.id { known[index] = id }
        }
        #expect(known.keys.allSatisfy(elements.indices.contains))
      }
      #expect(known == [0: 7, 1: 8, 2: 9])
    }
    try check(Message.self)
    try check(OpenMessage.self)
  }

  @Test("An open nested partial is not read again")
  func work() throws {
    let steps = Array(repeating: #"{"minutes":5,"title":"Mix"}"#, count: 400)
    let text = Array(#"{"steps":[\#(steps.joined(separator: ","))],"title":"Bread"}"#.utf8)
    var parser = JSONMapper().partialParser(of: ShownRecipe.self, openStrings: .include)
    var values = 0
    for start in stride(from: 0, to: text.count, by: 4) {
      parser.append(text[start..<min(start + 4, text.count)])
      if try parser.next() != nil { values += 1 }
    }
    #expect(values > text.count / 8)
    #expect(parser.work < 4 * text.count, "\(parser.work) for \(text.count)")
  }
}
