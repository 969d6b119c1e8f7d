import Maquette
import Testing

@Suite("Nested noncopyable structs")
struct NoncopyableNestingTests {
  static let channel =
    #"{"name":"c","input":{"id":1,"label":"in"},"output":{"id":2,"label":"out"},"#
    + #""more":{"spare":{"id":3,"label":"?"}},"error":{"id":4,"label":"e"},"retries":1,"#
    + #""limit":5,"fixed":"x"}"#

  // Features: 21
  @Test("They hold each other, optional or not, at paths and with initial values")
  func roundTrip() throws {
    #expect(try rewritten(Channel.self, Self.channel) == Self.channel)
    let deep = #"{"channel":"# + Self.channel + #","rest":[1]}"#
    #expect(try rewritten(Deep.self, deep) == deep)
    #expect(
      try rewritten(Channel.self, #"{"name":"c","input":{"id":1},"output":null,"error":null}"#)
        == #"{"name":"c","input":{"id":1,"label":"?"},"error":{"id":0,"label":"default"},"#
        + #""retries":7,"limit":3,"fixed":"x"}"#)
  }

  // Features: 21
  @Test(
    "Errors tell the whole path",
    arguments: [
      (#"{"name":"c","retries":1}"#, "missing key 'input' in Channel (line 1, column 1)"),
      (#"{"name":"c","input":{}}"#, "missing key 'id' at 'input' in Handle (line 1, column 21)"),
      (
        #"{"name":"c","input":{"id":1},"output":{"id":[]}}"#,
        "expected Int at 'output.id' in Handle, found an array (line 1, column 45)"
      ),
      (
        #"{"name":"c","input":7}"#,
        "expected an object at 'input' in Channel, found number 7 (line 1, column 21)"
      ),
      (
        #"{"name":"c","input":null}"#,
        "expected an object at 'input' in Channel, found null (line 1, column 21)"
      ),
      (
        #"{"name":"c","input":{"id":1},"more":{"spare":{"id":2,"label":{}}}}"#,
        "expected String at 'more.spare.label' in Handle, found an object (line 1, column 62)"
      ),
      (
        #"{"name":"c","input":{"id":1},"error":[]}"#,
        "expected an object at 'error' in Channel, found an array (line 1, column 38)"
      ),
    ])
  func errors(_ json: String, _ text: String) {
    #expect(failure(Channel.self, json) == text)
  }

  // Features: 21
  @Test("An update changes those inside in place, makes them or drops them")
  func update() throws {
    let said = try endings {
      var channel = try Channel(json: Self.channel)
      // The initial value, which every initializer creates first.
      #expect(Endings.current.all == ["handle 0 default"])
      try JSONMapper().update(
        &channel,
        from: #"{"input":{"id":9,"label":"new"},"output":null,"more":{"spare":{"label":"s"}}}"#)
      #expect(Endings.current.all.dropFirst() == ["handle 2 out"])
      let changed = try channel.jsonString()
      #expect(
        changed
          == #"{"name":"c","input":{"id":1,"label":"new"},"more":{"spare":{"id":3,"label":"s"}},"#
          + #""error":{"id":4,"label":"e"},"retries":1,"limit":5,"fixed":"x"}"#)
      let broken = [
        #"{"input":{"label":"z"},"output":{"label":"no id"}}"#, #"{"input":{"label":"z"}} x"#,
        #"{"input":{"label":"z"},"name":[]}"#, #"{"more":{"spare":{"label":[]}}}"#,
      ]
      for json in broken {
        #expect(throws: MappingError.self) { try JSONMapper().update(&channel, from: json) }
      }
      let after = try channel.jsonString()
      #expect(after == changed)
      try DictionaryMapper().update(&channel, from: ["output": ["id": 5]])
      let output = channel.output?.id
      #expect(output == 5)
      #expect(Endings.current.all.dropFirst() == ["handle 2 out"])
    }
    #expect(
      said.dropFirst().sorted() == [
        "handle 1 new", "handle 2 out", "handle 3 s", "handle 4 e", "handle 5 ?",
      ])
  }

  // Features: 21
  @Test("A report tells what is inside, and passes over what is not needed")
  func report() throws {
    var report = JSONMapper().decodeReporting(
      Channel.self,
      from: #"{"name":5,"input":{"id":"1"},"output":{"id":[]},"retries":1}"#)
    let issues = report.issues.map { "\($0.severity) \($0.path)" }
    #expect(issues == ["repair name", "repair input.id", "error output.id"])
    let channel = try report.value.take()?.jsonString()
    #expect(
      channel
        == #"{"name":"5","input":{"id":1,"label":"?"},"error":{"id":0,"label":"default"},"#
        + #""retries":1,"limit":3,"fixed":"x"}"#)
  }

  // Features: 21
  @Test("Generic ones hold what can be copied or what cannot")
  func generics() throws {
    let crate = #"{"content":[1,2],"more":[[3]]}"#
    #expect(try rewritten(Crate<[Int]>.self, crate) == crate)
    let wrapper = #"{"content":{"id":1,"label":"a"},"more":{"id":2,"label":"b"}}"#
    #expect(try rewritten(Wrapper<Handle>.self, wrapper) == wrapper)
    var wrapped = try Wrapper<Handle>(json: wrapper)
    try JSONMapper().update(&wrapped, from: #"{"content":{"label":"c"},"more":null}"#)
    let written = try wrapped.jsonString()
    #expect(written == #"{"content":{"id":1,"label":"c"}}"#)
    #expect(
      failure(Wrapper<Handle>.self, #"{"content":{"id":1},"more":{"id":{}}}"#)
        == "expected Int at 'more.id' in Handle, found an object (line 1, column 34)")
  }

  // Features: 21
  @Test("Containers, positions, flattened members and keys that are kept")
  func shapes() throws {
    let boxed = #"{"data":{"items":[null,{"id":1,"name":"a"}]}}"#
    #expect(try rewritten(Boxed.self, boxed) == boxed)
    var box = try Boxed(json: boxed)
    try JSONMapper().update(&box, from: #"{"data":{"items":[0,{"name":"b"}]}}"#)
    try JSONMapper().update(&box, from: #"{"data":{}}"#)
    let name = box.name
    #expect(name == "b")
    #expect(
      failure(Boxed.self, #"{"data":{"items":[0]}}"#)
        == "missing key at 'data.items[1]' for Boxed (line 1, column 1)")

    #expect(
      try rewritten(Pair.self, #"[1,{"id":2,"label":"a"},3]"#) == #"[1,{"id":2,"label":"a"},3]"#)
    #expect(try rewritten(Pair.self, "[1]") == "[1,null,0]")
    #expect(
      failure(Pair.self, "[1,{}]") == "missing key 'id' at '[1]' in Handle (line 1, column 4)")

    let keeping = #"{"id":1,"name":"a","score":2,"x":[true]}"#
    #expect(try rewritten(Keeping.self, keeping) == keeping)
    #expect(
      failure(Keeping.self, #"{"id":1}"#) == "missing key 'name' in Keeping (line 1, column 1)")
  }
}
