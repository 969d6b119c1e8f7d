import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCore
import MaquetteMessagePack
import TestSupport
import Testing

/// Models that are read directly from bytes are the same as those read from a tree, and so are the
/// errors.
@Suite("Models read directly from binary formats")
struct DirectReadingTests {
  @Test(arguments: DirectFormat.all)
  func everyDocumentInManyForms(_ format: DirectFormat) {
    let seeds = LongRun.count(4, long: 12)
    var count = 0
    for tree in DirectTrees.all {
      for seed in 0..<UInt64(seeds) {
        let document = BinaryDocument(tree, in: format.encoding, seed: seed)
        count += format.expectSameForAll(document.bytes)
      }
    }
    // Each document decodes to at least one model.
    #expect(count >= DirectTrees.all.count * seeds)
  }

  @Test(arguments: DirectFormat.all)
  func everyDocumentUnderOptions(_ format: DirectFormat) {
    let options: [DecodingOptions] = [
      DecodingOptions(conversions: .strict), DecodingOptions(conversions: .lenient),
      DecodingOptions(unknownKeys: .reject), DecodingOptions(duplicateKeys: .reject),
      DecodingOptions(duplicateKeys: .firstWins), DecodingOptions(limits: .init(depth: 2)),
      DecodingOptions(limits: .init(size: 40)), DecodingOptions(limits: .init(stringLength: 8)),
      DecodingOptions(limits: .init(elementCount: 2)), DecodingOptions(hidesValues: true),
      DecodingOptions(keys: .ignoringCase),
      DecodingOptions(conventions: .init(dates: .secondsSince1970)),
      DecodingOptions(conventions: .init(profile: "storage")),
    ]
    for (index, options) in options.enumerated() {
      for tree in LongRun.sample(DirectTrees.all, every: 3, seed: UInt64(index)) {
        let document = BinaryDocument(tree, in: format.encoding, seed: UInt64(index))
        format.expectSameForAll(document.bytes, options)
      }
    }
  }

  /// Documents whose values have other kinds, lack keys, have more or have them twice.
  @Test(arguments: DirectFormat.all, 0..<4 as Range<UInt64>)
  func changedTrees(_ format: DirectFormat, _ seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    for round in 0..<UInt64(LongRun.count(20, long: 80)) {
      let tree = DirectTrees.all[random.below(DirectTrees.all.count)]
      let document = BinaryDocument(
        tree.changed(by: &random), in: format.encoding, seed: seed &* 1000 &+ round)
      format.expectSameForAll(document.bytes)
    }
  }

  @Test(arguments: DirectFormat.all, 0..<4 as Range<UInt64>)
  func damagedBytes(_ format: DirectFormat, _ seed: UInt64) {
    let documents = DirectTrees.all.map {
      BinaryDocument($0, in: format.encoding, seed: seed).bytes
    }
    let options = [DecodingOptions(), DecodingOptions(conversions: .lenient)][Int(seed) % 2]
    for document in Mutations(of: documents, count: LongRun.count(30, long: 100), seed: seed) {
      format.expectSameForAll(document, options)
    }
  }

  @Test(arguments: DirectFormat.all)
  func beginningsOfDocuments(_ format: DirectFormat) {
    for tree in DirectTrees.all {
      let document = BinaryDocument(tree, in: format.encoding, seed: 1).bytes
      let step = LongRun.count(13, long: 3)
      for count in stride(from: document.count % step, to: document.count, by: step) {
        format.expectSameForAll(Array(document[..<count]))
      }
    }
  }

  /// Sources of more than a kilobyte are read in place, and their last bytes with care.
  @Test(arguments: DirectFormat.all)
  func longDocuments(_ format: DirectFormat) {
    let points = AnyValue.array(
      (0..<200).map { index in
        ["x": .number(AnyValue.Number(index)), "y": .number(AnyValue.Number(index * index))]
      })
    for extra in LongRun.sample(0..<40, every: 3) {
      let tail = AnyValue.string(String(repeating: "x", count: extra))
      let documents: [AnyValue] = [
        ["points": points, "point": ["x": 1, "y": 2], "words": [tail]],
        ["point": ["y": 1, "x": 2], "words": [tail], "points": points],
      ]
      for (seed, tree) in documents.enumerated() {
        let document = BinaryDocument(tree, in: format.encoding, seed: UInt64(seed + extra))
        #expect(format.expectSame(DirectNested.self, document.bytes))
        format.expectSame(DirectNested.self, document.bytes.dropLast())
      }
    }
  }

