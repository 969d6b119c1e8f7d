import Foundation
import Maquette
import Testing

/// What tolerant types of the style `codable` make of values of other kinds.
@Suite struct CodableToleranceTests {
  private enum Step {
    case key(String)
    case index(Int)
  }

  /// The places of all values inside a value.
  private func places(in value: AnyValue) -> [[Step]] {
    switch value {
    case .object(let object):
      object.keys.flatMap { key in
        [[.key(key)]] + places(in: object[key] ?? .null).map { [.key(key)] + $0 }
      }
    case .array(let elements):
      elements.indices.flatMap { index in
        [[.index(index)]] + places(in: elements[index]).map { [.index(index)] + $0 }
      }
    default: []
    }
  }

  /// A value with another one at a place, or with nothing there.
  private func replacing(_ place: ArraySlice<Step>, in value: AnyValue, by other: AnyValue?)
    -> AnyValue
  {
    guard let step = place.first else { return other ?? .null }
    let rest = place.dropFirst()
    switch (step, value) {
    case (.key(let key), .object(var object)):
      object[key] =
        rest.isEmpty ? other : object[key].map { replacing(rest, in: $0, by: other) }
      return .object(object)
    case (.index(let index), .array(var elements)) where index < elements.count:
      if rest.isEmpty, other == nil {
        elements.remove(at: index)
      } else {
        elements[index] = replacing(rest, in: elements[index], by: other)
      }
      return .array(elements)
    default: return value
    }
  }

  /// A value with at most three elements in each array.
  private func shortened(_ value: AnyValue) -> AnyValue {
    switch value {
    case .object(var object):
      for key in object.keys { object[key] = object[key].map(shortened) }
      return .object(object)
    case .array(let elements): return .array(elements.prefix(3).map(shortened))
    default: return value
    }
  }

  /// Replaces each value of a document by each of some others, and expects that everything else comes back.
  private func expectTolerance<T: Codable>(_ type: T.Type, _ name: String) throws {
    let others: [AnyValue] = [.null, true, 7, 1.5, "x", [], [1], [.null], [[:]], [:], ["a": ["b"]]]
    for document in try Fixtures.documents(of: name) {
      let document = shortened(try AnyValue(json: document))
      for place in places(in: document) {
        let remaining = replacing(place[...], in: document, by: nil)
        for other in others {
          let changed = Data(try replacing(place[...], in: document, by: other).jsonString().utf8)
          let result = try AnyValue(
            json: JSONEncoder().encode(JSONDecoder().decode(type, from: changed)))
          // What fits stays.
          let isLeftOut = result == remaining
          #expect(
            isLeftOut || replacing(place[...], in: result, by: nil) == remaining,
            "\(place): \(other)")
        }
      }
    }
  }

  @Test("A value of another kind is left out, and everything else comes back")
  func otherKinds() throws {
    try expectTolerance(CodableOrdersTolerant.self, "orders.json")
    try expectTolerance(CodableTreeTolerant.self, "tree.json")
  }

  @Test("An element of a root array of another kind is left out, in both styles")
  func elements() throws {
    let text = #"[{"type": "page_break"}, 3, null, "x", [], {"type": "page_break"}]"#
    let blocks = try JSONDecoder().decode(
      [CodableBlocksTolerant.Lenient<CodableBlocksTolerant>].self, from: Data(text.utf8)
    ).compactMap(\.value)
    #expect(blocks == [.pageBreak, .pageBreak])
    let mapper = JSONMapper(options: .init(rules: DecodingRules(invalidElements: .drop)))
    let others = try mapper.decode([MappableBlocksTolerant].self, from: text)
    #expect(others == [.pageBreak, .pageBreak])
    let file = Fixtures.package.appending(path: "Tests/SculptModelTests/Generated/")
    for (name, line) in [
      (
        "CodableBlocksTolerant",
        "[CodableBlocksTolerant.Lenient<CodableBlocksTolerant>].self, from: json).compactMap(\\.value)"
      ),
      ("MappableBlocksTolerant", "rules: DecodingRules(invalidElements: .drop)))"),
    ] {
      let code = try String(contentsOf: file.appending(path: name + ".swift"), encoding: .utf8)
      #expect(code.contains(line))
    }
  }

  @Test("A whole document of another kind is an error")
  func otherDocuments() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CodableOrdersTolerant.self, from: Data("[1]".utf8))
    }
  }
}
