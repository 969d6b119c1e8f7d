import AgreementSupport
import Maquette
import Testing

@Mappable
struct Entry {
  var pair: (Int, String)
  var maybe: (Int, Bool?)?
  var fixed: (Int, Int) = (1, 2)
  @CodableDefault((0, 0), on: .missing, .invalid) var guarded: (Int, Int)
}

@Mappable
final class EntryObject {
  var pair: (Int, [String]) = (1, ["a"])
}

@Mappable
struct TuplePair {
  var pair: (Int, String)
}

/// A parameter pack, mapped by hand.
struct Pack<each Element: Mappable> {
  var values: (repeat each Element)
}

extension Pack: Mappable {
  private static var positions: TupleStrategy<repeat each Element> { TupleStrategy() }

  init(from reader: inout JSONReader) throws(ReadFailure) {
    values = try reader.read(by: Self.positions)
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    values = try reader.read(by: Self.positions)
  }

  func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.__writeElement(values, by: Self.positions)
  }

  func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.__writeElement(values, by: Self.positions)
  }
}

@Suite("Tuples and parameter packs")
struct TupleTests {
  // Features: 9
  @Test("A tuple is an array, each of its values at a position")
  func tuples() throws {
    let json = #"{"pair":[1,"a"],"maybe":[2,true],"fixed":[3,4],"guarded":[5,6]}"#
    #expect(try write(Entry(json: json)) == json)
    #expect(try write(ValueMapper().decode(Entry.self, from: AnyValue(json: json))) == json)
    let short = try Entry(json: #"{"pair":["1",2],"maybe":[2],"guarded":[[]]}"#)
    #expect(short.pair == (1, "2") && short.fixed == (1, 2) && short.guarded == (0, 0))
    #expect(short.maybe?.0 == 2 && short.maybe?.1 == nil)
    #expect(
      try write(short) == #"{"pair":[1,"2"],"maybe":[2,null],"fixed":[1,2],"guarded":[0,0]}"#)
    #expect(try write(EntryObject(json: #"{"pair":[7,[]]}"#)) == #"{"pair":[7,[]]}"#)
    #expect(try write(EntryObject()) == #"{"pair":[1,["a"]]}"#)
  }

  // Features: 9
  @Test("The values of a parameter pack are an array by position")
  func packs() throws {
    let json = #"[1,"a",[true],{"x":1}]"#
    #expect(try write(Pack<Int, String, [Bool], [String: Int]>(json: json)) == json)
    #expect(try write(Pack<Int?, Bool?>(json: "[1]")) == "[1,null]")
    let inner = "[[1],2]"
    #expect(try write(Pack<Pack<Int>, Int>(json: inner)) == inner)
    var pack = try Pack<Int, String>(json: #"[1,"a"]"#)
    try JSONMapper().update(&pack, from: #"[2,"b"]"#)
    #expect(pack.values == (2, "b"))
  }

  // Features: 9
  @Test(
    "An array that is no such tuple is an error with its place",
    arguments: [
      (#"{"pair":[1]}"#, "missing key at 'pair[1]' in TuplePair (line 1, column 9)"),
      (#"{"pair":[]}"#, "missing key at 'pair[0]' in TuplePair (line 1, column 9)"),
      (
        #"{"pair":[1,"a",2]}"#,
        "expected an array of length 2 at 'pair' in TuplePair, found a longer one (line 1, column 9)"
      ),
      (
        #"{"pair":["x","a"]}"#,
        #"expected Int at 'pair[0]' in TuplePair, found string "x" (line 1, column 10)"#
      ),
      (
        #"{"pair":[1,null]}"#,
        "expected String at 'pair[1]' in TuplePair, found null (line 1, column 12)"
      ),
      (
        #"{"pair":7}"#,
        "expected an array at 'pair' in TuplePair, found number 7 (line 1, column 9)"
      ),
      (
        #"{"pair":null}"#,
        "expected (Int, String) at 'pair' in TuplePair, found null (line 1, column 9)"
      ),
      ("{}", "missing key 'pair' in TuplePair (line 1, column 1)"),
    ])
  func errors(_ json: String, _ text: String) throws {
    #expect(try readError(TuplePair.self, json).description == text)
  }

  // Features: 9
  @Test("A report tells the place in a tuple")
  func report() {
    let report = JSONMapper().decodeReporting(
      TuplePair.self, from: #"{"pair":["1",[]]}"#)
    #expect(report.issues.map(\.path.description) == ["pair[0]", "pair[1]"])
  }
}
