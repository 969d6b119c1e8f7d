import Maquette
import Testing

@testable import SculptCore

/// What the page gets, and what gets nothing.
@Suite struct PlaygroundTests {
  private let service = PlaygroundService(port: 4000)

  private func response(_ text: String, pieces: Int = 1) -> HTTPResponse {
    var rest = Array(text.utf8)[...]
    let size = max(rest.count / pieces, 1)
    return service.response {
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
  }

  private func post(
    _ body: String, fields: [String] = [], token: String? = nil, pieces: Int = 1
  ) -> HTTPResponse {
    let lines =
      [
        "POST /answer HTTP/1.1", "Host: 127.0.0.1:4000", "Content-Length: \(body.utf8.count)",
        "X-Sculpt-Token: \(token ?? service.token)",
      ] + fields
    return response(lines.joined(separator: "\r\n") + "\r\n\r\n" + body, pieces: pieces)
  }

  private func answer(_ question: String) throws -> Playground.Answer {
    try Playground.answer(Playground.Question(json: question))
  }

  @Test func thePageHasAPolicyAndATokenOfItsOwn() throws {
    let page = response(
      "GET /?token=\(service.token) HTTP/1.1\r\nHost: localhost:4000\r\n\r\n")
    #expect(page.code == 200)
    let policy = try #require(page.fields.first { $0.0 == "Content-Security-Policy" }?.1)
    #expect(policy.contains("default-src 'none'") && policy.contains("connect-src 'self'"))
    let text = String(decoding: page.body, as: UTF8.self)
    let nonce = try #require(policy.firstMatch(of: /script-src 'nonce-([0-9a-f]{32})'/)?.1)
    #expect(
      text.contains("<script nonce=\"\(nonce)\">") && text.contains("<style nonce=\"\(nonce)\">"))
    // Nothing of another server is in it.
    #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("src="))
    #expect(PlaygroundService(port: 4000).token != service.token)
    #expect(service.address == "http://127.0.0.1:4000/?token=\(service.token)")
  }