  @Test(arguments: DirectFormat.all)
  func usualDocumentsAreReadDirectly(_ format: DirectFormat) throws {
    let point = DirectPoint(x: 1, y: -2)
    var nested = DirectNested(point: point)
    nested.points = [point, point]
    nested.named = DirectNamed(name: "n", point: point)
    nested.words = ["a", "b"]
    nested.counts = ["a": 1]
    nested.byNumber = [1: "one"]
    nested.set = [1]
    nested.children = [DirectNested(point: point, optionalPoint: point)]
    try expectDirect(format, nested)
    try expectDirect(format, [nested])
    try expectDirect(format, ["key": point])
    try expectDirect(format, DirectScalars(text: "t", int: 1, double: 1.5, flag: true))
    try expectDirect(
      format,
      DirectSpecial(
        date: Date(timeIntervalSince1970: 1_238_522_472), dates: [Date(timeIntervalSince1970: 0.5)],
        data: Data([0xFF, 2]), uuid: UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"),
        url: URL(string: "https://example.com"), price: 12.5,
        color: .red, anything: [1, ["a": .null]], presence: .null))
    try expectDirect(
      format, DirectKeys(name: "n", city: "c", age: 1, inner: DirectInner(), tolerant: 1, list: [2])
    )
    try expectDirect(format, DirectOuter(extras: DirectExtras(id: 1, others: ["a": 1])))
    try expectDirect(format, DirectBox(content: point, list: [point]))
  }

  /// Checks that a model is read without a tree of the whole source.
  private func expectDirect<T: Mappable & Equatable>(_ format: DirectFormat, _ model: T) throws {
    let document = try format.direct.encode(model, EncodingOptions())
    let mapping = format.partsOnly(document.count)
    do {
      #expect(try mapping.decode(T.self, from: document, DecodingOptions()) == model)
    } catch {
      Issue.record("\(T.self): \(error)")
    }
  }

  /// Code of applications might notice that it is called again.
  @Test(arguments: DirectFormat.all)
  func objectsAreReadFromATree(_ format: DirectFormat) throws {
    let model = DirectHolder(point: DirectPoint(x: 1, y: 2), object: DirectObject(id: 1))
    let document = try format.direct.encode(model, EncodingOptions())
    let mapping = format.partsOnly(document.count)
    #expect(throws: MappingError.self) {
      try mapping.decode(DirectHolder.self, from: document, DecodingOptions())
    }
    #expect(
      try format.direct.decode(DirectHolder.self, from: document, DecodingOptions()) == model)
  }

  @Test(arguments: DirectFormat.all)
  func deepDocumentsOnSmallStacks(_ format: DirectFormat) throws {
    let isCBOR = format.encoding == .cbor
    func text(_ text: String) -> [UInt8] {
      [(isCBOR ? 0x60 : 0xA0) + UInt8(text.utf8.count)] + Array(text.utf8)
    }
    func object(_ count: UInt8) -> [UInt8] { [(isCBOR ? 0xA0 : 0x80) + count] }
    let point = text("point") + object(2) + text("x") + [1] + text("y") + [2]
    let around = object(2) + point + text("children") + [isCBOR ? 0x81 : 0x91]
    for depth in [5, 20, 100, 250, 600] {
      let levels = (0..<depth).flatMap { _ in around }
      let document = levels + object(1) + point
      let count = try onSmallStack {
        let options = DecodingOptions(limits: .init(depth: 10_000))
        let model = try? format.direct.decode(DirectNested.self, from: document, options)
        return model.map(\.depth)
      }
      // More levels may be an error, but nothing else.
      #expect(count == depth || count == nil && depth > 20)
    }
  }

  /// A count that the source cannot contain, or whose elements would take much more memory than
  /// the source, reserves nothing.
  @Test func countsBeyondTheSource() {
    let filler = [UInt8](repeating: 0xC0, count: 100_000)
    let point: [UInt8] = [0xA6] + Array("points".utf8)
    for count in [[0xDD, 0xFF, 0xFF, 0xFF, 0xFF], [0xDD, 0, 1, 0x86, 0xA0]] as [[UInt8]] {
      DirectFormat.all[0].expectSame(DirectNested.self, [0x81] + point + count + filler)
      DirectFormat.all[0].expectSame([DirectNested].self, count + filler)
    }
    let nested = (0..<200).flatMap { _ in [0xDD, 0, 0, 0x80, 0] as [UInt8] }
    DirectFormat.all[0].expectSame([[[[[[DirectScalars]]]]]].self, nested + filler)
  }
}

