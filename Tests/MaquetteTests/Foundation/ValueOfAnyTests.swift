import Foundation
import Maquette
import Testing

@Suite("Trees of any values")
struct ValueOfAnyTests {
  @Test func scalars() throws {
    let cases: [(Any?, AnyValue)] = [
      (nil, nil), (NSNull(), nil), (Int?.none as Any, nil), (Int??.some(nil) as Any, nil),
      (Int??.some(5) as Any, 5), (true, true), (false, false), (1, 1), (0, 0), (Int8(-1), -1),
      (UInt8(255), 255), (Int64.min, .number(AnyValue.Number(Int64.min))),
      (UInt64.max, .number(AnyValue.Number(UInt64.max))), (UInt(7), 7),
      (Int128.max, .number(AnyValue.Number(Int128.max))), (1.5, 1.5), (Float(0.1), 0.1),
      (
        Decimal(string: "12345678901234567890.5")!,
        .number(AnyValue.Number(decimal: "12345678901234567890.5")!)
      ),
      ("x", "x"), ("axb".dropFirst().dropLast(), "x"), (Data([1, 2]), .bytes([1, 2])),
      ([1, 2] as [UInt8], .bytes([1, 2])), ([] as [UInt8], .bytes([])),
      (Date(timeIntervalSinceReferenceDate: 1.5), .date(Timestamp(secondsSince2001: 1.5))),
      (URL(string: "https://a.b")!, "https://a.b"),
      (
        UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
        "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
      ),
      (AnyValue.string("x"), "x"), (AnyValue.Object(), [:]),
      (Timestamp(secondsSince2001: 0), .date(.init(secondsSince2001: 0))),
    ]
    for (any, value) in cases {
      #expect(try AnyValue(any: any) == value, "\(String(describing: any))")
    }
  }

  @Test func foundationsObjects() throws {
    let cases: [(Any, AnyValue)] = [
      (NSNumber(value: true), true), (NSNumber(value: false), false), (NSNumber(value: 1), 1),
      (NSNumber(value: 0), 0), (NSNumber(value: Int8(1)), 1), (NSNumber(value: 1.0), 1.0),
      (NSNumber(value: 1.5), 1.5), (NSNumber(value: Float(0.1)), 0.1),
      (NSNumber(value: UInt64.max), .number(AnyValue.Number(UInt64.max))),
      (NSNumber(value: Int64.min), .number(AnyValue.Number(Int64.min))),
      (NSDecimalNumber(string: "0.1"), 0.1), (NSString("x"), "x"), (NSMutableString("x"), "x"),
      (NSData(data: Data([1])), .bytes([1])),
      (NSDate(timeIntervalSinceReferenceDate: 2), .date(Timestamp(secondsSince2001: 2))),
      (NSURL(string: "https://a.b")!, "https://a.b"),
      (NSArray(array: [1, NSNull(), "x"]), [1, nil, "x"]),
      (NSDictionary(dictionary: ["a": NSArray(array: [NSNumber(value: true)])]), ["a": [true]]),
    ]
    for (any, value) in cases { #expect(try AnyValue(any: any) == value, "\(any)") }
  }

  @Test func numbersOfJSONSerializationKeepTheirKind() throws {
    let json = "[1, 0, true, false, 1.5, 18446744073709551615, -9223372036854775808, null, 1.0]"
    let any = try JSONSerialization.jsonObject(with: Data(json.utf8))
    #expect(try AnyValue(any: any) == AnyValue(json: json))
  }

  @Test func containers() throws {
    #expect(try AnyValue(any: [1, "x", nil, [true]] as [Any?]) == [1, "x", nil, [true]])
    #expect(try AnyValue(any: [] as [Any]) == [])
    #expect(
      try AnyValue(any: ["b": 1, "a": ["c": [Int]()]] as [String: Any]) == ["a": ["c": []], "b": 1])
    #expect(try AnyValue(any: [1: "x"]) == ["1": "x"])
    #expect(try AnyValue(any: ["a": 1, AnyHashable("b"): 2]) == ["a": 1, "b": 2])
    #expect(try AnyValue(any: Set([1])) == [1])
    #expect(try AnyValue(any: ["b": 1, "a": 2, "c": 3]).object?.keys == ["a", "b", "c"])
  }

  @Test func whatNoTreeCanHoldIsAnErrorWithItsPath() {
    let cases: [(Any, String)] = [
      (
        ["a": [1, Thread.current]],
        "expected a value that a tree can hold at 'a[1]', found a value of type Thread"
      ),
      ([{ 1 }], "expected a value that a tree can hold at '[0]', found a value of type () -> Int"),
      (
        ["a": (1, 2)],
        "expected a value that a tree can hold at 'a', found a value of type (Int, Int)"
      ),
      (
        [
          "a": [[1]: 1]
        ], "expected keys that are text at 'a', found a key of type Array<Int>"
      ),
      (["a": ["1": 1, 1: 2] as [AnyHashable: Any]], "duplicate key at 'a', found two keys \"1\""),
    ]
    for (any, message) in cases {
      let error = #expect(throws: MappingError.self) { try AnyValue(any: any) }
      #expect(error?.description == message)
    }
  }

  @Test func depthIsBounded() throws {
    var deep: Any = 1
    for _ in 0..<512 { deep = [deep] }
    #expect(try AnyValue(any: deep).array?.count == 1)
    let error = #expect(throws: MappingError.self) { try AnyValue(any: [deep]) }
    #expect(error?.code == .depthExceeded)
    var endless: [String: Any] = [:]
    for _ in 0..<10_000 { endless = ["a": endless] }
    #expect(throws: MappingError.self) { try AnyValue(any: endless) }
    #expect(throws: MappingError.self) { try AnyValue(any: [[1]], depth: 1) }
    #expect(try AnyValue(any: [1], depth: 1) == [1])
  }

  @Test func numbersGoBackToTheTypeThatHoldsThem() throws {
    #expect(AnyValue.number(AnyValue.Number(1)).any is Int)
    #expect(AnyValue.number(AnyValue.Number(1.0)).any is Double)
    #expect(AnyValue.number(AnyValue.Number(UInt64.max)).any as? UInt64 == .max)
    #expect(AnyValue.number(AnyValue.Number(decimal: "0.1")!).any as? Double == 0.1)
    let exact = "12345678901234567890.5"
    #expect(
      AnyValue.number(AnyValue.Number(decimal: exact)!).any as? Decimal == Decimal(string: exact))
    let integer = "123456789012345678901234567890"
    #expect(
      AnyValue.number(AnyValue.Number(decimal: integer)!).any as? Decimal
        == Decimal(string: integer))
    let long = String(repeating: "9", count: 60)
    #expect(AnyValue.number(AnyValue.Number(decimal: long)!).any as? String == long)
  }

  @Test func treesComeBack() throws {
    let tree: AnyValue = [
      "a": nil, "b": true, "c": [1, 2.5, "x", [:]], "d": .bytes([1]),
      "e": .date(Timestamp(secondsSince2001: 1)), "f": .number(AnyValue.Number(UInt64.max)),
    ]
    #expect(try AnyValue(any: tree.any) == tree)
  }
}
