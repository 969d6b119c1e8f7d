import Foundation
import Maquette
import MaquetteCore

// Models with properties of every kind that has a direct way, and of kinds that have none.

@Mappable struct DirectScalars: Equatable {
  var text: String
  var int: Int
  var int8: Int8?
  var int16: Int16?
  var int32: Int32?
  var int64: Int64?
  var uint: UInt?
  var uint8: UInt8?
  var uint16: UInt16?
  var uint32: UInt32?
  var uint64: UInt64?
  var double: Double
  var float: Float?
  var flag: Bool
  var optionalText: String?
  var optionalFlag: Bool?
  var optionalDouble: Double?
  var initial = 7
  var words = ["initial"]
}

@Mappable enum DirectColor: String, Equatable { case red, green }

@Mappable struct DirectPoint: Equatable {
  var x: Int
  var y: Int
}

@Mappable struct DirectNamed: Equatable {
  var name: String
  var point: DirectPoint?
}

@Mappable struct DirectNested: Equatable {
  var point: DirectPoint
  var optionalPoint: DirectPoint?
  var named: DirectNamed?
  var points: [DirectPoint] = []
  var optionalPoints: [DirectPoint]?
  var rows: [[Int]]?
  var gaps: [Int?]?
  var doubles: [Double]?
  var words: [String]?
  var flags: [Bool]?
  var small: [UInt8]?
  var counts: [String: Int]?
  var places: [String: DirectPoint]?
  var set: Set<Int>?
  var byNumber: [Int: String]?
  var children: [DirectNested]?
}

@Mappable struct DirectSpecial: Equatable {
  var date: Date?
  var moment: Timestamp?
  var dates: [Date]?
  var data: Data?
  var uuid: UUID?
  var url: URL?
  var price: Decimal?
  var color: DirectColor?
  var colors: [DirectColor]?
  var anything: AnyValue?
  var presence: Presence<Int> = .missing
}

@Mappable struct DirectInner: Equatable {
  var width = 1
  var height: Int?
}

/// Keys that lead elsewhere, several keys for a property, defaults for each reason.
@Mappable struct DirectKeys: Equatable {
  @DecodableAlias("full_name", "n") var name: String
  @CodingKey(path: "user.address.city") var city: String?
  @CodingKey(path: "user.age") var age: Int?
  @CodableFlattened var inner: DirectInner
  @CodableDefault(7, on: .missing, .null, .invalid) var tolerant: Int
  @CodableDefault([1], on: .missing, .invalid) var list: [Int]
  @CodingKey("1") var first: Int?
  @CodingKey("-1") var negative: Int?
  @CodingKey("a key that is longer than sixteen bytes") var long: Int?
  @CodingKey("schlüssel") var umlaut: Int?
  @CodableIgnored var ignored = "unread"
}

@Mappable struct DirectExtras: Equatable {
  var id: Int
  @CodableExtras var others: [String: AnyValue]
}

@Mappable struct DirectOuter: Equatable {
  var extras: DirectExtras?
  var keys: [DirectKeys]?
  @DecodableRules(conversions: .strict) var strict: DirectPoint?
}

@Mappable final class DirectObject: Equatable {
  var id: Int
  var point: DirectPoint?

  init(id: Int, point: DirectPoint? = nil) { (self.id, self.point) = (id, point) }

  static func == (left: DirectObject, right: DirectObject) -> Bool {
    left.id == right.id && left.point == right.point
  }
}

extension DirectObject: @unchecked Sendable {}

@Mappable struct DirectHolder: Equatable {
  var point: DirectPoint
  var object: DirectObject
  var date: Date?
}

@Mappable struct DirectBox<Content: Mappable & Equatable & Sendable>: Equatable {
  var content: Content
  var list: [Content] = []
}

/// Values that decode to the models above.
enum DirectTrees {
  static let point: AnyValue = ["x": 1, "y": -70_000]
  static let long = AnyValue.string(String(repeating: "né", count: 40))

