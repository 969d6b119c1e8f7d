import AgreementSupport
import Maquette
import Testing

@Mappable private struct ArrayPathDefault: Equatable {
  @CodingKey(path: "l[0].v") @CodableDefault(7, on: .missing, .null, .invalid) var x: Int?
}

@Mappable private struct ArrayPathDrop: Equatable {
  @CodingKey(path: "l[0].v") @DecodableRules(invalidProperties: .drop) var x: Int?
}

@Suite("Defaults and rules of properties in arrays")
struct ArrayPathRuleTests {
  @Test("A default for invalid values applies to the path of a property, also in updates")
  func defaults() throws {
    #expect(try read(ArrayPathDefault.self, #"{"l":5}"#) == ArrayPathDefault(x: 7))
    var model = ArrayPathDefault(x: 9)
    try JSONMapper().update(&model, from: #"{"l":5}"#)
    #expect(model == ArrayPathDefault(x: 7))
  }

  @Test("A value dropped on the path to a property is a repair")
  func drops() throws {
    let report = JSONMapper().decodeReporting(ArrayPathDrop.self, from: #"{"l":5}"#)
    #expect(report.value == ArrayPathDrop(x: nil))
    #expect(report.issues.map(\.severity) == [.repair])
    var model = ArrayPathDrop(x: 9)
    try JSONMapper(onIssue: { _ in }).update(&model, from: #"{"l":5}"#)
    #expect(model == ArrayPathDrop(x: 9))
  }
}
