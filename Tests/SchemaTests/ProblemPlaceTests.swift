import AgreementSupport
import Maquette
import MaquetteSchema
import TestSupport
import Testing

@Mappable private struct Seat: Equatable {
  @Validated(.custom("an even number") { $0 % 2 == 0 }) var number: UInt8
  var row: UInt8 = 1
}

@Mappable private enum Place { case seat(Seat), either(Seat, UInt8), standing }
@Mappable(tagged: .adjacent("kind", content: "data")) private enum Kind { case seat(Seat) }
@Mappable(tagged: .internal("kind")) private enum Inside { case seat(Seat), none }
@Mappable(tagged: .untagged) private enum Either { case seat(Seat), text(String) }
@Mappable(layout: .array) private struct Row {
  var name: String
  var seat: Seat
}
@Mappable(container: "data.item[1]") private struct Framed { var seat: Seat }
@Mappable private struct Extras { @CodableExtras var seats: [String: Seat] = [:] }

@Mappable private struct Train {
  @CodingKey(path: "first.seat") var first: Seat?
  var list: [[Seat]] = []
  var table: [String: Seat] = [:]
  @CodableFlattened(prefix: "own_") var own: Seat?
  var wagons: [Train] = []
  @Validated(.each(.count(2...))) var labels: [String] = []
}

@Mappable private struct Part: Equatable {
  var n: UInt8
  @CodingKey(path: "p.q") var q: Bool
}
@Mappable private struct Sharing {
  @CodableFlattened var part: Part?
  @CodingKey(path: "p.z") var z: UInt8?
}

@Mappable private struct Hooked {
  var number: UInt8
  var seat: Seat?
  @CodableHook(.validate) func check() throws {
    if number == 7 { throw MappingError(.invalidValue, expected: "another number") }
  }
}

@Mappable(container: "a.b") private struct FramedHook {
  var number: UInt8
  @CodableHook(.validate) func check() throws {
    if number == 7 { throw MappingError(.invalidValue, expected: "another number") }
  }
}

@Mappable private struct Booked {
  var seat: Seat
  var day: CivilDate?
}

/// A type that refuses texts, which its form does not say.
@Mappable(transparent: true) private struct Lying: DescribedData {
  @Validated(.oneOf("yes")) var text: String
  static func dataForm(for view: DataView) -> DataForm { .string }
}
@Mappable private struct Believing {
  var seat: Seat
  var answer: Lying
}

/// Errors of documents that satisfy the schema of decoding are at the places of its problems.
@Suite("Places of what a schema does not express")
struct ProblemPlaceTests {
  private let odd = "Seat.number: the value is an even number"

