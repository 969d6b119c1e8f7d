import AgreementSupport
import Maquette
import Testing

@Suite("Missing, null and wrong values")
struct DefaultTests {
  @Mappable struct Model: Equatable {
    var needed: Int
    var defaulted: Int = 7
    var optional: Int?
    var both: Int? = 8
  }

  @Test(arguments: [
    (#"{"needed":1}"#, Model(needed: 1, defaulted: 7, optional: nil, both: 8)),
    (
      #"{"needed":1,"defaulted":null,"optional":null,"both":null}"#,
      Model(needed: 1, defaulted: 7, optional: nil, both: nil)
    ),
    (
      #"{"both":4,"optional":3,"defaulted":2,"needed":1}"#,
      Model(needed: 1, defaulted: 2, optional: 3, both: 4)
    ),
    (
      #"{"needed":"1","defaulted":"2","optional":3.0,"both":"4"}"#,
      Model(needed: 1, defaulted: 2, optional: 3, both: 4)
    ),
  ])
  func whatIsReadForMissingAndNullKeys(_ json: String, _ model: Model) throws {
    #expect(try read(Model.self, json) == model)
  }

  @Test(arguments: [
    ("{}", MappingError.Code.missingKey, "needed"),
    (#"{"needed":null}"#, .unexpectedNull, "needed"),
    (#"{"needed":[]}"#, .typeMismatch, "needed"),
    (#"{"needed":1,"defaulted":{}}"#, .typeMismatch, "defaulted"),
    (#"{"needed":1,"optional":"x"}"#, .typeMismatch, "optional"),
    (#"{"needed":1,"both":true,"both":[]}"#, .typeMismatch, "both"),
  ])
  func whatFails(_ json: String, _ code: MappingError.Code, _ path: String) throws {
    let error = try readError(Model.self, json)
    #expect(error.code == code)
    #expect(error.path.description == path)
  }

  @Mappable struct Triggers: Equatable {
    @CodableDefault(1) var usual: Int
    @CodableDefault(2, on: .missing) var missing: Int
    @CodableDefault(3, on: .null) var null: Int
    @CodableDefault(4, on: .invalid) var invalid: Int
    @CodableDefault(5, on: .missing, .null, .invalid) let every: Int
    @CodableDefault(6, on: .invalid) var optional: Int?
    @CodableDefault(7, on: .missing) var optionalMissing: Int?
    @CodableDefault(8) var optionalUsual: Int?
  }

  private func triggers(_ changes: String) -> String {
    let all = [
      ("usual", "10"), ("missing", "10"), ("null", "10"), ("invalid", "10"), ("every", "10"),
      ("optional", "10"), ("optionalMissing", "10"), ("optionalUsual", "10"),
    ]
    let kept = all.filter { !changes.contains("\"\($0.0)\"") }.map { "\"\($0.0)\":\($0.1)" }
    let given = changes.contains(":") ? [changes] : []
    return "{" + (kept + given).joined(separator: ",") + "}"
  }

  // Features: 60, 61, 62, 63
  @Test("Each trigger gives the default") func eachTriggerGivesTheDefault() throws {
    #expect(try read(Triggers.self, triggers(#""usual""#)).usual == 1)
    #expect(try read(Triggers.self, triggers(#""usual":null"#)).usual == 1)
    #expect(try read(Triggers.self, triggers(#""missing""#)).missing == 2)
    #expect(try read(Triggers.self, triggers(#""null":null"#)).null == 3)
    #expect(try read(Triggers.self, triggers(#""invalid":[]"#)).invalid == 4)
    #expect(try read(Triggers.self, triggers(#""invalid":null"#)).invalid == 4)
    for change in [#""every""#, #""every":null"#, #""every":{}"#] {
      #expect(try read(Triggers.self, triggers(change)).every == 5)
    }
    #expect(try read(Triggers.self, triggers(#""optional":[]"#)).optional == 6)
    #expect(try read(Triggers.self, triggers(#""optional":null"#)).optional == nil)
    #expect(try read(Triggers.self, triggers(#""optional""#)).optional == nil)
    #expect(try read(Triggers.self, triggers(#""optionalMissing""#)).optionalMissing == 7)
    #expect(try read(Triggers.self, triggers(#""optionalMissing":null"#)).optionalMissing == nil)
    #expect(try read(Triggers.self, triggers(#""optionalUsual":null"#)).optionalUsual == 8)
    #expect(try read(Triggers.self, triggers(#""optionalUsual""#)).optionalUsual == 8)
  }

  // Features: 63
  @Test(
    "What is no trigger throws",
    arguments: [
      (#""usual":[]"#, MappingError.Code.typeMismatch), (#""missing":null"#, .unexpectedNull),
      (#""missing":[]"#, .typeMismatch), (#""null""#, .missingKey), (#""null":[]"#, .typeMismatch),
      (#""invalid""#, .missingKey), (#""optionalMissing":[]"#, .typeMismatch),
    ])
  func whatIsNoTriggerThrows(_ change: String, _ code: MappingError.Code) throws {
    #expect(try readError(Triggers.self, triggers(change)).code == code)
  }

  // Features: 83
  @Test("A dropped value is reported") func aDroppedValueIsReported() throws {
    let report = JSONMapper().decodeReporting(Triggers.self, from: triggers(#""invalid":[]"#))
    #expect(report.value?.invalid == 4)
    #expect(report.issues.count == 1)
    #expect(report.issues.first?.severity == .repair)
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    static let shared = Counter()
  }

  @Mappable struct Evaluated { @CodableDefault(Counter.shared.next()) var id: Int }

  // Features: 65
  @Test("A default is evaluated each time that it is needed")
  func aDefaultIsEvaluatedEachTimeThatItIsNeeded() throws {
    let first = try Evaluated(json: "{}").id
    #expect(try Evaluated(json: #"{"id":0}"#).id == 0)
    #expect(try Evaluated(json: "{}").id == first + 1)
  }

  // Features: 169
  @Test("A report tells every missing field") func aReportTellsEveryMissingField() {
    let report = JSONMapper().decodeReporting(Triggers.self, from: "{}")
    #expect(report.value == nil)
    #expect(Set(report.issues.map(\.error.path.description)) == ["null", "invalid"])
  }
}
