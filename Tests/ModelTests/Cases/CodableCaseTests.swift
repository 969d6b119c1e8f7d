import AgreementSupport
import Foundation
import Maquette
import Testing

/// The forms that both systems decode and encode.
@Mappable(tagged: .codable)
private enum CodableShape: Codable, Equatable {
  case circle(Double)
  case rectangle(width: Double, height: Double?)
  case pair(Int, String)
  case labelled(side: CodableSide)
  case single(CodableSide)
  case many([Int])
  case none
  case maybe(Int?)
  indirect case group(CodableShape)
}

@Mappable private struct CodableSide: Codable, Equatable { var length: Int }

@Mappable(fieldNaming: .snakeCase, tagged: .codable)
private enum CodableEvent: Equatable {
  @CodingKey("moved", encode: "did_move") case move(toPlace: String, bySteps: Int = 1)
  case ended
  @CodableFallback case other(tag: String, content: AnyValue)
}

@Mappable private struct CodableHolder: Codable, Equatable {
  var shape: CodableShape
  var shapes: [CodableShape] = []
  var byName: [String: CodableShape] = [:]
}

@Suite("Enums in the form of Codable")
struct CodableCaseTests {
  private let shapes: [(shape: CodableShape, text: String)] = [
    (.circle(1.5), #"{"circle":{"_0":1.5}}"#),
    (.rectangle(width: 1, height: 2), #"{"rectangle":{"width":1.0,"height":2.0}}"#),
    (.rectangle(width: 1, height: nil), #"{"rectangle":{"width":1.0}}"#),
    (.pair(1, "a"), #"{"pair":{"_0":1,"_1":"a"}}"#),
    (.labelled(side: CodableSide(length: 3)), #"{"labelled":{"side":{"length":3}}}"#),
    (.single(CodableSide(length: 3)), #"{"single":{"_0":{"length":3}}}"#),
    (.many([1, 2]), #"{"many":{"_0":[1,2]}}"#), (.none, #"{"none":{}}"#),
    (.maybe(nil), #"{"maybe":{}}"#), (.maybe(1), #"{"maybe":{"_0":1}}"#),
    (.group(.group(.none)), #"{"group":{"_0":{"group":{"_0":{"none":{}}}}}}"#),
  ]

  @Test("A case is an object in an object, with and without a payload")
  func forms() throws {
    for (shape, text) in shapes { try expectRoundTrip(shape, text) }
  }

  @Test("Codable and the library decode each other's output")
  func agreement() throws {
    let holder = CodableHolder(
      shape: .none, shapes: shapes.map(\.shape), byName: ["a": .circle(2), "b": .none])
    let theirs = try JSONEncoder().encode(holder)
    #expect(try CodableHolder(json: theirs) == holder)
    let ours = try holder.jsonData()
    #expect(try JSONDecoder().decode(CodableHolder.self, from: ours) == holder)
    #expect(try CodableHolder(dictionary: holder.dictionary()) == holder)
  }

  @Test("A name alone decodes as a case without a payload")
  func names() throws {
    #expect(try read(CodableShape.self, #""none""#) == .none)
    #expect(try read(CodableShape.self, #""maybe""#) == .maybe(nil))
    #expect(try readError(CodableShape.self, #""circle""#).code == .invalidValue)
    #expect(try readError(CodableShape.self, #"{"circle":1}"#).code == .typeMismatch)
    #expect(try readError(CodableShape.self, #"{"circle":{}}"#).path.description == "circle._0")
    #expect(try readError(CodableShape.self, #"{"none":{},"many":{}}"#).code == .invalidValue)
  }

  @Mappable fileprivate enum Tagged: Codable, Equatable {
    case number(Int?), list([Int]?), side(CodableSide?), text(String)
  }

  @Test("Without .codable, an optional payload is also decoded as Codable wraps it")
  func wrappedOptionals() throws {
    for value in [Tagged.number(1), .number(nil), .list([2]), .list(nil), .text("a")] {
      let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
      #expect(try read(Tagged.self, text) == value)
    }
    #expect(try read(Tagged.self, #"{"number":{"_0":null}}"#) == .number(nil))
    #expect(try readError(Tagged.self, #"{"number":{"_1":1}}"#).path.description == "number")
    #expect(try readError(Tagged.self, #"{"text":{}}"#).path.description == "text")
    // The payload is an object itself.
    #expect(try read(Tagged.self, #"{"side":{"length":1}}"#) == .side(CodableSide(length: 1)))
  }

  @Mappable fileprivate enum Ruled: Equatable {
    case whole(Int = 5), part(Int? = 5), list([String] = ["a"])
  }

  @Mappable(tagged: .adjacent("type", content: "value")) fileprivate enum Beside: Equatable {
    case whole(Int = 5), part(Int? = 5)
  }

  @Test("A payload with a default is also decoded as Codable wraps it")
  func wrappedDefaults() throws {
    #expect(try read(Ruled.self, #"{"whole":{"_0":7}}"#) == .whole(7))
    #expect(try read(Ruled.self, #"{"whole":{}}"#) == .whole(5))
    #expect(try read(Ruled.self, #"{"part":{"_0":7}}"#) == .part(7))
    #expect(try read(Ruled.self, #"{"part":{"_0":null}}"#) == .part(nil))
    #expect(try read(Ruled.self, #"{"part":{}}"#) == .part(5))
    #expect(try read(Ruled.self, #"{"list":{"_0":["b"]}}"#) == .list(["b"]))
    #expect(try readError(Ruled.self, #"{"whole":{"_1":7}}"#).path.description == "whole")
    #expect(try readError(Ruled.self, #"{"whole":{"_0":[]}}"#).path.description == "whole._0")
    #expect(try read(Beside.self, #"{"type":"whole","value":{"_0":7}}"#) == .whole(7))
    #expect(try read(Beside.self, #"{"type":"part","value":{}}"#) == .part(5))
  }

  @Test("Keys, defaults and a fallback also apply in this form")
  func attributes() throws {
    try expectRoundTrip(
      CodableEvent.move(toPlace: "x", bySteps: 2), #"{"did_move":{"to_place":"x","by_steps":2}}"#,
      readingFrom: #"{"moved":{"to_place":"x","by_steps":2}}"#)
    #expect(
      try read(CodableEvent.self, #"{"moved":{"to_place":"x"}}"#) == .move(toPlace: "x", bySteps: 1)
    )
    try expectRoundTrip(CodableEvent.ended, #"{"ended":{}}"#)
    try expectRoundTrip(
      CodableEvent.other(tag: "new", content: ["a": 1]), #"{"new":{"a":1}}"#)
  }

  @Test("An update replaces the case, and a report lists errors in a payload")
  func updates() throws {
    var holder = CodableHolder(shape: .circle(1))
    try JSONMapper().update(&holder, from: #"{"shape":{"none":{}}}"#)
    #expect(holder.shape == .none)
    let report = JSONMapper().decodeReporting(
      [CodableShape].self, from: #"[{"rectangle":{"width":"1","height":[]}},{"none":{}}]"#)
    #expect(
      report.issues.map(\.error.path.description) == [
        "[0].rectangle.width", "[0].rectangle.height",
      ]
    )
  }
}

/// Like `expectRoundTrip`, for a decoded text that differs from the encoded one.
private func expectRoundTrip<T: Mappable & Equatable>(
  _ model: T, _ text: String, readingFrom source: String
) throws {
  #expect(try read(T.self, source) == model)
  #expect(try write(model) == text)
}
