import Foundation
import Maquette
import MaquetteXML
import Testing

// SVG, in which the order of the shapes is significant.

@Mappable struct Drawing: Equatable {
  @CodingKey("@width") var width: Double
  @CodingKey("@height") var height: Double
  @CodingKey("@viewBox") var viewBox: String?
  @CodingKey("#content") var shapes: [Shape]

  @Mappable indirect enum Shape: Equatable {
    case rect(Rectangle), circle(Circle), g(Group), text(Label)
  }

  @Mappable struct Rectangle: Equatable {
    @CodingKey("@x") var x = 0.0
    @CodingKey("@y") var y = 0.0
    @CodingKey("@width") var width: Double
    @CodingKey("@height") var height: Double
    @CodingKey("@fill") var fill: String?
  }

  @Mappable struct Circle: Equatable {
    @CodingKey("@cx") var x: Double
    @CodingKey("@cy") var y: Double
    @CodingKey("@r") var radius: Double
  }

  @Mappable struct Group: Equatable {
    @CodingKey("@id") var id: String?
    @CodingKey("#content") var shapes: [Shape]
  }

  @Mappable struct Label: Equatable {
    @CodingKey("@x") var x: Double
    @CodingKey("#content") var runs: [Run]
  }

  @Mappable enum Run: Equatable {
    @CodableCase("#text") case text(String)
    case tspan(Span)
  }

  @Mappable struct Span: Equatable {
    @CodingKey("@font-weight") var weight: String?
    @CodingKey("#text") var text: String
  }
}

@Suite("Drawings") struct DrawingTests {
  static let svg = """
    <?xml version="1.0"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" width="1e2" height="+50" viewBox="0 0 100 50">
      <rect width="100" height="50" fill="#eee"/>
      <circle cx="10" cy="10" r=".5"/>
      <rect x="5" width="1" height="1"/>
      <g id="labels">
        <text x="3">Hello, <tspan font-weight="bold">big</tspan> world</text>
        <circle cx="0" cy="0" r="1"/>
        <text x="4">plain</text>
      </g>
    </svg>
    """

  static let drawing = Drawing(
    width: 100, height: 50, viewBox: "0 0 100 50",
    shapes: [
      .rect(.init(width: 100, height: 50, fill: "#eee")),
      .circle(.init(x: 10, y: 10, radius: 0.5)),
      .rect(.init(x: 5, width: 1, height: 1)),
      .g(
        .init(
          id: "labels",
          shapes: [
            .text(
              .init(
                x: 3,
                runs: [
                  .text("Hello, "), .tspan(.init(weight: "bold", text: "big")), .text(" world"),
                ])),
            .circle(.init(x: 0, y: 0, radius: 1)),
            .text(.init(x: 4, runs: [.text("plain")])),
          ])),
    ])

  static func mapper(_ form: XML.Form = .compact) -> XMLMapper {
    XMLMapper(
      options: .init(
        format: .init(
          rootName: "svg", namespaces: ["": "http://www.w3.org/2000/svg"], content: .all, form: form
        )))
  }

  @Test(
    "Shapes and text keep their order in a round trip", arguments: [XML.Form.compact, .pretty])
  func roundTrip(form: XML.Form) throws {
    let mapper = Self.mapper(form)
    #expect(try mapper.decode(Drawing.self, from: Self.svg) == Self.drawing)
    let written = try mapper.encodeString(Self.drawing)
    #expect(
      written.contains(
        "<text x=\"3.0\">Hello, <tspan font-weight=\"bold\">big</tspan> world</text>"))
    #expect(try mapper.decode(Drawing.self, from: written) == Self.drawing)
  }

  @Test("An unknown shape is an error, or left out and reported")
  func unknownShape() throws {
    let svg = Self.svg.replacingOccurrences(
      of: "<circle cx=\"10\" cy=\"10\" r=\".5\"/>", with: "<path/>")
    let error = #expect(throws: MappingError.self) {
      try Self.mapper().decode(Drawing.self, from: svg)
    }
    #expect(error?.code == .unknownCase)
    var mapper = Self.mapper()
    mapper.options.decoding = DecodingOptions(rules: .init(invalidElements: .drop))
    let report = mapper.decodeReporting(Drawing.self, from: svg)
    #expect(report.value?.shapes.count == 3)
    #expect(report.issues.count == 1)
  }
}
