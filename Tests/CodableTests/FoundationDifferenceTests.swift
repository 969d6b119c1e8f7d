import Foundation
import MaquetteCodable
import TestSupport
import Testing

/// Any document, decoded by a union that tries one type after another.
enum AnyTree: Codable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([AnyTree])
  case object([String: AnyTree])

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Int.self) {
      self = .int(value)
    } else if let value = try? single.decode(Double.self) {
      self = .double(value)
    } else if let value = try? single.decode(String.self) {
      self = .string(value)
    } else if let value = try? single.decode([AnyTree].self) {
      self = .array(value)
    } else {
      self = .object(try single.decode([String: AnyTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .null: try single.encodeNil()
    case .bool(let value): try single.encode(value)
    case .int(let value): try single.encode(value)
    case .double(let value): try single.encode(value)
    case .string(let value): try single.encode(value)
    case .array(let value): try single.encode(value)
    case .object(let value): try single.encode(value)
    }
  }
}

/// A type of many shapes with random values.
struct RandomRecord: Codable, Equatable {
  enum Kind: String, Codable, CaseIterable { case one, two = "zwei", three }
  enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case box(Int, height: Float)
    case none
  }
  struct Leaf: Codable, Equatable {
    var name: String
    var value: Int8?
    var flags: [Bool]
  }

  var id: UInt64
  var kind: Kind
  var shape: Shape?
  var text: String
  var leaves: [Leaf]
  var byName: [String: [Leaf?]]
  var byNumber: [Int: Double]
  var byKind: [Kind: Int32]
  var matrix: [[Double]]
  var when: Date
  var bytes: Data
  var url: URL?
  var amount: Decimal
  var uuid: UUID
  var range: ClosedRange<Int>

  init(_ random: inout SeededGenerator) {
    func many<T>(_ bound: Int, _ make: () -> T) -> [T] {
      (0..<random.below(bound)).map { _ in make() }
    }
    func word() -> String {
      let words = ["", "a", "key", "a longer text with more than fifteen bytes", "é𝒳\n\"\\/", "10"]
      return words[random.below(words.count)]
    }
    func number() -> Double {
      Double(random.below(1_000_000) - 500_000) / Double(1 + random.below(9999))
    }
    func leaf() -> Leaf {
      Leaf(
        name: word(), value: random.below(2) == 0 ? nil : Int8(random.below(256) - 128),
        flags: many(4) { random.below(2) == 0 })
    }
    id = UInt64(random.below(.max)) &* 3
    kind = Kind.allCases[random.below(3)]
    shape =
      [nil, .circle(radius: number()), .box(random.below(9), height: Float(number())), Shape.none][
        random.below(4)]
    text = word()
    leaves = many(4) { leaf() }
    byName = Dictionary(many(5) { (word(), many(3) { random.below(3) == 0 ? nil : leaf() }) }) {
      $1
    }
    byNumber = Dictionary(many(5) { (random.below(100) - 50, number()) }) { $1 }
    byKind = random.below(2) == 0 ? [:] : [Kind.allCases[random.below(3)]: Int32(random.below(99))]
    matrix = many(4) { many(4) { number() } }
    when = Date(timeIntervalSinceReferenceDate: number())
    bytes = Data(many(20) { UInt8(random.below(256)) })
    url = random.below(2) == 0 ? nil : URL(string: "https://example.com/\(random.below(99))?q=a/b")
    amount = Decimal(random.below(1_000_000)) / 100
    uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(random.below(256))))
    range = random.below(9)...9
  }
}

@Suite struct FoundationDifferenceTests {
  static let folder = ProcessInfo.processInfo.environment["MAQUETTE_CORPORA"]

  @Test(
    "The public documents decode and encode as by Foundation",
    .enabled(if: folder != nil, "MAQUETTE_CORPORA names no folder of public documents"))
  func corpora() throws {
    let root = URL(fileURLWithPath: try #require(Self.folder))
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "json", let data = try? Data(contentsOf: file),
        data.count < 200_000
      else { continue }
      let expected = try? JSONDecoder().decode(AnyTree.self, from: data)
      let found = try? CodableJSONDecoder().decode(AnyTree.self, from: data)
      // Documents that Foundation accepts against the grammar are rejected.
      if found == nil, expected != nil {
        #expect(
          (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) == nil
            || file.path.contains("fail"), "\(file.path)")
      } else {
        #expect(found == expected, "\(file.path)")
      }
      if let found { expectSameText(found) }
      count += 1
    }
    #expect(count > 0)
  }

  @Test("Records filled at random decode and encode as by Foundation, whatever the options")
  func records() throws {
    var random = SeededGenerator(seed: 7)
    for round in 0..<150 {
      let record = RandomRecord(&random)
      let isSnake = round % 3 == 1
      let options: (JSONEncoder, CodableJSONEncoder) -> Void = { theirs, ours in
        if isSnake {
          theirs.keyEncodingStrategy = .convertToSnakeCase
          ours.keyEncodingStrategy = .convertToSnakeCase
        }
        if round % 2 == 0 {
          theirs.outputFormatting = [.sortedKeys, .prettyPrinted]
          ours.outputFormatting = [.sortedKeys, .prettyPrinted]
        }
      }
      // A dictionary with enum keys encodes as an array, in the order of its hashes.
      expectSameText(record, options)
      let encoder = CodableJSONEncoder()
      let (theirs, ours) = (JSONDecoder(), CodableJSONDecoder())
      if isSnake {
        encoder.keyEncodingStrategy = .convertToSnakeCase
        theirs.keyDecodingStrategy = .convertFromSnakeCase
        ours.keyDecodingStrategy = .convertFromSnakeCase
      }
      let data = try encoder.encode(record)
      #expect(try theirs.decode(RandomRecord.self, from: data) == record)
      #expect(try ours.decode(RandomRecord.self, from: data) == record)
    }
  }

  @Test("Damaged records fail with the same error at the same path, or decode to the same")
  func damagedRecords() throws {
    var random = SeededGenerator(seed: 11)
    let replacements = ["null", "true", "\"x\"", "5", "-1.5", "[]", "{}", "300"]
    for _ in 0..<250 {
      let text = try CodableJSONEncoder().encodeString(RandomRecord(&random))
      // Replace one scalar by another; the text stays valid JSON.
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let place = random.below(parts.count)
      guard let colon = parts[place].lastIndex(of: ":"), !parts[place].contains("\\"),
        parts[place][colon...].allSatisfy({ !"[]{}".contains($0) })
      else { continue }
      var changed = parts.map(String.init)
      changed[place] = parts[place][...colon] + replacements[random.below(replacements.count)]
      let json = changed.joined(separator: ",")
      guard (try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil else { continue }
      let expected = Result { try JSONDecoder().decode(RandomRecord.self, from: Data(json.utf8)) }
      let found = Result { try CodableJSONDecoder().decode(RandomRecord.self, from: json) }
      if case (.success(let expected), .success(let found)) = (expected, found) {
        #expect(found == expected)
      } else {
        #expect(
          Outcome { try found.get() }.withoutPathOfText
            == Outcome { try expected.get() }.withoutPathOfText, "\(json)")
      }
    }
  }
}
