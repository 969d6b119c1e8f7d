import Maquette
import MaquetteCore
import TestSupport
import Testing

/// Trees in models that are read directly are those of the whole tree, however deep and wide they are.
@Suite("Trees in models that are read directly")
struct DirectTreeTests {
  @Mappable struct Holder: Equatable {
    var any: AnyValue
    var named: [String: AnyValue]?
    var counts: [String: Int]?
  }

  /// A value inside containers of both kinds.
  private static func nested(_ value: AnyValue, levels: Int) -> AnyValue {
    (0..<levels).reduce(value) { inner, level in
      level.isMultiple(of: 3) ? ["k": inner] : [1, inner]
    }
  }

  /// An object with a number of members, some of which have one key.
  private static func object(_ count: Int, isRepeated: Bool = false) -> AnyValue {
    let members = (0..<count).map { index in
      AnyValue.Object.Member(
        key: isRepeated && index == count - 1 ? "key 0" : "key \(index)", value: [.null])
    }
    return .object(AnyValue.Object(distinct: members))
  }

  private static let leaves: [AnyValue] = [
    1, "text", [:], [], object(15), object(16), object(17), object(40),
    object(3, isRepeated: true), object(16, isRepeated: true), object(20, isRepeated: true),
    .string(String(repeating: "é", count: 20)), .bytes([1, 2]),
    .date(Timestamp(secondsSince1970: 1)),
  ]

  @Test("Deep and wide trees, and keys that are there twice", arguments: DirectFormat.all)
  func deepAndWideTrees(_ format: DirectFormat) {
    var count = 0
    for levels in [0, 1, 13, 14, 15, 16, 17, 40] {
      for (index, leaf) in Self.leaves.enumerated() {
        let tree = Self.nested(leaf, levels: levels)
        let members: AnyValue = [
          "any": tree, "named": ["a": tree, "a key of more than fifteen bytes": 1],
          "counts": ["a": 1, "b": 2],
        ]
        let document = BinaryDocument(members, in: format.encoding, seed: UInt64(levels + index))
        if format.expectSame(Holder.self, document.bytes) { count += 1 }
        for options in [
          DecodingOptions(duplicateKeys: .reject), DecodingOptions(duplicateKeys: .firstWins),
          DecodingOptions(limits: .init(depth: 16)), DecodingOptions(limits: .init(depth: 18)),
          DecodingOptions(limits: .init(elementCount: 16)),
        ] {
          format.expectSame(Holder.self, document.bytes, options)
        }
        format.expectSame(Holder.self, Array(document.bytes.dropLast()))
      }
    }
    #expect(count == 8 * Self.leaves.count)
  }

  @Test("Keys that are numbers", arguments: DirectFormat.all)
  func numbersAsKeys(_ format: DirectFormat) {
    // The key "any", and an object with the key 1 in an array.
    let head: [UInt8] = format.encoding == .cbor ? [0xA1, 0x63] : [0x81, 0xA3]
    let value: [UInt8] = format.encoding == .cbor ? [0x81, 0xA1, 1, 2] : [0x91, 0x81, 1, 2]
    format.expectSame(Holder.self, head + Array("any".utf8) + value)
  }
}
