import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCore
import MaquetteMessagePack
import TestSupport
import Testing

@Mappable private struct WrittenMixture {
  var scalars: DirectScalars?
  var nested: [DirectNested] = []
  var special: DirectSpecial?
  var objects: [DirectObject] = []
  var lists: [[DirectSpecial]] = []
  var optionals: [Double?] = []
  var number = 1.5
}

@Mappable private struct WrittenKeys {
  @CodingKey("1") var first = 1
  @CodingKey("-70000") var second: Int? = 2
  @CodingKey("01") var third = "c"
  @CodableBy(.date("yyyy")) var year: Date = Date(timeIntervalSince1970: 0)
  var numbers: [Int: String] = [7: "seven"]
}

@Mappable private enum WrittenShape {
  case point(DirectPoint)
  case list([DirectPoint], name: String)
  case none
}

@Mappable private struct WrittenShapes {
  var shapes: [WrittenShape] = [.point(DirectPoint(x: 1, y: 2)), .list([], name: "n"), .none]
  var optional: WrittenShape?
}

@Mappable private class WrittenBase {
  var id = 1
  var point: DirectPoint?
}

@Mappable private final class WrittenDerived: WrittenBase {
  var text: String? = "derived"
}

@Mappable private struct WrittenByOptions {
  var id = 1
  @CodingKey("number") @CodingKey("n", in: "storage") @CodingKey("c", in: .cbor) var count = 2
  @CodableView("storage") var revision: Int? = 3
  @CodableBy(.secondsSince1970, in: .messagePack) var date: Date = Date(timeIntervalSince1970: 5)
}

@Mappable private struct WrittenWithHook {
  var id = 1
  var point: DirectPoint?
  @CodableHook(.didEncode) func stamp(_ tree: inout AnyValue) { tree["stamp"] = "s" }
}

@Mappable private struct WrittenKinds {
  var bases: [WrittenBase] = []
  var options: [WrittenByOptions] = [WrittenByOptions(), WrittenByOptions()]
  var hooks: [WrittenWithHook] = [WrittenWithHook()]
  var boxes: [DirectBox<DirectPoint>] = [DirectBox(content: DirectPoint(x: 1, y: 2))]
  var presences: [Presence<Int>] = [.value(1), .null]
  var raw: [DirectColor] = [.green]
}

@Mappable private struct WrittenPart: NoncopyableMappable, ~Copyable {
  var points: [DirectPoint] = []
  var name: String?
}

@Mappable private struct WrittenWhole: NoncopyableMappable, ~Copyable {
  @CodingKey("k", in: .cbor) var key: Int
  var part: WrittenPart?
}

/// Models that are printed from their memory have the bytes of their trees, and so do the errors.
@Suite("Models written directly to binary formats")
struct DirectWritingTests {
  private static let formats: [DirectFormat] =
    DirectFormat.all + [
      DirectFormat(
        "MessagePack with integer keys and short floats",
        MessagePackFormat(narrowsFloats: true, writesIntegerKeys: true), .messagePack),
      DirectFormat("sequence of MessagePack", MessagePackFormat(isSequence: true), .messagePack),
      DirectFormat(
        "CBOR with its tag", CBORFormat(writesIntegerKeys: true, describesItself: true), .cbor),
      DirectFormat("sequence of CBOR", CBORFormat(isSequence: true), .cbor),
      DirectFormat("sorted CBOR", CBORFormat(keyOrder: .bytewise), .cbor),
      DirectFormat("deterministic CBOR", CBORFormat.deterministic, .cbor),
    ]

  private static func options() -> [EncodingOptions] {
    [
      EncodingOptions(), EncodingOptions(nilValues: .writeNull), EncodingOptions(omitsEmpty: true),
      EncodingOptions(selection: .without("point", "nested.points")),
      EncodingOptions(conventions: .init(nonFiniteNumbers: .names())),
      EncodingOptions(conventions: .init(dates: .secondsSince1970)),
      EncodingOptions(conventions: .init(profile: "storage")),
    ] + (0...6).map { EncodingOptions(depth: $0) }
  }

  private static var mixture: WrittenMixture {
    let point = DirectPoint(x: .min, y: .max)
    var nested = DirectNested(point: point, optionalPoint: point)
    nested.points = [point, DirectPoint(x: 200, y: -200)]
    nested.rows = [[1, 255, 65_536], []]
    nested.gaps = [1, nil]
    nested.small = [1, 2]
    nested.set = [4]
    nested.counts = ["a": 1]
    nested.children = [DirectNested(point: point)]
    var special = DirectSpecial()
    special.date = Date(timeIntervalSince1970: 1_238_522_472.5)
    special.dates = [Date(timeIntervalSince1970: -1)]
    special.data = Data([1])
    special.uuid = UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8")
    special.price = 12.5
    special.colors = [.red]
    special.presence = .null
    var mixture = WrittenMixture()
    mixture.scalars = DirectScalars(
      text: String(repeating: "é", count: 200), int: -33, uint64: .max, double: 0.1, flag: true)
    mixture.nested = [nested, nested]
    mixture.special = special
    mixture.objects = [DirectObject(id: 1, point: point)]
    mixture.lists = [[special], []]
    mixture.optionals = [nil, 0.5, .nan]
    return mixture
  }

