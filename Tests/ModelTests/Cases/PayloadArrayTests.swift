import AgreementSupport
import Foundation
import Maquette
import Testing

@Mappable(layout: .array)
private enum ArrayMove: Equatable {
  case to(x: Int, y: Int)
  case pair(String, Int)
  case maybe(Int?, String = "d", last: Bool?)
  case name(String)
  case labelled(side: Double)
  case stop
}

@Mappable(tagged: .adjacent("type", content: "data"), layout: .array)
private enum ArrayBeside: Equatable {
  case to(x: Int, y: Int)
  case stop
}

@Mappable(tagged: .untagged, layout: .array)
private enum ArrayWithout: Equatable {
  // The longer one comes first, because an array with extra elements also matches a case with fewer
  // values.
  case line(Int, Int, Int)
  case point(x: Double, y: Double)
  case name(String)
}

@Mappable(layout: .array)
private enum ArrayDates<T: Mappable & Equatable>: Equatable {
  @CodableBy(.iso8601, for: "at") case made(T, at: Date)
}

@Suite("Payloads that are arrays")
struct PayloadArrayTests {
  @Test("Several values, or values with labels, are an array; one alone is itself")
  func forms() throws {
    try expectRoundTrip(ArrayMove.to(x: 1, y: 2), #"{"to":[1,2]}"#)
    try expectRoundTrip(ArrayMove.pair("Henry", 1), #"{"pair":["Henry",1]}"#)
    try expectRoundTrip(ArrayMove.maybe(nil, "a", last: true), #"{"maybe":[null,"a",true]}"#)
    try expectRoundTrip(ArrayMove.name("a"), #"{"name":"a"}"#)
    try expectRoundTrip(ArrayMove.labelled(side: 2), #"{"labelled":[2.0]}"#)
    try expectRoundTrip(ArrayMove.stop, #""stop""#)
    try expectRoundTrip(ArrayBeside.to(x: 1, y: 2), #"{"type":"to","data":[1,2]}"#)
    try expectRoundTrip(ArrayBeside.stop, #"{"type":"stop"}"#)
    try expectRoundTrip(
      [ArrayWithout.point(x: 1, y: 2), .line(1, 2, 3), .name("a")], #"[[1.0,2.0],[1,2,3],"a"]"#)
    try expectRoundTrip(
      ArrayDates.made([1], at: Date(timeIntervalSince1970: 0)),
      #"{"made":[[1],"1970-01-01T00:00:00Z"]}"#)
  }

  @Test("Missing trailing values take their defaults, and extra values are unknown")
  func lengths() throws {
    #expect(try read(ArrayMove.self, #"{"maybe":[]}"#) == .maybe(nil, "d", last: nil))
    #expect(try read(ArrayMove.self, #"{"maybe":[1]}"#) == .maybe(1, "d", last: nil))
    #expect(try read(ArrayMove.self, #"{"to":[1,2,3]}"#) == .to(x: 1, y: 2))
    let strict = JSONMapper(options: .init(unknownKeys: .reject))
    #expect(throws: MappingError.self) {
      try strict.decode(ArrayMove.self, from: #"{"to":[1,2,3]}"#)
    }
  }

  @Test(
    "Errors report the position",
    arguments: [
      (#"{"to":[1]}"#, MappingError.Code.missingKey, "to[1]"),
      (#"{"to":[1,[]]}"#, .typeMismatch, "to[1]"), (#"{"to":{"x":1,"y":2}}"#, .typeMismatch, "to"),
      (#"{"to":[null,1]}"#, .unexpectedNull, "to[0]"),
      (#"{"pair":"Henry"}"#, .typeMismatch, "pair"),
    ])
  func errors(_ text: String, _ code: MappingError.Code, _ path: String) throws {
    let error = try readError(ArrayMove.self, text)
    #expect(error.code == code)
    #expect(error.path.description == path)
  }

  @Test("A report lists every invalid position")
  func reports() throws {
    let report = JSONMapper().decodeReporting(
      [ArrayMove].self, from: #"[{"to":["a","b"]},{"pair":["x","1"]}]"#)
    #expect(report.value == [.pair("x", 1)])
    #expect(
      report.issues.map(\.error.path.description) == ["[0].to[0]", "[0].to[1]", "[1].pair[1]"])
  }
}