  @Test func othersAreRefused() {
    let question = #"{"samples": ["1"]}"#
    #expect(post(question, token: "x").code == 403)
    #expect(post(question, token: String(repeating: "0", count: 32)).code == 403)
    #expect(post(question, fields: ["Origin: https://a.example"]).code == 403)
    #expect(post(question, fields: ["Origin: http://127.0.0.1:4000"]).code == 200)
    #expect(response("GET / HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n").code == 403)
    #expect(response("GET /?token=\(service.token) HTTP/1.1\r\n\r\n").code == 403)
    // A name of another machine that leads here.
    #expect(
      response("GET /?token=\(service.token) HTTP/1.1\r\nHost: a.example:4000\r\n\r\n").code == 403)
    #expect(response("GET /x HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n").code == 404)
    #expect(response("PUT / HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n").code == 405)
  }

  @Test(arguments: [
    "", "GET", "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET x HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "POST /answer HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "POST /answer HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "POST /answer HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST /answer HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nContent-Length: 5\r\n\r\nabc",
  ])
  func malformedRequestsAreRefused(_ text: String) { #expect(response(text).code == 400) }

  @Test func largeRequestsAreRefused() {
    let long = String(repeating: "x", count: 20_000)
    #expect(response("GET /\(long) HTTP/1.1\r\n\r\n").code == 431)
    #expect(response("GET / HTTP/1.1\r\nX: " + long, pieces: 20).code == 431)
    #expect(response("POST /answer HTTP/1.1\r\nContent-Length: 40000000\r\n\r\n").code == 413)
  }

  @Test func requestsArriveInPieces() throws {
    let question = #"{"samples": ["{\"a\": 1}"], "name": "A"}"#
    for pieces in [1, 7, 200] {
      let found = post(question, pieces: pieces)
      #expect(found.code == 200)
      #expect(try Playground.Answer(json: found.body).code?.contains("struct A") == true)
    }
    #expect(post(question + "x").code == 400)
    #expect(post(#"{"style": "other"}"#).code == 400)
  }

  @Test func anAnswerIsWhatTheCommandWrites() throws {
    let samples = [#"[{"id": 1, "price": 2.5}]"#, #"[{"id": 2}]"#]
    var rules = InferenceRules()
    rules.rootName = "Order"
    var options = OutputOptions()
    options.style = .codable
    let model = Inference.model(of: try shape(of: samples), by: rules)
    let question = Playground.Question(
      samples: samples, name: "Order", style: .codable)
    let answer = Playground.answer(question)
    #expect(answer.code == SwiftFile(model, rules: rules, options: options).text)
    #expect(answer.command == "sculpt sample1.json sample2.json -n Order --style codable")
    #expect(answer.error == nil && answer.problems.isEmpty)
  }

  @Test func mistakesHaveTheirPlaces() throws {
    let broken = try answer(#"{"samples": ["{\"a\": }"]}"#)
    #expect(broken.code == nil && broken.error?.hasPrefix("sample 1:1:7: error: ") == true)
    let found = try answer(#"{"samples": ["{\"a\": 1}"], "payload": "{\"a\": \"x\"}"}"#)
    #expect(found.problems.count == 1)
    #expect(found.problems.first?.hasPrefix("payload:1:7: error: $.a: expected Int") == true)
    let unread = try answer(#"{"samples": ["{\"a\": 1}"], "payload": "{"}"#)
    #expect(unread.code != nil && unread.error == nil && unread.problems.count == 1)
    let yaml = try answer(#"{"samples": ["a: 1"], "format": "yaml", "payload": "a: x"}"#)
    #expect(yaml.code?.contains("var a: Int") == true && yaml.problems.count == 1)
  }

  @Test("Repairs of a payload are listed with their places, if they are asked for")
  func repairs() throws {
    let sample = #"{"id": 1, "tags": ["a"]}"#
    let payload = "{id: '7', // seven\n \"tags\": [\"a\",],}"
    var question = Playground.Question(samples: [sample], payload: payload)
    let strict = Playground.answer(question)
    #expect(strict.problems.count == 1 && strict.repairs.isEmpty)
    #expect(strict.problems[0].contains("it is JSON5, which the format json5 reads"))
    question.repairs = true
    let repaired = Playground.answer(question)
    #expect(repaired.problems.isEmpty)
    // A key, two quotes, a comment, two commas and a text that becomes a number.
    let starts = repaired.repairs.map { $0.prefix { $0 != "r" } }
    #expect(starts.contains("payload:1:2: ") && starts.contains("payload:2:14: "))
    #expect(repaired.repairs.contains { $0.contains("repair: $.id: ") && $0.contains("converted") })
    for message in repaired.repairs {
      let lines = message.split(separator: "\n")
      #expect(lines.count == 3 && lines[2].hasSuffix("^"), "\(message)")
    }
    question.payload = "{id: x, tags: 1"
    let wrong = Playground.answer(question)
    #expect(wrong.problems.contains { $0.contains("payload:1:6: error: $.id: expected Int") })
    #expect(!wrong.repairs.isEmpty)
    // Several documents are not repaired into one.
    question.payload = sample + "\n" + sample
    #expect(Playground.answer(question).problems.isEmpty)
  }

  @Test func thePageShowsTheSchemaOfTheTypes() throws {
    let answer = try answer(#"{"samples": ["{\"a\": 1}"], "name": "A B"}"#)
    let schema = try AnyValue(json: #require(answer.schema))
    #expect(schema["properties"]["a"]["type"] == ["integer", "null"])
    #expect(answer.schemaCommand == "sculpt infer sample1.json -n 'A B'")
    #expect(try self.answer(#"{"samples": ["{"]}"#).schema == nil)
  }

  @Test func whatIsNoSchemaIsAnError() throws {
    for schema in [#"{"a": 1}"#, #"{"openapi": "3.1.0"}"#] {
      let answer = Playground.answer(Playground.Question(schema: schema))
      #expect(answer.error?.hasPrefix("schema: error: ") == true && answer.code == nil)
    }
  }

  @Test func schemasStandInPlaceOfSamples() throws {
    let schema = #"""
      {"title": "Order", "type": "object", "required": ["id"],
       "properties": {"id": {"type": "integer", "minimum": 1}}}
      """#
    let question = Playground.Question(
      samples: ["[]"], schema: schema, payload: #"{"id": "x"}"#)
    let answer = Playground.answer(question)
    #expect(answer.code?.contains("struct Order: ") == true)
    #expect(answer.notes == ["schema: note: #/properties/id: 'minimum' is not expressed"])
    #expect(answer.problems.first?.hasPrefix("payload:1:8: error: $.id: expected Int") == true)
    #expect(answer.command == "sculpt --schema schema.json")
    let components = #"""
      {"openapi": "3.1.0", "components": {"schemas": {
        "A": {"type": "object", "properties": {"a": {"$ref": "/etc/passwd"}}},
        "B": {"type": "object", "properties": {"b": {"type": "string"}}}}}}
      """#
    let several = Playground.answer(Playground.Question(schema: components, payload: "{}"))
    #expect(several.code?.contains("struct A: ") == true && several.command.contains("--openapi"))
    #expect(several.problems.count == 1 && several.notes.contains { $0.contains("/etc/passwd") })
    #expect(Playground.answer(Playground.Question(schema: "[1]")).error?.isEmpty == false)
  }

  @Test func samplesWithoutTextAreNone() {
    let answer = Playground.answer(
      Playground.Question(samples: ["", #"{"a": 1}"#, " \n", #"{"a": }"#]))
    #expect(answer.error?.hasPrefix("sample 4:1:7: error: ") == true)
    #expect(answer.command == "sculpt sample2.json sample4.json -n Root")
  }

  @Test func namesAreQuotedForTheShell() throws {
    let answer = try answer(#"{"samples": ["1"], "name": "a'b; rm", "tolerant": true}"#)
    #expect(answer.command == #"sculpt sample1.json -n 'a'\''b; rm' --tolerant"#)
  }

  @Test(
    "A payload that fits is shown as the types decode it",
    arguments: [
      // Conversions, keys that the types do not have, and what is empty where it is missing.
      (#"{"id": "2", "other": 1}"#, #"{"id":2,"tags":[]}"#),
      // Null where the samples had it, and nothing where they had none.
      (#"{"id": 3, "tags": ["a"], "note": null}"#, #"{"id":3,"tags":["a"],"note":null}"#),
      // Every document.
      ("{\"id\": 1}\n{\"id\": 2}", #"{"id":1,"tags":[]} {"id":2,"tags":[]}"#),
      // One that does not fit is not shown, and the others are.
      ("{\"id\": \"x\"}\n{\"id\": []}\n{\"id\": 2}", #"{"id":2,"tags":[]}"#),
      (#"{"id": []}"#, ""), ("", ""), ("{", ""),
    ])
  func decodedValues(_ payload: String, _ expected: String) throws {
    var question = Playground.Question()
    question.samples = [#"{"id": 1, "tags": ["x"], "note": null}"#, #"{"id": 1, "tags": ["x"]}"#]
    question.payload = payload
    let decoded = Playground.answer(question).decoded
    let compact = try decoded.map { try AnyValue(json: $0).jsonString() }
    #expect(compact.joined(separator: " ") == expected)
    #expect(decoded.allSatisfy { $0.contains("\n  \"id\": ") })
  }

  @Test("Repairs are in the decoded value, in text and in values")
  func decodedRepairs() throws {
    var question = Playground.Question()
    question.samples = [#"{"id": 1, "tags": ["x"]}"#]
    (question.payload, question.repairs) = ("{id: '2', tags: [\"a\",] // c\n", true)
    let answer = Playground.answer(question)
    #expect(answer.problems == [] && answer.repairs.count > 3)
    #expect(try answer.decoded.map { try AnyValue(json: $0) } == [["id": 2, "tags": ["a"]]])
  }
}
