import Foundation
import Maquette
import MaquetteCodable
import TestSupport
import Testing

/// The same settings for the coders of both libraries.
private struct CoderSettings {
  var dates: (JSONEncoder.DateEncodingStrategy, JSONDecoder.DateDecodingStrategy)
  var data: (JSONEncoder.DataEncodingStrategy, JSONDecoder.DataDecodingStrategy)
  var keys: (JSONEncoder.KeyEncodingStrategy, JSONDecoder.KeyDecodingStrategy)
  var floats:
    (JSONEncoder.NonConformingFloatEncodingStrategy, JSONDecoder.NonConformingFloatDecodingStrategy)

  private static let days = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy/MM/dd HH:mm"
    return formatter
  }()

  init(_ random: inout SeededGenerator) {
    dates = random.pick([
      (.deferredToDate, .deferredToDate), (.secondsSince1970, .secondsSince1970),
      (.millisecondsSince1970, .millisecondsSince1970), (.iso8601, .iso8601),
      (.formatted(Self.days), .formatted(Self.days)),
      (
        .custom { date, encoder in
          var list = encoder.unkeyedContainer()
          try list.encode(date.timeIntervalSince1970)
        },
        .custom { decoder in
          var list = try decoder.unkeyedContainer()
          return Date(timeIntervalSince1970: try list.decode(Double.self))
        }
      ),
    ])
    data = random.pick([
      (.base64, .base64), (.deferredToData, .deferredToData),
      (
        .custom { data, encoder in
          var single = encoder.singleValueContainer()
          try single.encode(data.map { String($0) }.joined(separator: "."))
        },
        .custom { decoder in
          let text = try decoder.singleValueContainer().decode(String.self)
          return Data(text.split(separator: ".").compactMap { UInt8($0) })
        }
      ),
    ])
    keys = random.pick([
      (.useDefaultKeys, .useDefaultKeys), (.useDefaultKeys, .useDefaultKeys),
      (.convertToSnakeCase, .convertFromSnakeCase),
      (
        .custom { TextKey(stringValue: "<" + $0[$0.count - 1].stringValue + ">") },
        .custom {
          TextKey(stringValue: String($0[$0.count - 1].stringValue.dropFirst().dropLast()))
        }
      ),
    ])
    floats = random.pick([
      (.throw, .throw),
      (
        .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"),
        .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      ),
    ])
  }

  struct TextKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  var encoders: (JSONEncoder, CodableJSONEncoder) {
    let (theirs, ours) = (JSONEncoder(), CodableJSONEncoder())
    (theirs.outputFormatting, ours.outputFormatting) = (.sortedKeys, .sortedKeys)
    (theirs.dateEncodingStrategy, ours.dateEncodingStrategy) = (dates.0, dates.0)
    (theirs.dataEncodingStrategy, ours.dataEncodingStrategy) = (data.0, data.0)
    (theirs.keyEncodingStrategy, ours.keyEncodingStrategy) = (keys.0, keys.0)
    theirs.nonConformingFloatEncodingStrategy = floats.0
    ours.nonConformingFloatEncodingStrategy = floats.0
    return (theirs, ours)
  }

  var decoders: (JSONDecoder, CodableJSONDecoder) {
    let (theirs, ours) = (JSONDecoder(), CodableJSONDecoder())
    (theirs.dateDecodingStrategy, ours.dateDecodingStrategy) = (dates.1, dates.1)
    (theirs.dataDecodingStrategy, ours.dataDecodingStrategy) = (data.1, data.1)
    (theirs.keyDecodingStrategy, ours.keyDecodingStrategy) = (keys.1, keys.1)
    theirs.nonConformingFloatDecodingStrategy = floats.1
    ours.nonConformingFloatDecodingStrategy = floats.1
    return (theirs, ours)
  }
}

@Suite("Types composed at random decode and encode as by Foundation")
struct GeneratedTypeTests {
  @Test("valid and damaged documents, whatever the strategies", arguments: 0..<40)
  func types(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 977)
    for _ in 0..<10 {
      let settings = CoderSettings(&random)
      try compare(random.generatedType(depth: 3), settings, &random)
    }
  }

  private func compare<T: Generated>(
    _ type: T.Type, _ settings: CoderSettings, _ random: inout SeededGenerator
  ) throws {
    let value = T.random(&random)
    let (theirs, ours) = settings.encoders
    let expected = Outcome { String(decoding: try theirs.encode(value), as: UTF8.self) }
    let found = Outcome { try ours.encodeString(value) }
    switch (found, expected) {
    case (.failure(let kind, let path), .failure(let theirKind, let theirPath)):
      // Foundation omits the keys of nested containers.
      #expect(
        kind == theirKind && path.hasSuffix(lastKey(theirPath)), "\(type): \(path), \(theirPath)")
      return
    default:
      #expect(found == expected, "\(type)")
    }
    guard case .value(let json) = found else { return }
    // In the order of the type, as ours encodes without options.
    ours.outputFormatting = []
    decode(type, json, settings)
    decode(type, try ours.encodeString(value), settings)
    let tree = try AnyValue(json: json)
    for _ in 0..<6 { decode(type, try tree.damaged(&random).jsonString(), settings) }
  }

  private func lastKey(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  private func decode<T: Generated>(_ type: T.Type, _ json: String, _ settings: CoderSettings) {
    let (theirs, ours) = settings.decoders
    let expected = Outcome { try theirs.decode(type, from: Data(json.utf8)) }
    let found = Outcome { try ours.decode(type, from: json) }
    #expect(
      found.withoutPathOfText == expected.withoutPathOfText, "\(type) from \(json)")
  }
}

extension AnyValue {
  /// The number of values in this tree.
  fileprivate var nodeCount: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.nodeCount }
    case .object(let object): object.reduce(1) { $0 + $1.value.nodeCount }
    default: 1
    }
  }

  /// The tree with one value replaced, left out, repeated or put elsewhere.
  fileprivate func damaged(_ random: inout SeededGenerator) -> AnyValue {
    var place = random.below(nodeCount)
    return damaged(at: &place, &random) ?? .null
  }

  private func damaged(at place: inout Int, _ random: inout SeededGenerator) -> AnyValue? {
    if place == 0 {
      place = -1
      return replacement(&random)
    }
    if place > 0 { place -= 1 }
    switch self {
    case .array(let elements):
      return .array(elements.compactMap { $0.damaged(at: &place, &random) })
    case .object(let object):
      var result = AnyValue.Object()
      for member in object {
        let isNext = place == 0
        guard let value = member.value.damaged(at: &place, &random) else { continue }
        result[isNext && random.below(8) == 0 ? member.key + "_x" : member.key] = value
      }
      return .object(result)
    default: return self
    }
  }

  private func replacement(_ random: inout SeededGenerator) -> AnyValue? {
    switch random.below(19) {
    case 0: nil
    case 1: .array([self])
    case 2: .array([self, self])
    case 3: .object(["a": self])
    case 4: .null
    case 5: true
    case 6: "x"
    case 7: ""
    case 8: 5
    case 9: -1.5
    case 10: .array([])
    case 11: .object([:])
    case 12: 300
    case 13: .number(AnyValue.Number(UInt64.max - 5))
    case 14: 3.0
    case 15: "AQID"
    case 16: "2001-09-09T01:46:40Z"
    case 17: "inf"
    default: self == .null ? 0 : .null
    }
  }
}