  @Test("The bytes are those of a tree", arguments: formats)
  func bytes(_ format: DirectFormat) {
    for options in Self.options() {
      let mixture = Self.mixture
      format.expectSameBytes(mixture, options)
      format.expectSameBytes([mixture], options)
      format.expectSameBytes([mixture, nil], options)
      format.expectSameBytes(mixture.nested, options)
      format.expectSameBytes(mixture.lists, options)
      format.expectSameBytes(mixture.nested[0].points, options)
      format.expectSameBytes(["key": mixture], options)
      format.expectSameBytes(WrittenKeys(), options)
      format.expectSameBytes([WrittenShapes()], options)
      format.expectSameBytes([1, 2, 3], options)
      format.expectSameBytes([1, 2, 3] as [UInt8], options)
      format.expectSameBytes([[]] as [[String]], options)
      format.expectSameBytes([1.5, .infinity], options)
      format.expectSameBytes(Optional(mixture), options)
      format.expectSameBytes(Optional<WrittenMixture>.none, options)
      format.expectSameBytes(DirectBox(content: "a", list: ["b"]), options)
      format.expectSameBytes(DirectExtras(id: 1, others: ["a": [1]]), options)
    }
  }

  @Test(
    "Classes, hooks, views and keys that depend on options are written as in a tree",
    arguments: formats)
  func kinds(_ format: DirectFormat) throws {
    let derived = try WrittenDerived(json: #"{"id":3,"point":{"x":1,"y":2}}"#)
    let kinds = WrittenKinds(bases: [derived, WrittenBase()])
    for options in Self.options() + [
      EncodingOptions(views: []), EncodingOptions(nilValues: .writeNull, views: ["storage"]),
      EncodingOptions(
        configuration: try MappingConfiguration(
          .model(DirectPoint.self).key("left", for: "x"),
          .model(WrittenByOptions.self).key("amount", for: "count"))),
    ] {
      format.expectSameBytes(kinds, options)
      format.expectSameBytes([kinds], options)
      format.expectSameBytes(kinds.bases, options)
      format.expectSameBytes([derived], options)
      format.expectSameBytes(kinds.options, options)
      format.expectSameBytes(kinds.hooks, options)
      format.expectSameBytes(kinds.presences, options)
    }
  }

  @Test("Noncopyable structs are written as in a tree")
  func noncopyable() throws {
    let whole = try WrittenWhole(
      json: #"{"key":300,"part":{"points":[{"x":1,"y":-1}],"name":null}}"#)
    let cbor = try CBORMapper().encode(whole)
    #expect(
      try cbor == FormatMapper(options: .init(format: ThroughTree(CBORFormat()))).encode(whole))
    let messagePack = try MessagePackMapper().encode(whole)
    #expect(
      try messagePack
        == FormatMapper(options: .init(format: ThroughTree(MessagePackFormat()))).encode(whole))
    #expect(try CBORMapper().decodeValue(from: cbor)["k"] == 300)
  }

  @Test("An error has the path of its value", arguments: formats)
  func errors(_ format: DirectFormat) throws {
    var mixture = Self.mixture
    mixture.lists = [[], [DirectSpecial(), DirectSpecial()]]
    mixture.lists[1][1].dates = [Date(), Date(timeIntervalSince1970: .infinity)]
    for options in Self.options() {
      format.expectSameBytes(mixture, options)
      format.expectSameBytes([mixture], options)
      format.expectSameBytes([mixture.nested], EncodingOptions(depth: 3))
    }
    let error = try #require(format.expectSameBytes([mixture]).error)
    #expect(error.code == .unencodable)
    #expect(error.path == "[0].lists[1][1].dates[1]")
  }

  @Test("Long and many values have longer heads", arguments: formats)
  func lengths(_ format: DirectFormat) {
    for count in [0, 1, 15, 16, 23, 24, 31, 32, 255, 256, 65_535, 65_536] {
      let text = String(repeating: "x", count: count)
      format.expectSameBytes(DirectNamed(name: text))
      format.expectSameBytes(DirectBox(content: count, list: Array(repeating: 7, count: count)))
    }
  }

  @Test("Deep models on small stacks are written, or an error", arguments: DirectFormat.all)
  func depth(_ format: DirectFormat) throws {
    for depth in [5, 20, 100, 250, 600] {
      var model = DirectNested(point: DirectPoint(x: 0, y: 0))
      for _ in 0..<depth {
        var outer = DirectNested(point: DirectPoint(x: 1, y: 1))
        outer.children = [model]
        model = outer
      }
      let sent = model
      let isWritten = try onSmallStack {
        (try? format.direct.encode(sent, EncodingOptions(depth: 10_000))) != nil
      }
      #expect(isWritten || depth > 20)
    }
  }
}