  static let all: [AnyValue] = [
    [
      "text": "Ada", "int": 36, "int8": -128, "int16": 300, "int32": -70_000,
      "int64": .number(AnyValue.Number(Int64.min)), "uint": 5, "uint8": 255, "uint16": 65535,
      "uint32": 70_000, "uint64": .number(AnyValue.Number(UInt64.max)), "double": 1.25,
      "float": 0.5, "flag": true, "optionalText": long, "optionalFlag": false,
      "optionalDouble": 0.1, "initial": 8, "words": ["a", long, ""],
    ],
    ["int": 1, "text": "", "flag": false, "double": 3, "unknown": [1, ["deep": [[]]], long]],
    ["text": "12", "int": "12", "double": "1.5", "flag": 1, "words": .null, "initial": .null],
    [
      "point": point, "optionalPoint": point, "named": ["name": "n", "point": point],
      "points": [point, ["y": 2, "x": 1], point], "optionalPoints": [], "rows": [[1, 2], [], [3]],
      "gaps": [1, .null], "doubles": [1.5, 2, 0.1], "words": ["one", long],
      "flags": [true, false], "small": [1, 2, 255], "counts": ["a": 1, "b": 2],
      "places": ["here": point], "set": [1, 2, 1], "byNumber": ["1": "one", "-2": "minus two"],
      "children": [["point": point, "children": [["point": point]]], ["point": point]],
    ],
    ["point": point, "small": .bytes([1, 2, 3]), "named": .null, "points": .null],
    [
      "date": .date(Timestamp(secondsSince1970: 1_238_522_472)),
      "dates": [
        .date(Timestamp(secondsSince1970: -1.5)), "2009-03-31T18:01:12Z", 1_238_522_472,
      ],
      "moment": .date(Timestamp(secondsSince1970: 0.25)), "data": .bytes([0, 1, 2]),
      "uuid": .bytes(Array(0..<16)), "url": "https://example.com/a", "price": 12.5,
      "color": "red", "colors": ["green", "red"],
      "anything": ["a": [1, .date(Timestamp(secondsSince1970: 1))]], "presence": .null,
    ],
    [
      "uuid": "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "color": "blue", "anything": .null,
      "presence": 1, "price": "12.50",
    ],
    [
      "full_name": "second", "user": ["address": ["city": "London"], "age": 36], "width": 2,
      "tolerant": "no number", "list": ["x"], "1": 1, "-1": -1,
      "a key that is longer than sixteen bytes": 3, "schlüssel": 4, "ignored": "no", "n": 3,
    ],
    ["name": "first", "n": "third", "user": .null, "tolerant": .null, "height": 3],
    [
      "extras": ["id": 1, "more": [1, 2], "date": .date(Timestamp(secondsSince1970: 9))],
      "keys": [["name": "a"], ["n": "b", "list": [1]]], "strict": point,
    ],
    ["point": point, "object": ["id": 1, "point": point], "id": 3, "others": 1],
    ["content": point, "list": [point, point]],
    ["content": "text", "list": ["a", "b"]],
    [point, point], ["a", "b"], [1, 2, 3], point, 12, "text", .null, [:], [],
  ]
}

extension DirectFormat {
  /// Checks that both ways yield the same for a document, with every model.
  ///
  /// - Returns: The number of models that the document decodes to.
  @discardableResult
  func expectSameForAll(
    _ document: [UInt8], _ options: DecodingOptions = DecodingOptions()
  ) -> Int {
    [
      expectSame(DirectScalars.self, document, options),
      expectSame(DirectNested.self, document, options),
      expectSame(DirectSpecial.self, document, options),
      expectSame(DirectKeys.self, document, options),
      expectSame(DirectExtras.self, document, options),
      expectSame(DirectOuter.self, document, options),
      expectSame(DirectObject.self, document, options),
      expectSame(DirectHolder.self, document, options),
      expectSame(DirectBox<DirectPoint>.self, document, options),
      expectSame(DirectBox<String>.self, document, options),
      expectSame([DirectPoint].self, document, options),
      expectSame([DirectPoint]?.self, document, options),
      expectSame([String: DirectPoint].self, document, options),
      expectSame([String].self, document, options),
      expectSame(DirectPoint?.self, document, options),
      expectSame(Int.self, document, options),
      expectSame(AnyValue.self, document, options),
    ].filter { $0 }.count
  }
}