/// Code of applications runs as often as when models are read from a tree.
@Suite("Side effects of reading binary formats")
struct DirectEffectTests {
  @Test(arguments: DirectFormat.all)
  func hooksRunOnce(_ format: DirectFormat) {
    // The first models are valid, the last one is not.
    for tree in [
      ["items": [["id": 1], ["id": 2]]], ["items": [["id": 1], ["id": "x"]]],
      ["items": [["id": 1]], "last": "x"],
    ] as [AnyValue] {
      let document = BinaryDocument(tree, in: format.encoding, seed: 0).bytes
      expectSameEffects(format, DirectEffects<DirectHooked>.self, document)
      expectSameEffects(format, DirectEffects<DirectHandWritten>.self, document)
      expectSameEffects(format, DirectEffects<DirectStrategic>.self, document)
    }
  }

  private func expectSameEffects<T: MappingDecodable>(
    _ format: DirectFormat, _ type: T.Type, _ document: [UInt8]
  ) {
    func effects(_ mapping: any MappingUnderTest) -> Int {
      let counter = DirectCounter()
      DirectCounter.$current.withValue(counter) {
        _ = try? mapping.decode(type, from: document, DecodingOptions())
      }
      return counter.count
    }
    let count = effects(format.direct)
    #expect(count == effects(format.throughTree), "\(type)")
    #expect(count > 0)
  }
}

/// Counts the calls of a test's code.
final class DirectCounter: @unchecked Sendable {
  @TaskLocal static var current: DirectCounter?

  // Only the thread of the test uses it.
  private(set) var count = 0

  static func note() { current?.count += 1 }
}

@Mappable private struct DirectEffects<Item: MappingDecodable> {
  var items: [Item]
  var last: Int?
}

@Mappable(.decode) private struct DirectHooked {
  var id: Int
  @CodableHook(.didDecode) mutating func note() throws { DirectCounter.note() }
}

private struct DirectHandWritten: MappingDecodable {
  var id: Int

  init(from reader: inout JSONReader) throws(ReadFailure) { try self.init(reading: &reader) }
  init(from reader: inout ValueReader) throws(ReadFailure) { try self.init(reading: &reader) }

  private init<R: MappingReader & ~Copyable>(reading reader: inout R) throws(ReadFailure) {
    DirectCounter.note()
    _ = try reader.readValue()
    id = 1
  }
}

private struct DirectNoting: DecodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
    DirectCounter.note()
    return try reader.readInteger(Int.self)
  }
}

@Mappable(.decode) private struct DirectStrategic {
  @DecodableBy(DirectNoting()) var id: Int
}

extension DirectNested {
  /// The number of levels of children.
  fileprivate var depth: Int { 1 + (children?.first?.depth ?? -1) }
}

extension AnyValue {
  /// Returns a copy with random changes.
  fileprivate func changed(by random: inout RandomNumbers) -> AnyValue {
    if random.below(12) == 0 {
      let others: [AnyValue] = [
        .null, true, 0, -1, 300, 1.5, .number(AnyValue.Number(Double.nan)), "", "7", "text", [],
        [:],
        [1, "x"], ["x": 1, "y": 2], .bytes([1, 0xFF]), .date(Timestamp(secondsSince1970: 5)),
        .number(AnyValue.Number(UInt64.max)),
      ]
      return others[random.below(others.count)]
    }
    switch self {
    case .array(let elements): return .array(elements.map { $0.changed(by: &random) })
    case .object(let object):
      var members: [AnyValue.Object.Member] = []
      for member in object where random.below(20) > 0 {
        members.append(.init(key: member.key, value: member.value.changed(by: &random)))
        if random.below(20) == 0 { members.append(.init(key: "unknown", value: member.value)) }
        if random.below(20) == 0 {
          members.append(.init(key: member.key, value: member.value.changed(by: &random)))
        }
      }
      if random.below(5) == 0 { members.reverse() }
      // Keys may be there twice.
      return .object(AnyValue.Object(distinct: members))
    default: return self
    }
  }
}
