import Maquette
import Testing

@testable import SculptCore

/// Decodes values by the types of a model, as their generated code does.
struct ModelCheck {
  let model: TypeModel

  /// Whether new keys, and positions without a value but null, take any value, as in the generated code.
  var takesUnknown = true

  func accepts(_ value: AnyValue) -> Bool { accepts(value, as: model.root) }

  func accepts(_ value: AnyValue, as type: ValueType) -> Bool {
    switch (type, value) {
    case (.any, _): takesUnknown
    case (.named, _): true
    case (.optional(let inner), _): value == .null || accepts(value, as: inner)
    case (.bool, .bool), (.string, .string), (.exactNumber, .number), (.decimal, .number): true
    case (.int, .number(let number)): number.exactly(Int.self) != nil
    case (.unsigned, .number(let number)): number.exactly(UInt64.self) != nil
    case (.double, .number(let number)): AnyValue.Number(number.double) == number
    case (.day, .string(let text)): CivilDate(text) != nil
    case (.date, .string): TextForms.forms(of: value.string ?? "", among: .all).contains(.keptDate)
    case (.uuid, .string(let text)): text.utf8.count == 36
    case (.url, .string(let text)): text.hasPrefix("http") || text.hasPrefix("ftp")
    case (.array(let element), .array(let elements)):
      elements.allSatisfy { accepts($0, as: element) }
    case (.dictionary(let inner), .object(let object)):
      object.allSatisfy { accepts($0.value, as: inner) }
    case (.declared(let index), _): accepts(value, as: model.declarations[index].kind)
    default: false
    }
  }

  private func accepts(_ value: AnyValue, as kind: TypeModel.Declaration.Kind) -> Bool {
    switch kind {
    case .labels: return value.string != nil
    case .union(let alternatives): return alternatives.contains { accepts(value, as: $0.type) }
    case .tagged(let place, let variants):
      guard case .object(let object) = value, let tag = object[place.key]?.string else {
        return false
      }
      guard let variant = variants.first(where: { $0.tag == tag }) else { return takesUnknown }
      return variant.type.map { accepts(value, as: $0) } ?? true
    case .record(let properties):
      guard case .object(let object) = value else { return false }
      let known = Set(properties.map(\.key))
      guard takesUnknown || object.keys.allSatisfy({ known.contains($0) }) else { return false }
      return properties.allSatisfy { property in
        guard let found = object[property.key] else {
          return property.presence == .optional || property.presence == .optionalAndNullable
        }
        if found == .null, property.type != .any || !takesUnknown {
          return property.presence == .nullable || property.presence == .optionalAndNullable
        }
        return accepts(found, as: property.type)
      }
    }
  }
}

@Suite struct MonotonyTests {
  private func rules(_ variant: Int) -> InferenceRules {
    var rules = InferenceRules()
    rules.isTolerant = variant & 1 != 0
    rules.findsMaps = variant & 2 == 0
    rules.mergesTypes = variant & 4 == 0
    return rules
  }

  /// What was learned from stays decodable, whatever is learned later.
  @Test(arguments: 0..<120)
  func everySampleDecodes(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    let documents = try random.documents(1 + seed % 13)
    for count in 1...documents.count {
      let shape = try shape(of: Array(documents.prefix(count)))
      let verification = Verification(Inference.model(of: shape, by: rules(seed % 8)))
      let lines = documents.prefix(count).joined(separator: "\n")
      try verification.problems(in: .bytes(Array(lines.utf8), name: "sample.ndjson")) {
        Issue.record("\($0.message)")
      }
    }
  }

  /// More samples never make a type narrower: what a type accepts, a later one accepts too.
  ///
  /// Gaps, maps and common types are decisions about all samples, so they are not looked for here; where nothing was
  /// seen, nothing is known; and the integers beyond `Int` are those of `UInt64`, without a sign.
  @Test(arguments: 0..<120)
  func moreSamplesMakeNoTypeNarrower(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    random.hasNegatives = false
    let documents = try random.documents(12)
    let probes = try (documents + random.documents(60)).map { try AnyValue(json: $0) }
    var rules = InferenceRules()
    rules.guessesGaps = false
    rules.findsMaps = false
    rules.mergesTypes = false
    rules.findsTags = false
    rules.findsRecursion = false
    var accepted: Set<Int> = []
    for count in 1...documents.count {
      let shape = try shape(of: Array(documents.prefix(count)))
      let check = ModelCheck(model: Inference.model(of: shape, by: rules), takesUnknown: false)
      let now = Set(probes.indices.filter { check.accepts(probes[$0]) })
      #expect(accepted.subtracting(now).isEmpty, "after \(count) samples")
      accepted = now
    }
    #expect(!accepted.isEmpty)
  }

  @Test func theCheckRefuses() throws {
    var rules = InferenceRules()
    rules.guessesGaps = false
    let model = Inference.model(of: try shape(#"{"a": 1, "b": {"c": "x"}}"#), by: rules)
    let check = ModelCheck(model: model)
    for text in [
      #"{"a": 1}"#, #"{"a": 1.5, "b": {"c": "x"}}"#, #"{"a": 1, "b": {"c": null}}"#, "[]",
    ] {
      #expect(!check.accepts(try AnyValue(json: text)))
    }
  }
}
