import Logging
import Maquette
import MaquetteLogging
import Testing

@Suite struct LoggingTests {
  private static let broken = """
    {"id":"7","customer":null,"items":[{"sku":"x","count":5000},{"sku":"y"}]}
    """

  @Test func `An error tells its code, path and place`() throws {
    let text = "{\n\"id\":[],\"customer\":\"\"}"
    let error = #expect(throws: MappingError.self) { try ServedOrder(json: text) }
    let metadata = try #require(error).metadata
    #expect(metadata["code"] == "typeMismatch")
    #expect(metadata["path"] == "id")
    #expect(metadata["line"].map { "\($0)" } == "2")
    #expect(metadata["column"].map { "\($0)" } == "6")
    #expect(metadata["detail"].map { "\($0)" }?.hasPrefix("expected Int, found") == true)
  }

  @Test func `A report tells how many issues there are, and the first, errors before repairs`() {
    let report = JSONMapper().decodeReporting(ServedOrder.self, from: Self.broken)
    let metadata = report.metadata(issues: 2)
    #expect(metadata["errors"].map { "\($0)" } == "\(report.errors.count)")
    #expect(metadata["repairs"].map { "\($0)" } == "1")
    guard case .array(let issues) = metadata["issues"] else {
      Issue.record("no issues")
      return
    }
    #expect(report.errors.count >= 3)
    #expect(issues.count == 2)
    #expect(issues.allSatisfy { "\($0)".hasPrefix("error: ") })
  }

  @Test func `An issue tells what was done about it`() throws {
    let report = JSONMapper().decodeReporting(ServedOrder.self, from: Self.broken)
    let repair = try #require(report.repairs.first)
    #expect(repair.metadata["severity"] == "repair")
    #expect(repair.metadata["resolution"] == "converted")
    #expect(report.issues.first { $0.severity == .error }?.metadata["severity"] == "error")
  }

  @Test func `Long keys are cut in metadata`() {
    let key = String(repeating: "k", count: 100_000)
    let report = JSONMapper().decodeReporting([String: Int].self, from: #"{"\#(key)":[]}"#)
    #expect(report.errors.count == 1)
    #expect("\(report.errors.map(\.metadata))".utf8.count < 2000)
    #expect("\(report.metadata())".utf8.count < 2000)
  }

  @Test func `Values that errors hide are not in metadata`() {
    let mapper = JSONMapper(options: .init(hidesValues: true))
    let report = mapper.decodeReporting(ServedOrder.self, from: #"{"id":"secret","customer":"a"}"#)
    #expect(!"\(report.metadata())".contains("secret"))
    #expect(!"\(report.issues.map(\.metadata))".contains("secret"))
    #expect(report.errors.count == 1)
  }
}
