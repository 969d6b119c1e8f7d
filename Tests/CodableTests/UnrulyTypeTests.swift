import Foundation
import Maquette
import MaquetteCodable
import TestSupport
import Testing

/// A key that types use in any order and more than once.
private enum UnrulyKey: String, CodingKey, CaseIterable { case a, b, longer_name, `super` }

/// What types that follow no rule do with the encoders and containers that they ever got: seeded, so
/// that the same steps can be repeated with another coder.
private final class UnrulyEncoding {
  struct Refusal: Error {}

  var random: SeededGenerator
  var steps = 60
  var depth = 0
  private var encoders: [any Encoder] = []
  private var keyed: [KeyedEncodingContainer<UnrulyKey>] = []
  private var unkeyed: [any UnkeyedEncodingContainer] = []
  private var singles: [any SingleValueEncodingContainer] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  func encode(to encoder: any Encoder) throws {
    encoders.append(encoder)
    depth += 1
    defer { depth -= 1 }
    // Mostly the encoder of this value, as types usually do.
    for _ in 0..<random.below(8) where steps > 0 { try step(encoder) }
  }

  /// Uses what is left after the call has ended.
  func afterwards() {
    for _ in 0..<10 {
      steps = 1
      if let encoder = encoders.last { try? step(encoder) }
    }
  }

  private var key: UnrulyKey { random.pick(UnrulyKey.allCases) }

  private var nested: Unruly? { depth < 8 ? Unruly(encoding: self) : nil }

  private func step(_ current: any Encoder) throws {
    steps -= 1
    let encoder = random.below(4) > 0 ? current : random.pick(encoders)
    switch random.below(22) {
    case 0, 1: keyed.append(encoder.container(keyedBy: UnrulyKey.self))
    case 2, 3: unkeyed.append(encoder.unkeyedContainer())
    case 4: singles.append(encoder.singleValueContainer())
    case 5: _ = encoder.codingPath
    case 6: if keyed.count > 2 { keyed.remove(at: random.below(keyed.count)) }
    case 7: if encoders.count > 2 { encoders.remove(at: random.below(encoders.count)) }
    case 8: if random.below(4) == 0 { throw Refusal() }
    case 9, 10, 11, 12, 13: try useKeyed()
    case 14, 15, 16, 17, 18: try useUnkeyed()
    default: try useSingle()
    }
  }

  private func useKeyed() throws {
    guard !keyed.isEmpty else { return }
    let place = random.below(3) > 0 ? keyed.count - 1 : random.below(keyed.count)
    var members = keyed[place]
    switch random.below(10) {
    case 0: try members.encode(random.below(100), forKey: key)
    case 1: try members.encode("text/\u{e9}", forKey: key)
    case 2: try members.encodeNil(forKey: key)
    case 3: try members.encode([1.5, 2], forKey: key)
    case 4: try members.encode(Double.nan, forKey: key)
    case 5: keyed.append(members.nestedContainer(keyedBy: UnrulyKey.self, forKey: key))
    case 6: unkeyed.append(members.nestedUnkeyedContainer(forKey: key))
    case 7:
      encoders.append(
        random.below(2) == 0 ? members.superEncoder() : members.superEncoder(forKey: key))
    case 8: if let nested { try? members.encode(nested, forKey: key) }
    default: if let nested { try members.encode([nested], forKey: key) }
    }
  }

  private func useUnkeyed() throws {
    guard !unkeyed.isEmpty else { return }
    let place = random.below(3) > 0 ? unkeyed.count - 1 : random.below(unkeyed.count)
    switch random.below(9) {
    case 0: try unkeyed[place].encode(random.below(100))
    case 1: try unkeyed[place].encode("text")
    case 2: try unkeyed[place].encodeNil()
    case 3: try unkeyed[place].encode(["k": true])
    case 4: keyed.append(unkeyed[place].nestedContainer(keyedBy: UnrulyKey.self))
    case 5: unkeyed.append(unkeyed[place].nestedUnkeyedContainer())
    case 6: encoders.append(unkeyed[place].superEncoder())
    case 7: if let nested { try? append(nested, at: place) }
    default: if let nested { try append(nested, at: place) }
    }
    _ = unkeyed[min(place, unkeyed.count - 1)].count
  }

  /// Encodes from a copy, because the nested value may change the list of containers.
  private func append(_ value: Unruly, at place: Int) throws {
    var elements = unkeyed[place]
    try elements.encode(value)
  }

  private func useSingle() throws {
    guard var single = singles.last else { return }
    switch random.below(5) {
    case 0: try single.encode(random.below(100))
    case 1: try single.encodeNil()
    case 2: try single.encode(["x", "y"])
    case 3: if let nested { try? single.encode(nested) }
    default: if let nested { try single.encode(nested) }
    }
  }
}

