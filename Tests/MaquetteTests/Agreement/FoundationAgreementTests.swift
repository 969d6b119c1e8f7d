import Foundation
import Maquette
import Testing

/// The library accepts and rejects the same JSON as Foundation, except for `FoundationRules`.
@Suite("Agreement with Foundation")
struct FoundationAgreementTests {
  @Test(arguments: 0..<4)
  func trees(_ seed: UInt64) {
    for text in DamagedDocuments(count: 1500, seed: seed) where !isExcluded(text) {
      let shown = String(decoding: text, as: UTF8.self)
      let found = try? AnyValue(json: text)
      let object = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      #expect((found == nil) == (object == nil), "\(shown)")
      guard let found, let object, let expected = try? AnyValue(any: object) else { continue }
      #expect(found.isNear(to: expected), "\(shown)")
    }
  }

  /// A model for both, with a property of every kind that both support.
  @Mappable
  struct Model: Codable, Equatable {
    var id: Int
    var name: String?
    var score: Double?
    var float: Float?
    var small: UInt8?
    var wide: Int64?
    var flag: Bool?
    var tags: [String]?
    var byName: [String: Int]?
    var inner: Inner?
    var list: [Inner?]?

    @Mappable
    struct Inner: Codable, Equatable { var text: String }
  }

  /// Strict decoding accepts less than Foundation, lossless conversion accepts more.
  @Test(arguments: 10..<14)
  func models(_ seed: UInt64) {
    let strict = JSONMapper(options: .init(conversions: .strict))
    for text in DamagedDocuments(count: 1500, seed: seed) where !isExcluded(text) {
      let shown = String(decoding: text, as: UTF8.self)
      // Foundation's decoder ignores values that no property requests.
      guard (try? AnyValue(json: text)) != nil else { continue }
      let expected = try? JSONDecoder().decode(Model.self, from: Data(text))
      let exact = try? strict.decode(Model.self, from: text)
      let converted = try? JSONMapper().decode(Model.self, from: text)
      if exact != nil { #expect(exact == expected, "\(shown)") }
      if expected != nil { #expect(converted == expected, "\(shown)") }
    }
  }

  /// Foundation decodes the output to the same model.
  @Test(arguments: 20..<22)
  func written(_ seed: UInt64) throws {
    for text in DamagedDocuments(count: 1000, seed: seed) {
      guard let model = try? Model(json: text) else { continue }
      #expect(try JSONDecoder().decode(Model.self, from: model.jsonData()) == model)
    }
  }

  private func isExcluded(_ text: [UInt8]) -> Bool {
    if FoundationRules.guessesEncoding(text) { return true }
    guard let value = try? AnyValue(json: text) else { return FoundationRules.acceptsCommas(text) }
    return FoundationRules.refusesNumbers(of: value)
  }
}

extension AnyValue {
  /// Whether two trees are equal, with numbers compared as doubles, the only kind that Foundation
  /// has.
  fileprivate func isNear(to other: AnyValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): left.double == right.double
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isNear(to: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && left.allSatisfy { member in right[member.key].map(member.value.isNear) ?? false }
    default: self == other
    }
  }
}
