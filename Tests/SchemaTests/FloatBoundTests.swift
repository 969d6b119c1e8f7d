import Maquette
import MaquetteConstraints
import MaquetteSchema
import Testing

@Mappable private struct Above { @Validated(.greaterThan(0.3)) var value: Float }
@Mappable private struct Below { @Validated(.range(0..<0.3)) var value: Float16 }
@Mappable private struct Within { @Validated(.range(0.1...0.3)) var value: Double }
@Mappable private struct Short { @Validated(.range(0.1...0.3)) var value: Float }
@Mappable private struct Positive { @Validated(.greaterThan(0)) var value: Float }
@Mappable private struct Whole { @Validated(.range(1...3)) var value: Int }
@Mappable private struct Most {
  @Validated(.range((-Double.greatestFiniteMagnitude)...)) var value: Double
}
@Mappable private struct Unlimited { @Validated(.range(0...Double.infinity)) var value: Double }

private enum Tenths: ValueRule {
  static var rules: [ValidationRule<Float>] { [.range(0.1...0.3)] }
}

@Suite("Bounds of floating point")
struct FloatBoundTests {
  private let digits = [
    "0.1", "0.10000000149011612", "0.1000000000000000055511151231257827", "0.09999999403953552",
    "0.0999999977648258", "0.099999997764825820922851562", "0.099999997764825820922851563",
    "0.09999999999999999", "0.099999999999999998", "0.099999999999999998612221219218554321677",
    "0.3", "0.30000001", "0.300000012", "0.3000000268", "0.30000002682209014892578125",
    "0.30000002682209014892578126", "0.3000000417", "0.30000000000000000001",
    "0.30000000000000001665", "0.30000000000000001666", "0.3000000000000000444", "0.2999999",
    "0.29999998211860657", "0.29995", "0.3001", "0.29992", "0.2997", "0", "1e-50", "-1e-50",
    "1e-400", "-1e-400", "1e-45", "7e-46", "1", "2", "0.2",
  ]

  private func expectBounds<T: Mappable>(
    _ type: T.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let decoding = try SchemaValidator(JSONSchema.of(type))
    let accepting = try SchemaValidator(JSONSchema.of(type, .accepting))
    var count = 0
    for text in digits.map({ #"{"value": \#($0)}"# }) {
      let isDecoded = (try? JSONMapper().decode(type, from: text)) != nil
      if isDecoded { count += 1 }
      let isAdmitted = decoding.errors(inJSON: text).isEmpty
      #expect(!isAdmitted || isDecoded, "\(type) \(text)", sourceLocation: sourceLocation)
      let isAccepted = accepting.errors(inJSON: text).isEmpty
      #expect(!isDecoded || isAccepted, "\(type) \(text)", sourceLocation: sourceLocation)
    }
    #expect(count > 0 && count < digits.count, sourceLocation: sourceLocation)
  }

  @Test func `Bounds hold for digits between two values of the type`() throws {
    try expectBounds(Above.self)
    try expectBounds(Below.self)
    try expectBounds(Within.self)
    try expectBounds(Short.self)
    try expectBounds(Positive.self)
  }

  @Test func `Each view has the bound on its side`() {
    func value<T>(_ type: T.Type, _ view: DataView) -> AnyValue {
      JSONSchema.of(type, view).value["properties"]["value"]
    }
    #expect(value(Above.self, .decoding)["minimum"].description == "0.30000004")
    #expect(value(Above.self, .decoding)["exclusiveMinimum"].description == "0.3")
    #expect(value(Above.self, .accepting)["exclusiveMinimum"].description == "0.3")
    #expect(
      value(Within.self, .decoding) == ["type": "number", "minimum": 0.1, "maximum": 0.3])
    #expect(
      value(Within.self, .accepting) == [
        "type": ["number", "string"], "exclusiveMinimum": 0.09999999999999999,
        "exclusiveMaximum": 0.30000000000000004,
      ])
    #expect(value(Whole.self, .accepting)["minimum"] == 1)
    #expect(value(Most.self, .accepting) == ["type": ["number", "string"]])
    #expect(value(Unlimited.self, .decoding) == ["type": "number", "minimum": 0])
    #expect(JSONSchema.of(Unlimited.self).problems.isEmpty)
  }

  @Test func `A constrained value satisfies the schema of encoding in text and as bits`() throws {
    let schema = JSONSchema.of(Constrained<Tenths>.self, .encoding)
    let validator = try SchemaValidator(schema)
    for value: Float in [0.1, 0.3] {
      let constrained = try Constrained<Tenths>(validating: value)
      #expect(try validator.errors(inJSON: constrained.jsonString()).isEmpty)
      #expect(validator.errors(in: .number(AnyValue.Number(Double(value)))).isEmpty)
    }
  }
}