  // Features: 236
  @Test("A problem is at the values of its property, wherever the model is") func values() throws {
    try expect(Seat.self, #"{"number": 1}"#, "number", [odd])
    try expect([String: [Seat]].self, #"{"a": [{"number": 1}]}"#, "a[0].number", [odd])
    try expect(Row.self, #"["a", {"number": 1}]"#, "[1].number", [odd])
    try expect(
      Framed.self, #"{"data": {"item": [0, {"seat": {"number": 1}}]}}"#,
      "data.item[1].seat.number", [odd])
    try expect(Extras.self, #"{"x": {"number": 1}}"#, "x.number", [odd])
  }

  @Test("Payloads have the problems of their types") func payloads() throws {
    try expect(Place.self, #"{"seat": {"number": 1}}"#, "seat.number", [odd])
    try expect(Kind.self, #"{"kind": "seat", "data": {"number": 1}}"#, "data.number", [odd])
    try expect(
      Inside.self, #"{"kind": "seat", "number": 1}"#, "number",
      ["Inside.seat.number: the value is an even number"])
    // The error of the alternative has the place.
    try expect(Either.self, #"{"number": 1}"#, "$", [odd])
  }

  @Test("Paths, elements, members, prefixes and recursion lead to a problem") func paths() throws {
    try expect(Train.self, #"{"first": {"seat": {"number": 1}}}"#, "first.seat.number", [odd])
    try expect(Train.self, #"{"list": [[], [{"number": 1}]]}"#, "list[1][0].number", [odd])
    try expect(Train.self, #"{"table": {"x": {"number": 1}}}"#, "table.x.number", [odd])
    try expect(
      Train.self, #"{"own_number": 1}"#, "own_number",
      ["Train.own.number: the value is an even number"])
    try expect(
      Train.self, #"{"wagons": [{"wagons": [{"own_number": 1}]}]}"#,
      "wagons[0].wagons[0].own_number", ["Train.own.number: the value is an even number"])
    try expect(
      Train.self, #"{"labels": ["ab", "e\u0301"]}"#, "labels[1]",
      ["Train.labels: characters are counted, where validators count scalars"])
  }

  @Test("A member that is there in part may lack each of its keys") func parts() throws {
    try expect(
      Sharing.self, #"{"p": {"q": true}}"#, "n",
      ["Sharing.part: the object at p may have a part of the member"])
  }

  @Test("Keys that form an object have the problems of its values") func aggregates() throws {
    let booked = ModelConfiguration.model(Booked.self)
    let seat = try MappingConfiguration(booked.aggregate("number", into: "seat"))
    try expect(Booked.self, #"{"number": 1}"#, "number", [odd], seat)
    let day = try MappingConfiguration(booked.aggregate("when", into: "day"))
    try expect(
      Booked.self, #"{"seat": {"number": 2}, "when": 1}"#, "$",
      ["Booked: the form of the object of when is not known"], day)
  }

  @Test("A hook that refuses the model says nothing about its values") func hooks() throws {
    try expect(
      Hooked.self, #"{"number": 7}"#, "$", ["Hooked: a hook validates the model"])
    try expect(
      FramedHook.self, #"{"a": {"b": {"number": 7}}}"#, "$",
      ["FramedHook: a hook validates the model"])
    let schema = JSONSchema.of(Hooked.self)
    for path: [MappingPath.Step] in [
      [.key("number")], [.key("seat")], [.key("seat"), .key("row")],
    ] {
      #expect(schema.problems(of: MappingError(.invalidValue, at: MappingPath(path))).isEmpty)
    }
    // Nor about its form.
    #expect(schema.problems(of: MappingError(.typeMismatch, at: MappingPath())).isEmpty)
  }

  @Test("A problem of one property excuses no error of another") func completeness() throws {
    var truth = try SchemaTruth(of: Believing.self)
    var generator = SeededGenerator(seed: 1)
    truth.sample(60, mutations: 0, &generator)
    #expect(truth.counts.excused > 0)
    #expect(!truth.violations.isEmpty)
    #expect(truth.violations.allSatisfy { $0.contains("'answer'") })
  }

  /// Expects that a document satisfies the schema of decoding and is refused, for a problem.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - document: A JSON text.
  ///   - path: The path of the error.
  ///   - problems: The problems at the place.
  ///   - configuration: The configuration of the mapper.
  private func expect<T: MappingDecodable>(
    _ type: T.Type, _ document: String, _ path: String, _ problems: [String],
    _ configuration: MappingConfiguration? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let schema = JSONSchema.of(type, options: .init(configuration: configuration))
    let mapper = JSONMapper(options: .init(configuration: configuration))
    #expect(
      try SchemaValidator(schema).errors(inJSON: document) == [], sourceLocation: sourceLocation)
    let error = try #require(throws: MappingError.self, sourceLocation: sourceLocation) {
      _ = try mapper.decode(type, from: document)
    }
    #expect("\(error.path)" == path, sourceLocation: sourceLocation)
    #expect(
      schema.problems(of: error).map(\.description) == problems, sourceLocation: sourceLocation)
    // Another key beside it has none.
    var steps = error.path.steps
    guard case .key? = steps.popLast() else { return }
    steps.append(.key("row"))
    let other = MappingError(.invalidValue, at: MappingPath(steps))
    #expect(schema.problems(of: other).isEmpty, sourceLocation: sourceLocation)
  }
}