/// What types that follow no rule do with decoders and containers, and what they get.
private final class UnrulyDecoding: @unchecked Sendable {
  var random: SeededGenerator
  var steps = 80
  var depth = 0
  var log: [String] = []
  private var decoders: [any Decoder] = []
  private var keyed: [KeyedDecodingContainer<UnrulyKey>] = []
  private var unkeyed: [any UnkeyedDecodingContainer] = []

  /// Whether a value asks only its own decoder: Foundation's decoders change with what others decode.
  private let usesOwnDecoder: Bool

  init(seed: UInt64, usesOwnDecoder: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.usesOwnDecoder = usesOwnDecoder
  }

  func decode(from decoder: any Decoder) throws {
    decoders.append(decoder)
    depth += 1
    defer { depth -= 1 }
    for _ in 0..<random.below(10) where steps > 0 { try step(decoder) }
  }

  func afterwards() {
    for _ in 0..<20 {
      steps = 1
      if let decoder = decoders.last { try? step(decoder) }
    }
  }

  /// Notes the result of a call, or its error.
  private func note<T>(_ body: () throws -> T) -> T? {
    do {
      let value = try body()
      if !(value is Unruly) { log.append("\(T.self)") }
      return value
    } catch let error as DecodingError {
      log.append("\(Outcome { throw error })")
    } catch {
      log.append("\(type(of: error))")
    }
    return nil
  }

  private func noteValue<T>(_ body: () throws -> T) {
    if let value = note(body) { log.append("\(value)") }
  }

  private var key: UnrulyKey { random.pick(UnrulyKey.allCases) }

  private func step(_ current: any Decoder) throws {
    steps -= 1
    let decoder = random.below(4) > 0 || usesOwnDecoder ? current : random.pick(decoders)
    switch random.below(16) {
    case 0, 1, 2:
      if let members = note({ try decoder.container(keyedBy: UnrulyKey.self) }) {
        keyed.append(members)
      }
    case 3, 4:
      if let elements = note({ try decoder.unkeyedContainer() }) { unkeyed.append(elements) }
    case 5: try useSingle(decoder)
    case 6: log.append(path(decoder.codingPath))
    case 7: if keyed.count > 2 { keyed.remove(at: random.below(keyed.count)) }
    case 8: if random.below(6) == 0 { throw UnrulyEncoding.Refusal() }
    case 9, 10, 11, 12: useKeyed()
    default: useUnkeyed()
    }
  }

  private func useSingle(_ decoder: any Decoder) throws {
    guard let single = note({ try decoder.singleValueContainer() }) else { return }
    switch random.below(6) {
    case 0: noteValue { try single.decode(Int.self) }
    case 1: noteValue { try single.decode(String.self) }
    case 2: noteValue { try single.decode([Bool].self) }
    case 3: noteValue { single.decodeNil() }
    // Which member of a dictionary fails first depends on the order of Foundation's.
    case 4: if !usesOwnDecoder { noteValue { try single.decode([String: Int?].self).count } }
    default: if depth < 12 { _ = note { try single.decode(Unruly.self) } }
    }
  }

  private func useKeyed() {
    guard !keyed.isEmpty else { return }
    let members = random.below(3) > 0 ? keyed[keyed.count - 1] : random.pick(keyed)
    let key = key
    switch random.below(12) {
    case 0: noteValue { try members.decode(Int.self, forKey: key) }
    case 1: noteValue { try members.decodeIfPresent(String.self, forKey: key) }
    case 2: noteValue { try members.decode([Double].self, forKey: key) }
    case 3: noteValue { members.allKeys.map(\.stringValue).sorted() }
    case 4: noteValue { members.contains(key) }
    case 5: noteValue { try members.decodeNil(forKey: key) }
    case 6:
      if let inner = note({ try members.nestedContainer(keyedBy: UnrulyKey.self, forKey: key) }) {
        keyed.append(inner)
      }
    case 7:
      if let inner = note({ try members.nestedUnkeyedContainer(forKey: key) }) {
        unkeyed.append(inner)
      }
    case 8:
      let made = note {
        random.below(2) == 0 ? try members.superDecoder() : try members.superDecoder(forKey: key)
      }
      if let made { decoders.append(made) }
    case 9: log.append(path(members.codingPath))
    default: if depth < 12 { _ = note { try members.decode([Unruly].self, forKey: key) } }
    }
  }

  private func useUnkeyed() {
    guard !unkeyed.isEmpty else { return }
    let place = random.below(3) > 0 ? unkeyed.count - 1 : random.below(unkeyed.count)
    var elements = unkeyed[place]
    defer { if place < unkeyed.count { unkeyed[place] = elements } }
    switch random.below(10) {
    case 0: noteValue { try elements.decode(Int.self) }
    case 1: noteValue { try elements.decodeIfPresent(String.self) }
    case 2: noteValue { try elements.decodeNil() }
    case 3: noteValue { elements.count }
    case 4: noteValue { elements.currentIndex }
    case 5:
      if let inner = note({ try elements.nestedContainer(keyedBy: UnrulyKey.self) }) {
        keyed.append(inner)
      }
    case 6: if let inner = note({ try elements.nestedUnkeyedContainer() }) { unkeyed.append(inner) }
    case 7: if let made = note({ try elements.superDecoder() }) { decoders.append(made) }
    case 8: log.append(path(elements.codingPath))
    default: if depth < 12 { _ = note { try elements.decode(Unruly.self) } }
    }
  }
}

