import MaquetteCore

/// A plain struct with a property of every kind that is decoded in place, described as by
/// `@Mappable`.
///
/// Fuzzing decodes any text to it, and compares the results of the loops.
struct Record: Equatable {
  var id: Int
  var text: String = ""
  var maybeText: String?
  var flag = false
  var maybeFlag: Bool?
  var double: Double = 0
  var maybeDouble: Double?
  var float: Float?
  var integers: Integers?
  var detail: Detail = Detail(title: "none")
  var maybeDetail: Detail?
  var point: Point = Point(x: 0)
  var maybePoint: Point?
  var details: [Detail] = []
  var points: [Point?] = []
  var words: [String] = []
  var doubles: [Double] = []
  var numbers: [Int] = []
  var counts: [String: Int] = [:]
  var byName: [String: Detail] = [:]
  var name: String?
  var level: Int = 7
  var color: Color?
  var children: [Record] = []

  /// This property is not decoded.
  var note = "unread"

  /// A raw value of text.
  enum Color: String, CaseIterable, MappingDecodable, MappingEncodable {
    case red
    case darkBlue = "dark blue"
  }
}

extension Record {
  /// A struct of the same size as its optional.
  struct Detail: Equatable {
    var title: String
    var rating: Double?
    var count: Int = 1
  }

  /// A struct that is smaller than its optional.
  struct Point: Equatable {
    var x: Double
    var y: Double = 0.5
  }

  /// Integers of every width, also as optionals.
  struct Integers: Equatable {
    var int: Int = 0
    var int8: Int8 = 0
    var int16: Int16 = 0
    var int32: Int32 = 0
    var int64: Int64 = 0
    var uint: UInt = 0
    var uint8: UInt8 = 0
    var uint16: UInt16 = 0
    var uint32: UInt32 = 0
    var uint64: UInt64 = 0
    var maybeInt: Int?
    var maybeInt8: Int8?
    var maybeInt16: Int16?
    var maybeInt32: Int32?
    var maybeInt64: Int64?
    var maybeUint: UInt?
    var maybeUint8: UInt8?
    var maybeUint16: UInt16?
    var maybeUint32: UInt32?
    var maybeUint64: UInt64?
  }
}

extension Record {
  /// A record in which every property has a distinct value.
  static let sample = Record(
    id: 1, text: "a text of more than fifteen bytes", maybeText: "short", flag: true,
    maybeFlag: false, double: 1.5, maybeDouble: -2, float: 0.25,
    integers: Integers(int8: -8, uint64: .max, maybeInt16: 16),
    detail: Detail(title: "d", rating: 4.5), maybeDetail: Detail(title: "m", count: 3),
    point: Point(x: 1, y: 2), maybePoint: Point(x: 3), details: [Detail(title: "e")],
    points: [nil, Point(x: 4)], words: ["a", "b"], doubles: [0.1, 1e9], numbers: [1, -2],
    counts: ["k": 1], byName: ["n": Detail(title: "v")], name: "name", level: 3,
    color: .darkBlue, children: [Record(id: 2)], note: "kept")
}
