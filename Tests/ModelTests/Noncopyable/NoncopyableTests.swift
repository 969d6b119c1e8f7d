import Foundation
import Maquette
import Testing

@Suite("Noncopyable structs")
struct NoncopyableTests {
  static let login =
    #"{"id":7,"user_name":"Ada","meta":{"visitor":{"name":"Bo","score":3}},"level":2,"#
    + #""token":"AQID","title":"Ada 7"}"#

  // Features: 21
  @Test("A noncopyable struct is read, and written where it is")
  func roundTrip() throws {
    #expect(try rewritten(Login.self, Self.login) == Self.login)
    let login = try Login(json: Self.login)
    let (id, name, visitor) = (login.id, login.userName, login.visitor)
    #expect(id == 7 && name == "Ada" && visitor == Visitor(name: "Bo", score: 3))
    let bytes = try login.jsonBytes()
    let data = try login.jsonData()
    let text = try JSONMapper().encodeString(login)
    #expect(bytes == Array(Self.login.utf8) && data == Data(Self.login.utf8) && text == Self.login)
    let dictionary = try login.dictionary()
    #expect(dictionary["user_name"] as? String == "Ada")
    let again = try Login(dictionary: dictionary).jsonString()
    #expect(again == Self.login)
    let located = try Login(json: #"{"a":[0,{"id":1}]}"#, at: "a[1]").id
    #expect(located == 1)
  }

  // Features: 21
  @Test(
    "Missing keys, nulls and other keys are those of any model",
    arguments: [
      (#"{"id":"8"}"#, #"{"id":8,"user_name":"?","level":1,"title":"? 8"}"#),
      (
        #"{"id":1,"lvl":4,"user_name":null,"meta":null,"x":[]}"#,
        #"{"id":1,"user_name":"?","level":4,"title":"? 1"}"#
      ),
    ])
  func defaults(_ json: String, _ written: String) throws {
    #expect(try rewritten(Login.self, json) == written)
  }

  // Features: 21
  @Test(
    "Errors of noncopyable structs tell the place",
    arguments: [
      ("{}", "missing key 'id' in Login (line 1, column 1)"),
      (#"{"id":"x"}"#, #"expected Int at 'id' in Login, found string "x" (line 1, column 7)"#),
      (
        #"{"id":1,"meta":{"visitor":{"name":2,"score":[]}}}"#,
        "expected Int at 'meta.visitor.score' in Visitor, found an array (line 1, column 45)"
      ),
      (
        #"{"id":1,"level":10}"#,
        "expected a value in 0...9 at 'level' in Login, found number 10 (line 1, column 17)"
      ),
      ("[]", "expected an object for Login, found an array (line 1, column 1)"),
      ("7", "expected an object for Login, found number 7 (line 1, column 1)"),
      ("null", "expected an object for Login, found null (line 1, column 1)"),
      (#"{"id":1} x"#, "unexpected content after the value, found 'x' (line 1, column 10)"),
      (
        #"{"id":1"#,
        "unexpected end of the text, expected ',' or '}' at 'id', found nothing (line 1, column 8)"
      ),
    ])
  func errors(_ json: String, _ text: String) {
    #expect(failure(Login.self, json) == text)
  }

  // Features: 21
  @Test("What fails to be read is never deinitialised, what was read is once")
  func endingOfReading() throws {
    for json in ["{}", #"{"id":1,"label":[]}"#, #"{"id":1} x"#, #"{"id":1"#, "[]"] {
      let said = endings { #expect(throws: MappingError.self) { _ = try Handle(json: json) } }
      #expect(said == [])
    }
    let channel = #"{"name":"c","input":{"id":1},"output":{"label":"x"},"retries":1}"#
    let said = endings { #expect(throws: MappingError.self) { _ = try Channel(json: channel) } }
    #expect(said == [])
    #expect(try endings { _ = try Handle(json: #"{"id":1}"#) } == ["handle 1 ?"])
    #expect(
      try endings {
        let handle = try Handle(json: #"{"id":2,"label":"a"}"#)
        _ = try handle.jsonString()
        _ = try ValueMapper().encode(handle)
      } == ["handle 2 a"])
  }

  // Features: 21
  @Test("An update changes a noncopyable struct in place, all of it or nothing")
  func update() throws {
    let said = try endings {
      var login = try Login(json: Self.login)
      try JSONMapper().update(
        &login, from: #"{"user_name":"Bea","meta":{"visitor":{"score":4}},"id":9}"#)
      try JSONMapper().update(&login, from: #"{"level":3}"#)
      try ValueMapper().update(&login, from: ["token": nil])
      try DictionaryMapper().update(&login, from: ["user_name": "Cy"])
      let written = try login.jsonString()
      #expect(
        written
          == #"{"id":7,"user_name":"Cy","meta":{"visitor":{"name":"Bo","score":4}},"level":3,"#
          + #""title":"Cy 7"}"#)
      let broken = [
        #"{"user_name":"Zoe","level":10}"#:
          "expected a value in 0...9 at 'level' in Login, found number 10",
        #"{"user_name":"Zoe"} x"#: "unexpected content after the value, found 'x'",
        #"{"user_name":"Zoe","meta":{"visitor":{"score":5,"name":[]}}}"#:
          "expected String at 'meta.visitor.name' in Visitor, found an array",
      ]
      for (json, text) in broken {
        do throws(MappingError) {
          try JSONMapper().update(&login, from: json)
          Issue.record("no error of \(json)")
        } catch {
          #expect(error.description.hasPrefix(text))
        }
        let after = try login.jsonString()
        #expect(after == written)
      }
      try JSONMapper().update(&login, from: #"{"user_name":null}"#)
      let name = login.userName
      #expect(name == "?")
    }
    #expect(said == ["login 7"])
  }

  // Features: 21
  @Test("A report of a noncopyable struct tells each issue, and has the struct if it is whole")
  func report() throws {
    var report = JSONMapper().decodeReporting(
      Login.self, from: #"{"id":"1","user_name":[],"level":99}"#)
    let issues = report.issues.map { "\($0.severity) \($0.path)" }
    #expect(issues == ["repair id", "error user_name", "error level"])
    let errors = report.errors.count
    #expect(errors == 2)
    let login = try report.value.take()?.jsonString()
    #expect(login == #"{"id":1,"user_name":"?","level":1,"title":"? 1"}"#)

    var tree = ValueMapper().decodeReporting(Login.self, from: ["level": 3])
    let paths = tree.issues.map(\.path.description)
    let isWhole = tree.value.take() != nil
    #expect(paths == ["id"] && !isWhole)
    var options = JSONMapper.Options()
    options.decoding.reportsDefaults = true
    let told = JSONMapper(options: options).decodeReporting(Handle.self, from: #"{"id":1}"#)
      .issues.map { "\($0.path) \($0.resolution ?? "")" }
    #expect(told == ["label used the default"])
    let null = JSONMapper().decodeReporting(
      Channel.self, from: #"{"name":"c","input":{"id":1},"error":null,"retries":1}"#)
    let texts = null.issues.map(\.description)
    let text =
      "repair: expected Handle at 'error' in Channel, found null (line 1, column 38) -> used the default"
    #expect(texts == [text])
  }

  // Features: 21
  @Test("A mapper with a closure for issues creates what a report has, and throws the first error")
  func onIssue() throws {
    let mapper = JSONMapper(onIssue: { Endings.current.add("\($0.severity) \($0.path)") })
    let json = #"{"id":"1","label":[]}"#
    let decoded = endings {
      #expect(throws: MappingError.self) { _ = try mapper.decode(Handle.self, from: json) }
    }
    #expect(decoded == ["repair id", "error label", "handle 1 ?"])
    let malformed = endings {
      #expect(throws: MappingError.self) {
        _ = try mapper.decode(Handle.self, from: #"{"id":1} x"#)
      }
    }
    #expect(malformed == ["error $"])
    let updated = endings {
      var handle = Handle(id: 2)
      #expect(throws: MappingError.self) { try mapper.update(&handle, from: json) }
      let label = handle.label
      #expect(label == "?")
    }
    #expect(updated == ["repair id", "repair id", "error label", "handle 2 ?"])
  }

  // Features: 21
  @Test("Options of a mapper hold for noncopyable structs")
  func options() throws {
    let strict = JSONMapper(options: .init(conversions: .strict, unknownKeys: .reject))
    #expect(throws: MappingError.self) { _ = try strict.decode(Handle.self, from: #"{"id":"1"}"#) }
    #expect(throws: MappingError.self) {
      var handle = Handle(id: 1)
      try strict.update(&handle, from: #"{"lable":"x"}"#)
    }
    var mapper = JSONMapper()
    mapper.options.encoding.selection = .only("id", "meta.visitor.name")
    let some = try mapper.encodeString(Login(json: Self.login))
    #expect(some == #"{"id":7,"meta":{"visitor":{"name":"Bo"}}}"#)
    mapper = JSONMapper(options: .init(nilValues: .writeNull, format: .pretty))
    let nulls = try mapper.encodeString(
      Channel(json: #"{"name":"c","input":{"id":1},"retries":1}"#))
    #expect(nulls.contains(#""output": null"#))
    let narrow = JSONMapper(options: .init(limits: .init(depth: 2)))
    let deep = #"{"channel":{"name":"c","input":{"id":1}}}"#
    do throws(MappingError) {
      _ = try narrow.decode(Deep.self, from: deep)
      Issue.record("no error")
    } catch {
      #expect(error.code == .depthExceeded)
    }
    let told = Endings()
    mapper = JSONMapper(onIssue: { told.add($0.path.description) })
    let id = try mapper.decode(Handle.self, from: #"{"id":"1"}"#).id
    #expect(id == 1 && told.all == ["id"])
  }

  // Features: 21
  @Test("One direction alone")
  func directions() throws {
    let ticket = try Ticket(json: #"{"id":4,"seat":"a"}"#).id
    #expect(ticket == 4)
    let receipt = try Receipt(id: 1).jsonString()
    #expect(receipt == #"{"id":1,"ratio":0.5}"#)
    do throws(MappingError) {
      _ = try Receipt(id: 1, ratio: .nan).jsonString()
      Issue.record("no error")
    } catch {
      #expect(error.description == "value cannot be encoded at 'ratio' in Receipt, found nan")
    }
    #expect(try rewritten(Plain.self, "{}") == #"{"fixed":1}"#)
    let conditional = try ConditionalLease(id: 1, handle: Handle(id: 2)).jsonString()
    #if DEBUG
      #expect(conditional == #"{"id":1,"handle":{"id":2,"label":"?"},"debug_level":0}"#)
    #else
      #expect(conditional == #"{"id":1,"handle":{"id":2,"label":"?"},"level":1}"#)
    #endif
  }

  // Features: 21
  @Test("Hooks see what is read before and what was written after")
  func hooks() throws {
    #expect(try rewritten(Hooked.self, #"{"title":"a"}"#) == #"{"name":"a","calls":1}"#)
    var hooked = try Hooked(json: #"{"name":"b"}"#)
    try JSONMapper().update(&hooked, from: #"{"title":"c"}"#)
    let written = try hooked.jsonString()
    #expect(written == #"{"name":"c","calls":1}"#)
    #expect(failure(Hooked.self, #"{"title":"forbidden"}"#) == "Refusal() (line 1, column 1)")
    do throws(MappingError) {
      _ = try Hooked(name: "").jsonString()
      Issue.record("no error")
    } catch {
      #expect(error.description == "Refusal() in Hooked")
    }
  }

  // Features: 21
  @Test("The schema of a noncopyable struct, and its values by name")
  func schema() throws {
    let properties = Login.schema.properties.map { "\($0.name) \($0.path.joined(separator: "."))" }
    #expect(
      properties
        == ["id id", "userName user_name", "visitor meta.visitor", "level level", "token token"])
    #expect(Channel.schema[property: "output"]?.model?.name == "Handle")
    #expect(Channel.schema[property: "input"]?.model?[property: "id"]?.flags == .isConstant)
    let channel = try Channel(json: #"{"name":"c","input":{"id":1},"retries":1}"#)
    let name = channel.value(ofProperty: "name") as? String
    let (input, other) = (channel.value(ofProperty: "input"), channel.value(ofProperty: "x"))
    #expect(name == "c" && input == nil && other == nil)
  }

  @Test("Null for a nested optional is its inner nil, as in other structs")
  func nestedOptional() throws {
    let nulls = try Levels(json: #"{"one":null,"two":null}"#)
    #expect(nulls.one == nil)
    #expect(nulls.two == .some(nil))
    #expect(try Levels(json: "{}").two == nil)
    #expect(try Levels(json: #"{"one":1,"two":2}"#).two == 2)
  }
}
