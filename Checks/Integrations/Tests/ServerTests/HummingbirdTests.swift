import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Maquette
import MaquetteCodable
import MaquetteHummingbird
import MaquetteNIO
import NIOCore
import Testing

extension ServedOrder: ResponseGenerator {}

/// A type that is only `Codable`.
private struct PlainOrder: ResponseCodable, Equatable {
  var id: Int
  var customer: String
}

/// A model that is used as `Codable`.
@Mappable
private struct BridgedOrder: MappedCodable, ResponseEncodable {
  @CodingKey("identifier") var id: Int
}

private struct CodableContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let requestDecoder = CodableJSONDecoder()
  let responseEncoder = CodableJSONEncoder()

  init(source: Source) { coreContext = .init(source: source) }
}

private struct SmallContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let maxUploadSize = 100

  init(source: Source) { coreContext = .init(source: source) }
}

@Suite struct HummingbirdTests {
  /// The response of a server.
  private struct Answer {
    var status: HTTPResponse.Status
    var type: String?
    var body: String

    var problem: AnyValue { get throws { try AnyValue(json: body) } }
  }

  private func answer<Context: RequestContext>(
    _ body: String, type: String? = nil, _ router: Router<Context>,
    _ setup: TestingSetup = .router
  ) async throws -> Answer where Context.Source == ApplicationRequestContextSource {
    try await Application(router: router).test(setup) { client in
      let headers: HTTPFields = type.map { [.contentType: $0] } ?? [:]
      return try await client.execute(
        uri: "/", method: .post, headers: headers, body: ByteBuffer(string: body)
      ) { response in
        Answer(
          status: response.status, type: response.headers[.contentType],
          body: String(buffer: response.body))
      }
    }
  }

  private var echo: Router<BasicRequestContext> {
    let router = Router()
    router.post { request, context in try await request.decode(ServedOrder.self, context: context) }
    return router
  }

  @Test(arguments: [TestingSetup.router, .live, .ahc()])
  func `A model comes and goes as the body`(setup: TestingSetup) async throws {
    let text = try ServedOrder.example(7).jsonString()
    let answer = try await answer(text, type: "application/json", echo, setup)
    #expect(answer.status == .ok)
    #expect(answer.type == "application/json; charset=utf-8")
    #expect(answer.body == text)
  }

  @Test func `A body of hundreds of kilobytes comes and goes over a socket`() async throws {
    var order = ServedOrder.example(7)
    order.items = (0..<20_000).map { ServedItem(sku: "sku/\($0)", count: 1 + $0 % 1000) }
    let text = try order.jsonString()
    let answer = try await answer(text, echo, .live)
    #expect(answer.body == text)
  }

