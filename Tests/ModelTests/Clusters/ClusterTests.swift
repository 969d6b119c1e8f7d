import AgreementSupport
import Maquette
import Testing

protocol Drawn { var area: Double { get } }

@Suite("Clusters")
struct ClusterTests {
  @Mappable struct Circle: Drawn, Equatable {
    var radius: Double
    var area: Double { radius * radius * 3 }
  }
  @Mappable struct Square: Drawn, Equatable {
    var side: Double
    var type = "square"
    var area: Double { side * side }
  }
  @Mappable struct Hexagon: Drawn, Equatable {
    var side: Double
    var area: Double { side * side * 2.6 }
  }
  @Mappable struct Unknown: Drawn, Equatable {
    var type: String?
    var area: Double { 0 }
  }

  static let shapes = PolymorphicTypes<any Drawn>(
    discriminator: "type", ["circle": Circle.self, "square": Square.self])

  @Mappable struct Page {
    @CodableBy(.oneOf(ClusterTests.shapes)) var main: any Drawn
    @CodableBy(.oneOf(ClusterTests.shapes)) var other: (any Drawn)?
    @CodableBy(.arrayOf(ClusterTests.shapes)) var all: [any Drawn] = []
    @CodableBy(.dictionaryOf(ClusterTests.shapes)) var named: [String: any Drawn] = [:]
  }

