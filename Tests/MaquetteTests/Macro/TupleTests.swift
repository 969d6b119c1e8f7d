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
struct Pack<each Element: Mappable> {
  var values: (repeat each Element)
}

@Mappable
struct NamedPack<each Element> {
  let name: String
  var first: (Int, repeat each Element)
  var others: (repeat each Element)?
}

@Suite("Tuples and parameter packs")
struct TupleTests {
  @Test("A tuple is an array, each of its values at a position [9]")
  func tuples() throws {
    let json = #"{"pair":[1,"a"],"maybe":[2,true],"fixed":[3,4],"guarded":[5,6]}"#
    #expect(try write(Entry(json: json)) == json)
    #expect(try write(ValueMapper().decode(Entry.self, from: Value(json: json))) == json)
    let short = try Entry(json: #"{"pair":["1",2],"maybe":[2],"guarded":[[]]}"#)
    #expect(short.pair == (1, "2") && short.fixed == (1, 2) && short.guarded == (0, 0))
    #expect(short.maybe?.0 == 2 && short.maybe?.1 == nil)
    #expect(
      try write(short) == #"{"pair":[1,"2"],"maybe":[2,null],"fixed":[1,2],"guarded":[0,0]}"#)
    #expect(try write(EntryObject(json: #"{"pair":[7,[]]}"#)) == #"{"pair":[7,[]]}"#)
    #expect(try write(EntryObject()) == #"{"pair":[1,["a"]]}"#)
  }

  @Test("The values of a parameter pack are an array by position [9]")
  func packs() throws {
    let json = #"{"values":[1,"a",[true],{"x":1}]}"#
    #expect(try write(Pack<Int, String, [Bool], [String: Int]>(json: json)) == json)
    #expect(
      try write(Pack<Int, String>(dictionary: ["values": [1, "a"]])) == #"{"values":[1,"a"]}"#)
    #expect(try write(Pack<Int?, Bool?>(json: #"{"values":[1]}"#)) == #"{"values":[1,null]}"#)
    let named = #"{"name":"n","first":[1,"a"],"others":["b"]}"#
    #expect(try write(NamedPack<String>(json: named)) == named)
    let inner = #"{"values":[{"values":[1]},2]}"#
    #expect(try write(Pack<Pack<Int>, Int>(json: inner)) == inner)
    var pack = try Pack<Int, String>(json: #"{"values":[1,"a"]}"#)
    try JSONMapper().update(&pack, from: #"{"values":[2,"b"]}"#)
    #expect(pack.values == (2, "b"))
    #expect(Pack<Int, String>.schema.properties.map(\.name) == ["values"])
  }

  @Test(
    "An array that is no such tuple is an error with its place [9]",
    arguments: [
      (#"{"values":[1]}"#, "missing key at values[1] (line 1, column 11)"),
      (#"{"values":[]}"#, "missing key at values[0] (line 1, column 11)"),
      (
        #"{"values":[1,"a",2]}"#,
        "expected an array of length 2 at values, found a longer one (line 1, column 11)"
      ),
      (
        #"{"values":["x","a"]}"#,
        #"expected Int at values[0], found string "x" (line 1, column 12)"#
      ),
      (
        #"{"values":[1,null]}"#,
        "expected String at values[1], found null (line 1, column 14)"
      ),
      (#"{"values":7}"#, "expected an array at values, found number 7 (line 1, column 11)"),
      (
        #"{"values":null}"#, "expected (Int, String) at values, found null (line 1, column 11)"
      ),
      ("{}", "missing key at values (line 1, column 1)"),
    ])
  func errors(_ json: String, _ text: String) throws {
    #expect(try readError(Pack<Int, String>.self, json).description == text)
  }

  @Test("A report tells the place in a tuple [9]")
  func report() {
    let report = JSONMapper().decodeReporting(
      Pack<Int, String>.self, from: #"{"values":["1",[]]}"#)
    #expect(report.issues.map(\.path.description) == ["values[0]", "values[1]"])
  }
}