  @Test func `Each body that cannot be taken has its status`() async throws {
    let table: [(String, String?, HTTPResponse.Status)] = [
      ("", nil, .badRequest),
      ("{", nil, .badRequest),
      (#"{"id":1,"customer":"a"} x"#, nil, .badRequest),
      ("{\"id\":1,\"customer\":\"\u{7}\"}", nil, .badRequest),
      (String(repeating: "[", count: 5000), nil, .badRequest),
      (#"{"id":1,"customer":"\ud800"}"#, nil, .badRequest),
      ("[]", nil, .unprocessableContent),
      ("{}", nil, .unprocessableContent),
      (#"{"id":1,"customer":"a","items":[{"sku":"x","count":0}]}"#, nil, .unprocessableContent),
      (#"{"id":1,"customer":"a"}"#, "application/x-www-form-urlencoded", .unsupportedMediaType),
      (#"{"id":1,"customer":"a"}"#, "text/plain", .unsupportedMediaType),
      (#"{"id":1,"customer":"a"}"#, "Application/JSON ; charset=utf-8", .ok),
      (#"{"id":1,"customer":"a"}"#, "application/vnd.orders+json", .ok),
      (#"{"id":1,"customer":"a"}"#, nil, .ok),
    ]
    for (body, type, status) in table {
      let answer = try await answer(body, type: type, echo)
      #expect(answer.status == status, "\(body.prefix(60)) as \(type ?? "nothing")")
      if status == .badRequest || status == .unprocessableContent {
        #expect(answer.type == "application/problem+json")
        #expect(try answer.problem["status"].int == status.code)
      }
    }
  }

  @Test func `A problem tells every error with pointer, code and place`() async throws {
    let body = """
      {"id":"x","customer":null,
       "items":[{"sku":"a","count":1},{"sku":"b~/c","count":1001},{"count":1}]}
      """
    let answer = try await answer(body, echo)
    let errors = try #require(try answer.problem["errors"].array)
    let pointers = errors.map { $0["pointer"].string }
    #expect(pointers.contains("/id"))
    #expect(pointers.contains("/customer"))
    #expect(pointers.contains("/items/1/count"))
    #expect(pointers.contains { $0?.hasPrefix("/items/2") == true })
    #expect(errors[0]["code"] == "typeMismatch")
    #expect(errors[0]["line"] == 1)
    #expect(errors[0]["column"] == 7)
    #expect(try answer.problem["detail"] == .string("\(errors.count) errors"))
    #expect(try answer.problem["title"] == "Unprocessable Content")
  }

  @Test func `A problem hides values if the mapper does`() async throws {
    let router = Router()
    let mapper = JSONMapper(options: .init(hidesValues: true))
    router.post { request, context in
      try await request.decode(ServedOrder.self, by: mapper, context: context)
    }
    let answer = try await answer(#"{"id":"secret","customer":"a"}"#, router)
    #expect(answer.status == .unprocessableContent)
    #expect(!answer.body.contains("secret"))
  }

  @Test func `A hostile body makes no larger problem than the limit of issues allows`() async throws
  {
    let router = Router()
    let mapper = JSONMapper(options: .init(limits: .init(issues: 20)))
    router.post { request, context in
      let items = try await request.decode([ServedItem].self, by: mapper, context: context)
      return "\(items.count)"
    }
    let body = "[" + String(repeating: "{},", count: 50_000) + "{}]"
    let answer = try await answer(body, router)
    #expect(answer.status == .unprocessableContent)
    let errors = try #require(try answer.problem["errors"].array)
    #expect(errors.count == 21 && errors[0]["code"] == "missingKey")
    #expect(errors[20]["code"] == "tooManyIssues")
  }

  @Test func `An error after more repairs than the limit of issues is in the problem`() async throws
  {
    let router = Router()
    let mapper = JSONMapper(options: .init(limits: .init(issues: 5)))
    router.post { request, context in
      let numbers = try await request.decode([Int].self, by: mapper, context: context)
      return "\(numbers.count)"
    }
    let answer = try await answer(#"["1","2","3","4","5","6","x"]"#, router)
    #expect(answer.status == .unprocessableContent)
    #expect(try answer.problem["errors"][0]["pointer"] == "/6")
  }

  @Test func `Long keys in a body do not make a far longer problem`() async throws {
    let router = Router()
    router.post { request, context in
      let stock = try await request.decode([String: [ServedItem]].self, context: context)
      return "\(stock.count)"
    }
    let key = String(repeating: "k", count: 1 << 20)
    let items = Array(repeating: "{}", count: 5000).joined(separator: ",")
    let answer = try await answer(#"{"\#(key)":[\#(items)]}"#, router)
    #expect(answer.status == .unprocessableContent)
    #expect(answer.body.utf8.count < 300_000)
    #expect(try #require(try answer.problem["errors"].array).count >= 1000)
  }

  @Test(arguments: [TestingSetup.router, .live])
  func `A body beyond the limit of the context is 413`(setup: TestingSetup) async throws {
    let router = Router(context: SmallContext.self)
    router.post { request, context in try await request.decode(ServedOrder.self, context: context) }
    let long = String(repeating: "a", count: 200)
    let refused = try await answer(#"{"id":1,"customer":"\#(long)"}"#, router, setup)
    #expect(refused.status == .contentTooLarge)
    #expect(refused.type == "application/problem+json")
    #expect(try refused.problem["errors"][0]["code"] == "sizeExceeded")
    #expect(try await answer(#"{"id":1,"customer":"a"}"#, router, setup).status == .ok)
  }

  @Test(arguments: [TestingSetup.router, .live])
  func `A body that is compressed or in another charset is 415`(setup: TestingSetup) async throws {
    let router = Router()
    router.post { request, context in
      _ = try await request.decode(ServedOrder.self, context: context)
      return HTTPResponse.Status.ok
    }
    router.post("lines") { request, _ in
      HTTPResponse.Status(
        code: try await request.lines(of: ServedOrder.self).collected().count == 1 ? 200 : 500)
    }
    let body = ByteBuffer(string: #"{"id":1,"customer":"a"}"#)
    let table: [(path: String, HTTPField.Name, value: String, HTTPResponse.Status)] = [
      ("/", .contentEncoding, "gzip", .unsupportedMediaType),
      ("/", .contentEncoding, "identity, br", .unsupportedMediaType),
      ("/", .contentEncoding, "Identity", .ok),
      ("/lines", .contentEncoding, "gzip", .unsupportedMediaType),
      ("/", .contentType, "application/json; charset=utf-16", .unsupportedMediaType),
      ("/", .contentType, "application/json;charset=\"latin1\"", .unsupportedMediaType),
      ("/", .contentType, "application/json; charset", .unsupportedMediaType),
      ("/", .contentType, "application/json; v=1; Charset=\"UTF-8\"", .ok),
      ("/", .contentType, "application/json;", .ok),
      ("/", .contentType, "application/x-ndjson", .unsupportedMediaType),
      ("/", .contentType, "", .unsupportedMediaType),
      ("/lines", .contentType, "application/x-ndjson", .ok),
      ("/lines", .contentType, "application/jsonl; charset=utf-8", .ok),
      ("/lines", .contentType, "application/json", .ok),
      ("/lines", .contentType, "text/plain", .unsupportedMediaType),
      ("/lines", .contentType, "application/x-ndjson; charset=utf-16", .unsupportedMediaType),
    ]
    try await Application(router: router).test(setup) { client in
      for (path, name, value, status) in table {
        try await client.execute(
          uri: path, method: .post, headers: [name: value], body: body
        ) { response in
          #expect(response.status == status, "\(path) \(name): \(value)")
          if name == .contentEncoding, status != .ok {
            #expect(response.headers[.acceptEncoding] == "identity")
          }
        }
      }
    }
  }

  @Test func `A body that is said to be JSON and is compressed all the same is 400`() async throws {
    let router = echo
    let gzip: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 4, 0, 0x43, 0xBE, 0xB7, 0xE8]
    try await Application(router: router).test(.router) { client in
      try await client.execute(uri: "/", method: .post, body: ByteBuffer(bytes: gzip)) {
        #expect($0.status == .badRequest)
      }
    }
  }

  @Test(arguments: [TestingSetup.router, .live])
  func `Every error of every line is in the problem`(setup: TestingSetup) async throws {
    let router = Router()
    router.post { request, _ in
      var problem = MappingProblem([])
      for try await line in try request.lines(of: ServedOrder.self).reports {
        problem.errors += line.errors
      }
      guard problem.errors.isEmpty else { throw problem }
      return HTTPResponse.Status.ok
    }
    let body = #"{"id":1,"customer":"a"}"# + "\n" + #"{"id":"x","items":[{"sku":1}]}"# + "\n{}\n"
    let answer = try await answer(body, router, setup)
    let errors = try #require(try answer.problem["errors"].array)
    let told = errors.map { "\($0["pointer"].string ?? "") \($0["line"].int ?? 0)" }
    #expect(
      Set(told).isSuperset(of: ["/id 2", "/customer 2", "/items/0/count 2", "/id 3", "/customer 3"])
    )
    #expect(told.allSatisfy { !$0.hasSuffix(" 1") })
    #expect(answer.status == .unprocessableContent)
  }

  @Test func `A problem of lines has the gravest status`() {
    func status(_ codes: MappingError.Code...) -> HTTPResponse.Status {
      MappingProblem(codes.map { MappingError($0) }).status
    }
    #expect(status(.missingKey) == .unprocessableContent)
    #expect(status(.missingKey, .unexpectedEnd) == .badRequest)
    #expect(status(.unexpectedEnd, .sizeExceeded, .missingKey) == .contentTooLarge)
    #expect(status() == .unprocessableContent)
  }

  @Test(arguments: [TestingSetup.router, .live])
  func `Lines are read as they arrive, and lines are answered`(setup: TestingSetup) async throws {
    let router = Router()
    router.post { request, _ in
      let counts = try request.lines(of: ServedOrder.self)
        .map { line in (try? line.get().id) ?? -1 }
      return Response(lines: counts, status: .accepted)
    }
    let orders = (0..<5000).map(ServedOrder.example)
    let text = String(decoding: try JSONMapper().encodeLines(orders), as: UTF8.self)
    let answer = try await answer(text + "{}\n", router, setup)
    #expect(answer.status == .accepted)
    #expect(answer.type == "application/x-ndjson")
    let expected = orders.map { "\($0.id)\n" }.joined() + "-1\n"
    #expect(answer.body == expected)
  }

  @Test(arguments: [TestingSetup.router, .live])
  func `Elements are read as they arrive`(setup: TestingSetup) async throws {
    let router = Router()
    router.post { request, _ in
      try await Response(
        json: try request.elements(of: ServedOrder.self).collected().map { try $0.get() })
    }
    let text = try (0..<5000).map(ServedOrder.example).jsonString()
    #expect(try await answer(text, router, setup).body == text)
  }

  @Test func `A stream is bounded by the limits of its mapper`() async throws {
    let router = Router()
    let mapper = JSONMapper(options: .init(limits: .init(size: 1000, recordSize: 100)))
    router.post { request, _ in
      var errors: [MappingError] = []
      for try await line in try request.lines(of: ServedOrder.self, by: mapper) {
        if case .failure(let error) = line { errors.append(error) }
      }
      if !errors.isEmpty { throw MappingProblem(errors) }
      return HTTPResponse.Status.ok
    }
    let line = #"{"id":1,"customer":"a"}"# + "\n"
    #expect(try await answer(line, router).status == .ok)
    #expect(
      try await answer(String(repeating: line, count: 100), router).status == .contentTooLarge)
    let long = #"{"id":1,"customer":"\#(String(repeating: "a", count: 200))"}"#
    #expect(try await answer(long, router).status == .contentTooLarge)
  }

  @Test func `Our coders serve a context`() async throws {
    let router = Router(context: CodableContext.self)
    router.post { request, context in
      try await request.decode(as: PlainOrder.self, context: context)
    }
    let good = try await answer(#"{"id":1,"customer":"a"}"#, router)
    #expect(good.status == .ok)
    #expect(good.body == #"{"id":1,"customer":"a"}"#)
    let broken = try await answer("{", router)
    #expect(broken.status == .badRequest)
    let wrong = try await answer(#"{"id":1,"customer":5}"#, router)
    #expect(wrong.status == .unprocessableContent)
    #expect(try wrong.problem["errors"][0]["pointer"] == "/customer")
    let missing = try await answer(#"{"id":1}"#, router)
    #expect(try missing.problem["errors"][0]["pointer"] == "/customer")
    #expect(try missing.problem["errors"][0]["code"] == "missingKey")
    let form = try await answer("id=1", type: "application/x-www-form-urlencoded", router)
    #expect(form.status == .unsupportedMediaType)
  }

  @Test func `A model that is asked for as Codable goes by its mapping both ways`() async throws {
    let router = Router(context: CodableContext.self)
    router.post { request, context in
      try await request.decode(as: BridgedOrder.self, context: context)
    }
    let answer = try await answer(#"{"identifier":"5"}"#, router)
    #expect(answer.body == #"{"identifier":5}"#)
  }
}
