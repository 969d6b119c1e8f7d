import AgreementSupport
import Foundation
import Maquette
import Testing

@Mappable(tagged: .firstElement)
private enum LeadingShape: Equatable {
  case circle(radius: Int)
  case text(String)
  case box(x: Int, y: Int? = 4, isOpen: Bool?)
  case empty
  @CodingKey("o") @DecodableAlias("origin") case origin(LeadingPoint)
}

@Mappable private struct LeadingPoint: Equatable { var x = 0 }

@Mappable(tagged: .firstElement, caseMatching: .insensitive)
private enum LeadingCode<T: Mappable & Equatable>: Equatable {
  @CodableCase(1, true) case one(T)
  @CodableBy(.iso8601, for: "at") case made(at: Date)
}

@Mappable(tagged: .firstElement)
private enum LeadingKept: Equatable {
  case known(Int)
  @CodableFallback case other(String, AnyValue)
}

@Mappable(tagged: .firstElement)
private enum LeadingTag: Equatable {
  case known(Int)
  @CodableFallback case other(Int)
}

@Mappable(tagged: .firstElement)
private enum LeadingWhole: Equatable {
  case known(Int)
  @CodableFallback case other(AnyValue)
}

@Mappable(tagged: .firstElement)
private enum LeadingNothing: Equatable {
  case known(Int)
  @CodableFallback case other
}

@Mappable private struct LeadingHolder: Equatable {
  var shape: LeadingShape
  var shapes: [LeadingShape] = []
}

@Suite("Cases that are arrays, the tag first")
struct LeadingTagTests {
  @Test("The tag is the first element, and the values of the payload follow it")
  func forms() throws {
    try expectRoundTrip(LeadingShape.circle(radius: 3), #"["circle",3]"#)
    try expectRoundTrip(LeadingShape.text("a"), #"["text","a"]"#)
    try expectRoundTrip(LeadingShape.box(x: 1, y: nil, isOpen: true), #"["box",1,null,true]"#)
    try expectRoundTrip(LeadingShape.empty, #"["empty"]"#)
    try expectRoundTrip(LeadingShape.origin(LeadingPoint(x: 2)), #"["o",{"x":2}]"#)
    try expectRoundTrip([LeadingCode.one([1]), .one([])], "[[1,[1]],[1,[]]]")
    try expectRoundTrip(
      LeadingCode<Int>.made(at: Date(timeIntervalSince1970: 0)), #"["made","1970-01-01T00:00:00Z"]"#
    )
    #expect(try read(LeadingCode<Int>.self, #"[true,2]"#) == .one(2))
    #expect(
      try read(LeadingCode<Int>.self, #"["MADE","1970-01-01"]"#)
        == .made(at: Date(timeIntervalSince1970: 0)))
  }

  @Test("Dictionaries contain such cases, and an update replaces them")
  func properties() throws {
    let members: [String: Any] = ["shape": ["circle", 3], "shapes": [["empty"], ["text", "a"]]]
    var holder = try LeadingHolder(dictionary: members)
    #expect(holder == LeadingHolder(shape: .circle(radius: 3), shapes: [.empty, .text("a")]))
    #expect(try LeadingHolder(dictionary: holder.dictionary()) == holder)
    try JSONMapper().update(&holder, from: #"{"shape":["text","b"]}"#)
    #expect(holder == LeadingHolder(shape: .text("b"), shapes: [.empty, .text("a")]))
  }

  @Test("Missing trailing values take their defaults, and extra values are unknown")
  func lengths() throws {
    #expect(try read(LeadingShape.self, #"["box",1]"#) == .box(x: 1, y: 4, isOpen: nil))
    for (text, path) in [(#"["empty",1]"#, "[1]"), (#"["circle",1,2]"#, "[2]")] {
      _ = try read(LeadingShape.self, text)
      let reports = [
        JSONMapper(options: .init(unknownKeys: .report)).decodeReporting(
          LeadingShape.self, from: text),
        ValueMapper(options: .init(unknownKeys: .report))
          .decodeReporting(LeadingShape.self, from: try AnyValue(json: text)),
      ]
      for report in reports {
        #expect(report.value != nil)
        #expect(report.issues.map { "\($0.path)" } == [path])
      }
      let strict = JSONMapper(options: .init(unknownKeys: .reject))
      let error = #expect(throws: MappingError.self) {
        try strict.decode(LeadingShape.self, from: text)
      }
      #expect(error?.path.description == path)
    }
    let strict = JSONMapper(options: .init(unknownKeys: .reject))
    #expect(try strict.decode(LeadingShape.self, from: #"["circle",3]"#) == .circle(radius: 3))
  }

  @Test(
    "Errors report the position",
    arguments: [
      ("[]", MappingError.Code.missingKey, "[0]"), (#"["circle"]"#, .missingKey, "[1]"),
      (#"["square",1]"#, .unknownCase, "[0]"), ("[null,1]", .unexpectedNull, "[0]"),
      ("[[],1]", .typeMismatch, "[0]"), (#"["circle",[]]"#, .typeMismatch, "[1]"),
      (#"["box",1,2,[]]"#, .typeMismatch, "[3]"), (#""empty""#, .typeMismatch, "$"),
      (#"{"circle":3}"#, .typeMismatch, "$"),
    ])
  func errors(_ text: String, _ code: MappingError.Code, _ path: String) throws {
    let error = try readError(LeadingShape.self, text)
    #expect(error.code == code)
    #expect(error.path.description == path)
  }

  @Test("A report lists every invalid element")
  func reports() throws {
    let report = JSONMapper().decodeReporting(
      [LeadingShape].self, from: #"[["box","a",[],true],["text",7],["circle",{}]]"#)
    #expect(report.value == [.text("7")])
    #expect(
      report.issues.map(\.error.path.description) == ["[0][1]", "[0][2]", "[1][1]", "[2][1]"])
  }

  @Test("A fallback keeps the tag, what follows it, both, or the whole")
  func fallbacks() throws {
    try expectRoundTrip(
      [LeadingKept.known(1), .other("b", [2, 3]), .other("c", .null)],
      #"[["known",1],["b",2,3],["c"]]"#)
    try expectRoundTrip([LeadingTag.other(7), .known(1)], #"[[7],["known",1]]"#)
    try expectRoundTrip(LeadingWhole.other(["x", 1]), #"["x",1]"#)
    #expect(try read(LeadingNothing.self, #"["x",1]"#) == .other)
    let report = JSONMapper().decodeReporting([LeadingTag].self, from: "[[7,2],[8]]")
    #expect(report.value == [.other(7), .other(8)])
    #expect(report.issues.map { "\($0.path)" } == ["[0][0]"])
  }
}