private struct Unruly: Codable, CodableBridged {
  let encoding: UnrulyEncoding?

  @TaskLocal static var decoding: UnrulyDecoding?

  init(encoding: UnrulyEncoding) { self.encoding = encoding }

  init(from decoder: any Decoder) throws {
    encoding = nil
    try Self.decoding?.decode(from: decoder)
  }

  func encode(to encoder: any Encoder) throws { try encoding?.encode(to: encoder) }
}

@Suite("Types that use encoders and decoders against the rules")
struct UnrulyTypeTests {
  @Test(
    "Whatever a type does, the output is valid JSON without duplicate keys, the same as a tree, or an error",
    arguments: 0..<8)
  func encoding(part: Int) throws {
    var (values, errors) = (0, 0)
    for seed in part * 500..<(part + 1) * 500 {
      let (steps, again) = (UnrulyEncoding(seed: UInt64(seed)), UnrulyEncoding(seed: UInt64(seed)))
      let text = Result { try CodableJSONEncoder().encodeString([Unruly(encoding: steps)]) }
      steps.afterwards()
      let tree = Result { try ValueMapper().encode([Unruly(encoding: again)]) }
      again.afterwards()
      switch (text, tree) {
      case (.success(let text), .success(let tree)):
        values += 1
        let mapper = JSONMapper(options: .init(duplicateKeys: .reject))
        let parsed = Result { try mapper.decode(AnyValue.self, from: text) }
        #expect((try? parsed.get()) == tree, "seed \(seed): \(text), \(tree)")
      case (.failure(let error), .failure):
        errors += 1
        #expect(error is EncodingError || error is UnrulyEncoding.Refusal)
      default: Issue.record("seed \(seed): \(text), \(tree)")
      }
    }
    #expect(values > 20 && errors > 20, "\(values) \(errors)")
  }

  private static let documents = [
    #"{"a":{"b":[1,"x",null,{"a":2,"super":{"a":1}}],"c":5},"b":[[],[1.5,2],{}],"longer_name":null}"#,
    #"[{"a":1,"b":"x"},[1,2,[true,{"super":[]}]],"text",null,12345678901234567890,{"b":{"b":{"b":{}}}}]"#,
    #"{"super":{"a":{"longer_name":[{"a":[{"a":[]}]}]}},"a":[1,2,3],"b":{"a":"y","c":0}}"#,
    "5", "null", "[]", #""text""#,
  ]

  @Test("Whatever a type does, it gets the same from text as from a tree", arguments: 0..<8)
  func decoding(part: Int) throws {
    for seed in part * 500..<(part + 1) * 500 {
      let json = Self.documents[seed % Self.documents.count]
      let (text, tree) = (UnrulyDecoding(seed: UInt64(seed)), UnrulyDecoding(seed: UInt64(seed)))
      Unruly.$decoding.withValue(text) {
        _ = try? CodableJSONDecoder().decode(Unruly.self, from: json)
        text.log.append("end")
        text.afterwards()
      }
      try Unruly.$decoding.withValue(tree) {
        let value = try AnyValue(json: json)
        _ = try? ValueMapper().decode(Unruly.self, from: value)
        tree.log.append("end")
        tree.afterwards()
      }
      #expect(text.log == tree.log, "seed \(seed)")
    }
  }

  @Test("A type that asks its own decoder gets what it gets from Foundation", arguments: 0..<8)
  func foundation(part: Int) {
    for seed in part * 500..<(part + 1) * 500 {
      let data = Data(Self.documents[seed % Self.documents.count].utf8)
      let (own, theirs) = (
        UnrulyDecoding(seed: UInt64(seed), usesOwnDecoder: true),
        UnrulyDecoding(seed: UInt64(seed), usesOwnDecoder: true)
      )
      Unruly.$decoding.withValue(own) {
        _ = try? CodableJSONDecoder().decode(Unruly.self, from: data)
      }
      Unruly.$decoding.withValue(theirs) {
        _ = try? JSONDecoder().decode(Unruly.self, from: data)
      }
      // Foundation sometimes throws an error of its own for a number that does not fit.
      let differences = zip(own.log, theirs.log).filter { $0 != $1 && $1 != "JSONError" }
      #expect(own.log.count == theirs.log.count && differences.isEmpty, "seed \(seed)")
    }
  }
}