  // Features: 6, 141, 145
  @Test("A property of a protocol's type is made by its tag, and written with it")
  func protocols() throws {
    let json =
      #"{"main":{"type":"circle","radius":1.5},"all":[{"type":"square","side":2.5}],"named":{"a":{"type":"circle","radius":1.5}}}"#
    let page = try Page(json: json)
    #expect(page.main as? Circle == Circle(radius: 1.5))
    #expect(page.other == nil)
    #expect(page.all.first as? Square == Square(side: 2.5))
    #expect(try write(page) == json)
    let swapped = try Page(
      json: #"{"main":{"radius":1.5,"type":"circle"},"other":{"side":1.5,"type":"square"}}"#)
    #expect(swapped.other as? Square == Square(side: 1.5))
    let tree = try ValueMapper().decode(Page.self, from: AnyValue(json: json))
    #expect(try write(tree) == json)
  }

  // Features: 5.9, 5.10
  @Test(
    "Unknown tags are errors",
    arguments: [
      (
        #"{"main":{"type":"oval"}}"#,
        #"expected a type of Drawn (circle, square) at 'main.type' in Page, found string "oval" (line 1, column 17)"#
      ),
      (
        #"{"main":{"radius":1.5}}"#,
        "missing key 'type' at 'main', expected a type of Drawn (circle, square) (line 1, column 9)"
      ),
      (
        #"{"main":{"type":"circle"}}"#,
        "missing key 'radius' at 'main' in Circle (line 1, column 9)"
      ),
      (#"{"main":1}"#, "expected an object at 'main' in Page, found number 1 (line 1, column 9)"),
      (#"{"main":null}"#, "expected Drawn at 'main' in Page, found null (line 1, column 9)"),
      (
        #"{"main":{"type":"circle","radius":1.5},"all":[{"type":[]}]}"#,
        "expected a type of Drawn (circle, square) at 'all[0].type' in Page, found an array (line 1, column 55)"
      ),
    ])
  func unknownTags(_ json: String, _ text: String) throws {
    #expect(try readError(Page.self, json).description == text)
  }

  // Features: 143
  @Test("Other modules add types by a registry")
  func registry() throws {
    var mapper = JSONMapper()
    mapper.options.registry.add(Hexagon.self, as: "hexagon", to: (any Drawn).self)
    let json = #"{"main":{"type":"hexagon","side":1.5}}"#
    let page = try mapper.decode(Page.self, from: json)
    #expect(page.main as? Hexagon == Hexagon(side: 1.5))
    #expect(
      try String(decoding: mapper.encode(page), as: UTF8.self)
        == #"{"main":{"type":"hexagon","side":1.5},"all":[],"named":{}}"#)
    #expect(try readError(Page.self, json).code == .unknownCase)
    let error = #expect(throws: MappingError.self) { try page.jsonString() }
    #expect(error?.code == .unencodable)
    #expect(error?.path.description == "main")
  }

  static let open = PolymorphicTypes<any Drawn>(
    discriminator: "meta.type", ["circle": Circle.self], fallback: Unknown.self)
  @Mappable struct OpenPage {
    @CodableBy(.arrayOf(ClusterTests.open)) var all: [any Drawn]
  }

  // Features: 144, 128
  @Test("A fallback takes unknown tags, which is told; the tag lies deeper")
  func fallback() throws {
    let json =
      #"{"all":[{"meta":{"type":"x"},"type":"t"},{"type":"u"},{"meta":{"type":"circle"},"radius":1.5}]}"#
    let page = try OpenPage(json: json)
    #expect(page.all[0] as? Unknown == Unknown(type: "t"))
    #expect(page.all[1] as? Unknown == Unknown(type: "u"))
    #expect(page.all[2] as? Circle == Circle(radius: 1.5))
    let report = JSONMapper().decodeReporting(OpenPage.self, from: json)
    #expect(
      report.issues.map { "\($0.code) \($0.path) \($0.resolution ?? "")" } == [
        "unknownCase all[0].meta.type read as Unknown",
        "missingKey all[1].meta.type read as Unknown",
      ])
    #expect(
      try write(page)
        == #"{"all":[{"type":"t"},{"type":"u"},{"meta":{"type":"circle"},"radius":1.5}]}"#)
  }

  static let byContent = PolymorphicTypes<any Drawn>([Circle.self, Square.self]) { object in
    object["radius"].isNull ? object["side"].isNull ? nil : Square.self : Circle.self
  }
  struct Refusal: Error {}
  static let refusing = PolymorphicTypes<any Drawn>([]) { _ in throw Refusal() }
  @Mappable struct ByContent {
    @CodableBy(.oneOf(ClusterTests.byContent)) var shape: any Drawn
  }
  @Mappable struct Refused {
    @CodableBy(.oneOf(ClusterTests.refusing)) var shape: any Drawn
  }

  // Features: 3.7
  @Test("Types are chosen by content")
  func content() throws {
    #expect(try ByContent(json: #"{"shape":{"radius":1.5}}"#).shape is Circle)
    let square = try ByContent(json: #"{"shape":{"side":1.5}}"#)
    #expect(square.shape is Square)
    #expect(try write(square) == #"{"shape":{"side":1.5,"type":"square"}}"#)
    #expect(try readError(ByContent.self, #"{"shape":{}}"#).code == .unknownCase)
    #expect(try readError(Refused.self, #"{"shape":{}}"#).code == .custom)
  }

  @Mappable class Shape: ClassCluster {
    class var cluster: PolymorphicTypes<Shape> { shapeClasses }
    var name = "s"
  }
  @Mappable final class Round: Shape { var radius: Double = 0 }
  @Mappable class Angular: Shape { var corners: Int = 0 }
  @Mappable final class Box: Angular {
    var type = "box"
    var depth: Int
    init(depth: Int) { self.depth = depth; super.init() }
  }
  final class Unlisted: Shape {}
  static let shapeClasses = PolymorphicTypes<Shape>(
    discriminator: "type",
    ["shape": Shape.self, "round": Round.self, "angular": Angular.self, "box": Box.self])

  // Features: 6, 141, 142, 145, 5.9
  @Test("A class makes the subclass that the tag names, and writes it")
  func classes() throws {
    let json =
      #"[{"type":"round","name":"a","radius":1.5},{"type":"shape","name":"b"},{"type":"angular","name":"s","corners":3},{"name":"s","corners":0,"type":"box","depth":2}]"#
    let shapes = try [Shape](json: json)
    #expect(shapes.map { "\(Swift.type(of: $0))" } == ["Round", "Shape", "Angular", "Box"])
    #expect((shapes[0] as? Round)?.radius == 1.5 && shapes[0].name == "a")
    #expect(try write(shapes) == json)
    let tree = try ValueMapper().decode([Shape].self, from: AnyValue(json: json))
    #expect(try write(tree) == json)
    #expect(try write(Round()) == #"{"type":"round","name":"s","radius":0.0}"#)
    #expect(try Round(json: #"{"radius":2.5}"#).radius == 2.5)
    #expect(try Shape(json: #"{"type":"round","radius":3.5}"#) is Round)
  }

  // Features: 142
  @Test("A subclass is read as itself, its tag no unknown key")
  func subclasses() throws {
    let strict = JSONMapper(options: .init(unknownKeys: .reject))
    #expect(try strict.decode(Round.self, from: #"{"type":"round","radius":2.5}"#).radius == 2.5)
    #expect(try strict.decode(Shape.self, from: #"{"radius":2.5,"type":"round"}"#) is Round)
    #expect(throws: MappingError.self) {
      try strict.decode(Shape.self, from: #"{"radius":2.5,"type":"round","o":1}"#)
    }
    #expect(try readError(Shape.self, #"{"type":"oval"}"#).code == .unknownCase)
    #expect(
      try readError(Shape.self, #"{"name":"a"}"#).description
        == "missing key 'type', expected a type of Shape (shape, round, angular, box) (line 1, column 1)"
    )
    #expect(try readError(Shape.self, #"{"type":"box"}"#).path.description == "depth")
    #expect(try readError(Unlisted.self, #"{"type":"round"}"#).code == .invalidValue)
    let error = #expect(throws: MappingError.self) { try Unlisted().jsonString() }
    #expect(error?.code == .unencodable)
  }

  // Features: 142
  @Test("An update keeps an object's class")
  func updates() throws {
    var shapes = Shapes(main: Round())
    try JSONMapper().update(&shapes, from: #"{"main":{"name":"x"}}"#)
    #expect(shapes.main is Round && shapes.main.name == "x")
  }

  @Mappable struct Shapes { var main: Shape }

  struct Looping: Drawn, MappingDecodable, MappingEncodable {
    var area: Double { 0 }
    init(from reader: inout JSONReader) throws(ReadFailure) {
      self = try reader.__readMember(of: loop) as! Looping
    }
    init(from reader: inout ValueReader) throws(ReadFailure) {
      self = try reader.__readMember(of: loop) as! Looping
    }
    func write(to writer: inout JSONWriter) throws(WriteFailure) {}
    func write(to writer: inout ValueWriter) throws(WriteFailure) {}
  }
  static let loop = PolymorphicTypes<any Drawn>([]) { _ in Looping.self }

  @Test("A type that chooses itself again and again ends")
  func loops() throws {
    #expect(try readError(Looping.self, "{}").code == .invalidValue)
  }

  // Features: 5.6
  @Test("Only types that are declared are ever made")
  func secure() throws {
    for name in ["Swift.Int", "ClusterTests.Hexagon", "Hexagon", "", "circle\u{0}"] {
      let json = #"{"main":{"type":\#(AnyValue.string(name).jsonText),"side":1.5}}"#
      #expect(try readError(Page.self, json).code == .unknownCase)
    }
  }
}

extension AnyValue {
  fileprivate var jsonText: String { (try? jsonString()) ?? "" }
}
