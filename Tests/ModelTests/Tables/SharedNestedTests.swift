import Foundation
import Maquette
import Testing

@Mappable private struct NestedPart { @CodingKey(path: "meta.version") var version = 1 }
@Mappable private final class NestedObject { @CodingKey(path: "meta.version") var version = 1 }

@Mappable private struct NestedComputed {
  @CodingKey(path: "meta.version") var version = 1
  @EncodableComputed var kind: Int { 3 }
}

@Mappable private struct NestedHost<Part: Mappable & FlattenedDecodable & FlattenedEncodable> {
  @CodingKey(path: "meta.id") var id = 2
  @CodableFlattened var part: Part
}
extension NestedPart: FlattenedDecodable {}
extension NestedObject: FlattenedDecodable {}
extension NestedComputed: FlattenedDecodable {}

@Mappable private struct NestedWritten {
  @CodingKey(path: "meta.id") var id = 2
  @CodableFlattened var part: NestedPart
  @EncodableComputed var kind: Int { 3 }
}

@Mappable private struct NestedHooked {
  @CodingKey(path: "meta.id") var id = 2
  @CodableFlattened var part: NestedComputed
  @CodableHook(.didEncode) func stamp(_ tree: inout AnyValue) { tree["kind"] = 3 }
}

@Mappable private class NestedBase {
  @CodingKey(path: "meta.id") var id = 2
  @EncodableComputed var kind: Int { 3 }
}
@Mappable private final class NestedBelow: NestedBase {
  @CodingKey(path: "meta.version") var version = 1
}

@Mappable private class NestedPlainBase { @CodingKey(path: "meta.id") var id = 2 }
@Mappable private final class NestedHookedBelow: NestedPlainBase {
  @CodingKey(path: "meta.version") var version = 1
  @CodableHook(.didEncode) func stamp(_ tree: inout AnyValue) { tree["kind"] = 3 }
}

@Suite("Nested objects that several members encode")
struct SharedNestedTests {
  /// The expected output: one object with the parts of all.
  private func expectShared(
    _ value: some MappingEncodable, hasKind: Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    var expected: AnyValue = ["meta": ["id": 2, "version": 1]]
    if hasKind { expected["kind"] = 3 }
    let text = try value.jsonString()
    #expect(text.components(separatedBy: "meta").count == 2, sourceLocation: sourceLocation)
    for found in [try AnyValue(json: text), try ValueMapper().encode(value)] {
      #expect(
        found["meta"]["id"] == 2 && found["meta"]["version"] == 1, sourceLocation: sourceLocation)
      #expect(found["kind"] == expected["kind"], sourceLocation: sourceLocation)
    }
  }

  @Test("Flattened members that encode themselves use the nested objects of their model")
  func members() throws {
    try expectShared(NestedHost(part: NestedPart()), hasKind: false)
    try expectShared(NestedHost(part: NestedObject()), hasKind: false)
    try expectShared(NestedHost(part: NestedComputed()), hasKind: true)
    try expectShared(NestedWritten(part: NestedPart()), hasKind: true)
    try expectShared(NestedHooked(part: NestedComputed()), hasKind: true)
  }

  @Test("A superclass with computed properties, or a subclass with hooks, also shares them")
  func classes() throws {
    try expectShared(NestedBelow(), hasKind: true)
    try expectShared(NestedHookedBelow(), hasKind: true)
  }
}
