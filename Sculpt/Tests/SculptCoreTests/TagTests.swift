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

  private static let events = #"""
    {"type": "push", "data": {"ref": "a", "size": 1}}, {"type": "fork", "data": {"to": "b", "depth": 2}},
    {"type": "push", "data": {"ref": "c", "size": 1}}, {"type": "fork", "data": {"to": "d", "depth": 2}},
    {"type": "public"}, {"type": "ping", "data": {}}
    """#

  @Test func aTagBesideAnObjectMakesAnEnum() throws {
    #expect(
      try code("[\(Self.events)]") == """
        @Mappable(tagged: .adjacent("type", content: "data"))
        enum Root: Sendable, Hashable {
          case fork(Fork)
          case ping(Ping)
          case `public`
          case push(Push)
          @CodableFallback case unrecognized(AnyValue)

          @Mappable
          struct Fork: Sendable, Hashable {
            var to: String
            var depth: Int
          }

          @Mappable
          struct Ping: Sendable, Hashable {}

          @Mappable
          struct Push: Sendable, Hashable {
            var ref: String
            var size: Int
          }
        }

        """)
  }

  @Test func otherKeysBesideATagAreThoseOfARecord() throws {
    let events = Self.events.replacing("\"type\"", with: "\"id\": 1, \"type\"")
    let found = try code("[\(events)]")
    #expect(found.hasPrefix("@Mappable\nstruct Root: Sendable, Hashable {\n  var id: Int\n"))
    #expect(found.contains("\n  @CodableFlattened var data: RootData\n"))
    #expect(found.contains("@Mappable(tagged: .adjacent(\"type\", content: \"data\"))"))
    #expect(!found.contains("var type"))
    #expect(
      try code("[\(events)]") { $0.isTolerant = true }.contains(
        "@CodableFlattened var data: RootData?"))
  }

  @Test(arguments: [
    // The keys of the object do not follow the text.
    #"{"type": "a", "data": {"x": 1}}, {"type": "a", "data": {"y": 1}}, {"type": "b", "data": {"x": 1}}, {"type": "b", "data": {"y": 1}}"#,
    // One of a kind has no object, another one has.
    #"{"type": "a", "data": {"x": 1, "y": 1}}, {"type": "a"}, {"type": "b", "data": {"z": 1}}, {"type": "b", "data": {"z": 1}}"#,
    // Not all objects have the text.
    #"{"type": "a", "data": {"x": 1}}, {"type": "a", "data": {"x": 1}}, {"type": "b", "data": {"z": 1}}, {"type": "b", "data": {"z": 1}}, {"data": {"z": 1}}"#,
    // It is not always an object.
    #"{"type": "a", "data": {"x": 1}}, {"type": "a", "data": {"x": 1}}, {"type": "b", "data": 1}, {"type": "b", "data": 2}"#,
  ])
  func theseHaveNoTagBesideAnObject(_ objects: String) throws {
    #expect(!(try code("[\(objects)]").contains("adjacent")))
  }

  @Test func tagsBesideObjectsMergeInAnyOrder() throws {
    let objects = try #require(AnyValue(json: "[\(Self.events)]").array).map { try $0.jsonString() }
    var merged = try shape(of: Array(objects[2...]))
    merged.merge(try shape(of: Array(objects[..<2])))
    let text = SwiftFile(Inference.model(of: merged)).text
    #expect(text.contains("adjacent") && text.contains("case push(Push)"))
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

  @Test func theKeyOfATagIsExplained() throws {
    let events = "[\(Self.events)]"
    let source = SampleSource.bytes(Array(events.utf8), name: "events.json")
    let model = Inference.model(of: try shape(events))
    let explanation = Explanation(model, rules: InferenceRules(), sources: [source])
    for (path, head) in [
      ("$[*].type", "no property: it chooses the case of Root"),
      ("$[*].data", "no property: it has the values of the cases of Root"), ("$[*]", "Root"),
    ] {
      let place = try #require(SamplePath(path))
      let text = try #require(explanation.text(at: place))
      #expect(text.hasPrefix("\(path): \(head)\n"))
      #expect(
        text.contains(
          "\n  'type' tells which of 4 kinds 'data' is\n    first 2 × \"push\" at events.json:1:2"))
    }
  }
}
