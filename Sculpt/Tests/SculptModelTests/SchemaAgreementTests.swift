import Foundation
import Maquette
import MaquetteSchema
import Testing

@testable import SculptCore

/// The schema that sculpt prints is the one that the library prints for the compiled types.
@Suite struct SchemaAgreementTests {
  /// A schema without what only people read, with definitions in their places as far as they do not contain themselves.
  ///
  /// - Parameter other: A key whose value is left out.
  private func plain(_ schema: AnyValue, without other: String?) -> AnyValue {
    let definitions = schema["$defs"]
    func written(_ value: AnyValue, inside open: Set<String>) -> AnyValue {
      switch value {
      case .array(let elements): return .array(elements.map { written($0, inside: open) })
      case .object(var object):
        if let name = object["$ref"]?.string?.split(separator: "/").last.map(String.init) {
          if open.contains(name) { return "recursion" }
          object["$ref"] = AnyValue?.none
          for member in definitions[name].object ?? [:] { object[member.key] = member.value }
          return written(.object(object), inside: open.union([name]))
        }
        // A property may have the name of an annotation, and its value is no text.
        for key in ["description", "$schema"] where object[key]?.string != nil {
          object[key] = AnyValue?.none
        }
        object["$defs"] = AnyValue?.none
        if let other, object[other] != nil { object[other] = [:] }
        for key in object.keys { object[key] = object[key].map { written($0, inside: open) } }
        return .object(object)
      default: return value
      }
    }
    return written(schema, inside: [])
  }

  private func expectAgreement<T: Mappable>(
    of type: T.Type, _ name: String, isTolerant: Bool = false, without key: String? = nil
  ) throws {
    var rules = InferenceRules()
    rules.isTolerant = isTolerant
    rules.rootName = "\(T.self)"
    let model = try Fixtures.model(of: name, by: rules)
    let (own, other) = (SchemaFile(model).value, JSONSchema.of(type).value)
    #expect(plain(own, without: key) == plain(other, without: key), "\(own)\n\(other)")
    guard !name.contains(".schema."), !name.contains(".openapi.") else { return }
    let validator = try SchemaValidator(own)
    for document in try Fixtures.documents(of: name) {
      #expect(validator.errors(in: try AnyValue(json: document)) == [])
    }
  }

  @Test func fixtures() throws {
    try expectAgreement(of: MappableOrders.self, "orders.json")
    try expectAgreement(of: MappableOrdersTolerant.self, "orders.json", isTolerant: true)
    try expectAgreement(of: MappableMixed.self, "mixed.ndjson")
    try expectAgreement(of: MappableMixedTolerant.self, "mixed.ndjson", isTolerant: true)
    try expectAgreement(of: MappableNames.self, "names.json")
    try expectAgreement(of: MappableNamesTolerant.self, "names.json", isTolerant: true)
    try expectAgreement(of: [MappableBlocks].self, "blocks.json")
    try expectAgreement(of: [MappableBlocksTolerant].self, "blocks.json", isTolerant: true)
    try expectAgreement(of: [MappableEvents].self, "events.json")
    // A box reads itself, so the library knows nothing of what is in it.
    try expectAgreement(of: MappableShop.self, "shop.schema.json", without: "parent")
    try expectAgreement(of: MappablePets.self, "pets.openapi.yaml")
  }

  /// What is in a box, only the schema of sculpt says.
  @Test func boxes() throws {
    let model = try Fixtures.model(of: "tree.json", by: InferenceRules())
    let schema = SchemaFile(model).value
    #expect(
      schema["$defs"]["First"]["properties"]["next"]
        == ["anyOf": [["$ref": "#/$defs/First"], ["type": "null"]]])
    let validator = try SchemaValidator(schema)
    for document in try Fixtures.documents(of: "tree.json") {
      #expect(validator.errors(in: try AnyValue(json: document)) == [])
    }
  }
}
