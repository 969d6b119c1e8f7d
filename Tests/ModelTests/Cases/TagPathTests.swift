import AgreementSupport
import Maquette
import Testing

@Suite("Tags in an object that also has properties")
struct TagPathTests {
  @Mappable struct Version: Equatable {
    @CodingKey(path: "meta.version") var version: Int
    var title = ""
  }

  @Mappable final class Edition: Equatable {
    init(edition: Int) { self.edition = edition }
    @CodingKey(path: "meta.edition") var edition: Int

    static func == (left: Edition, right: Edition) -> Bool { left.edition == right.edition }
  }

  @Mappable(tagged: .internal(path: "meta.type")) enum Document: Equatable {
    case a(Version)
    @CodableCase(7) case b(Edition)
    case none
    @CodableFallback case other(String, AnyValue)
  }

  @Test("A payload and its tag share an object")
  func cases() throws {
    let cases: [(Document, String)] = [
      (.a(Version(version: 2)), #"{"meta":{"type":"a","version":2},"title":""}"#),
      (.b(Edition(edition: 3)), #"{"meta":{"type":7,"edition":3}}"#),
      (.none, #"{"meta":{"type":"none"}}"#),
    ]
    for (document, json) in cases { try expectRoundTrip(document, json) }
    let other = #"{"meta":{"type":"c","x":1},"y":2}"#
    #expect(try Document(json: other).jsonString() == other)
    #expect(try ValueMapper().encode(Document(json: other)) == AnyValue(json: other))
  }

  @Mappable(tagged: .internal(path: "meta.type")) enum Inner: Equatable { case a(x: Int), b }

  @Mappable struct BesideMember: Equatable {
    @CodableFlattened var version: Version
    @CodableFlattened var inner: Inner
  }

  @Mappable struct BesideProperty: Equatable {
    @CodingKey(path: "meta.id") var id = 0
    @CodableFlattened var inner: Inner
  }

  @Test("The tag of a flattened enum is not found in an object of another member or property")
  func flattened() throws {
    let json = #"{"meta":{"version":1,"id":2,"type":"a"},"x":3}"#
    #expect(try readError(BesideMember.self, json).path.description == "meta.type")
    #expect(try readError(BesideProperty.self, json).path.description == "meta.type")
  }

  @Mappable struct Deep: Equatable {
    @CodingKey(path: "a.b.x") var x: Int
    @CodingKey(path: "a.y") var y: Int
    var z: Int
  }

  @Mappable(tagged: .internal(path: "a.b.type")) enum Nested: Equatable { case deep(Deep) }

  @Test("Every object on the way to the tag keeps its members")
  func depth() throws {
    try expectRoundTrip(
      Nested.deep(Deep(x: 1, y: 2, z: 3)),
      #"{"a":{"b":{"type":"deep","x":1},"y":2},"z":3}"#)
  }

  @Mappable struct Wrong: Equatable { var meta = 1 }
  @Mappable(tagged: .internal(path: "meta.type")) enum Clash: Equatable { case wrong(Wrong) }

  @Test("A value other than an object is rejected where the tag needs one")
  func clash() throws {
    let error = #expect(throws: MappingError.self) { try Clash.wrong(Wrong()).jsonString() }
    #expect(error?.code == .unencodable)
  }

  @Test("A protocol cluster encodes its tag next to properties")
  func protocols() throws {
    let json = #"{"shape":{"meta":{"kind":"round","id":4},"radius":1}}"#
    let drawing = try PathDrawing(json: json)
    #expect((drawing.shape as? PathRound)?.id == 4)
    #expect(try drawing.jsonString() == json)
    #expect(try PathDrawing(dictionary: drawing.dictionary()).jsonString() == json)
  }

  @Test("A class cluster encodes its tag next to properties of a superclass or subclass")
  func classes() throws {
    let json = #"[{"meta":{"kind":"cat","id":1},"lives":9},{"meta":{"kind":"dog","id":2},"age":3}]"#
    let beasts = try [PathBeast](json: json)
    #expect((beasts[0] as? PathCat)?.lives == 9)
    #expect(beasts[0].id == 1)
    #expect((beasts[1] as? PathDog)?.age == 3)
    #expect(try beasts.jsonString() == json)
    #expect(try ValueMapper().encode(beasts) == AnyValue(json: json))
    let tool = #"{"meta":{"kind":"hammer","weight":4},"name":"x"}"#
    let hammer = try PathTool(json: tool)
    #expect((hammer as? PathHammer)?.weight == 4)
    #expect(try hammer.jsonString() == tool)
  }
}

private protocol PathShape: Mappable, Sendable {}

@Mappable private struct PathRound: PathShape {
  @CodingKey(path: "meta.id") var id: Int
  var radius = 0
}

private let pathShapes = PolymorphicTypes<any PathShape>(
  discriminator: "meta.kind", ["round": PathRound.self])

@Mappable private struct PathDrawing {
  @CodableBy(.oneOf(pathShapes)) var shape: any PathShape
}

@Mappable private class PathBeast: ClassCluster {
  class var cluster: PolymorphicTypes<PathBeast> { beasts }
  @CodingKey(path: "meta.id") var id = 0
}

@Mappable private final class PathCat: PathBeast {
  var lives = 0
}

@Mappable private final class PathDog: PathBeast { var age = 0 }

private let beasts = PolymorphicTypes<PathBeast>(
  discriminator: "meta.kind", ["cat": PathCat.self, "dog": PathDog.self])

@Mappable private class PathTool: ClassCluster {
  class var cluster: PolymorphicTypes<PathTool> { tools }
  var name = ""
}

@Mappable private final class PathHammer: PathTool {
  @CodingKey(path: "meta.weight") var weight = 0
}

private let tools = PolymorphicTypes<PathTool>(
  discriminator: "meta.kind", ["hammer": PathHammer.self])
