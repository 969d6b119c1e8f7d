import Maquette
import Testing

@testable import SculptCore

/// Objects whose kind a text in them tells.
@Suite struct TagTests {
  private static let blocks = #"""
    {"type": "heading", "text": "A", "level": 1}, {"type": "image", "url": "https://a.example/1.png", "width": 3},
    {"type": "heading", "text": "B", "level": 2}, {"type": "image", "url": "https://a.example/2.png", "width": 4},
    {"type": "rule"}, {"type": "rule"}
    """#

  @Test func aTagMakesAnEnum() throws {
    #expect(
      try code("{\"blocks\": [\(Self.blocks)]}") == """
        @Mappable
        struct Root: Sendable, Hashable {
          var blocks: [Block] = []

          @Mappable(tagged: .internal("type"))
          enum Block: Sendable, Hashable {
            case heading(Heading)
            case image(Image)
            case rule
            @CodableFallback case unrecognized(AnyValue)

            @Mappable
            struct Heading: Sendable, Hashable {
              var text: String
              var level: Int
            }

            @Mappable
            struct Image: Sendable, Hashable {
              var url: URL
              var width: Int
            }
          }
        }

        """)
  }

  @Test(arguments: [
    // Every object has the same keys.
    #"{"type": "a", "x": 1}, {"type": "a", "x": 2}, {"type": "b", "x": 3}, {"type": "b", "x": 4}"#,
    // One of a kind does not tell what the next one has.
    #"{"type": "a", "x": 1, "y": 1}, {"type": "b", "z": 3}, {"type": "b", "z": 4}"#,
    // The keys do not follow the text.
    #"{"type": "a", "x": 1}, {"type": "a", "y": 1}, {"type": "b", "x": 3}, {"type": "b", "y": 4}"#,
    // Not all objects have it.
    #"{"type": "a", "x": 1, "p": 1}, {"type": "a", "x": 1, "p": 1}, {"type": "b", "y": 3, "z": 1}, {"type": "b", "y": 3, "z": 1}, {"x": 1}"#,
  ])
  func theseAreRecords(_ objects: String) throws {
    #expect(try code("[\(objects)]").hasPrefix("@Mappable\nstruct Root"))
  }

  @Test func tagsMergeInAnyOrder() throws {
    let objects = Self.blocks.split(separator: "},").map {
      $0.hasSuffix("}") ? String($0) : $0 + "}"
    }
    let whole = try code("[\(Self.blocks)]")
    #expect(whole.contains("enum Root"))
    var merged = try shape(of: Array(objects[3...]))
    merged.merge(try shape(of: Array(objects[..<3])))
    let model = Inference.model(of: merged)
    #expect(SwiftFile(model).text.contains("case heading(Heading)"))
    for object in objects { #expect(ModelCheck(model: model).accepts(try AnyValue(json: object))) }
  }

  @Test func tagsCanBeLeftAlone() throws {
    #expect(try code("[\(Self.blocks)]") { $0.findsTags = false }.contains("struct Root"))
  }
}
